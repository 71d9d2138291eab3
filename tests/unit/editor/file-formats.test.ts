import { formats } from "../../../src/editor/file-formats";
import { examplesOf } from "../../guide-examples";

const [words = "", page = ""] = examplesOf("content/README.md").map(
  (json) => `${JSON.stringify(JSON.parse(json), null, 2)}\n`,
);

test("the form for a new page writes what the guide writes by hand", () => {
  const form = { path: "/safety", sections: ["safety:rules"] };
  expect(formats.page.toFile(form)).toBe(page);
  expect(formats.page.fromFile(page)).toMatchObject(form);
  expect(formats.words.fromFile(words).parts).toEqual([expect.objectContaining({ id: "rules" })]);
  expect(formats.words.toFile(formats.words.fromFile(words))).toBe(words);
});

test("words for the search are kept where a section has them", () => {
  const text =
    '{\n  "meta": {},\n  "a": {\n    "title": "b",\n    "keywords": "c",\n    "text": "d"\n  }\n}\n';
  expect(formats.words.toFile(formats.words.fromFile(text))).toBe(text);
});

test("a page's picture is kept", () => {
  const headerImage = "../images/bands/services.jpg";
  const text = formats.page.toFile({ path: "/a", headerImage, sections: ["a:b"] });
  expect(formats.page.fromFile(text)).toMatchObject({ headerImage });
});

test("a picture beside a file of facts is named as the others are", () => {
  expect(
    formats.facts.toFile({ image: "./images/a.png", text: "./b", link: "../images/c.png" }),
  ).toBe('{\n  "image": "images/a.png",\n  "text": "./b",\n  "link": "../images/c.png"\n}\n');
});
