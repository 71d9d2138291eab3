import { readSiteTexts } from "../gatsby-plugin-checked-content/site/site-files";
import { toJson } from "./file-formats";

test.each([...readSiteTexts(".")])("%s is written back as it was", (_name, text) => {
  expect(toJson(JSON.parse(text))).toBe(text);
});

test("a picture beside its file is named as the others are", () => {
  const named = { image: "./images/a.png", text: "./b", link: "../images/c.png" };
  expect(JSON.parse(toJson(named))).toEqual({ ...named, image: "images/a.png" });
});

test("what the check refuses is no longer in a file", () => {
  const copied = "Once\u000ba\u0007 week\ud800, in\uffff writing\r\n\r\nAnd\tthen 🏗";
  const [title] = JSON.parse(toJson({ meta: [copied] })).meta;
  expect(title).toBe("Once a  week , in  writing\n\nAnd\tthen 🏗");
});
