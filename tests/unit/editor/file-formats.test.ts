import fs from "node:fs";
import {
  factsToFile,
  pageFromFile,
  pageToFile,
  wordsFromFile,
  wordsToFile,
} from "../../../src/editor/file-formats";

/** The JSON that the guide shows for a new page: its words, then the page. */
const [words = "", page = ""] = [
  ...fs.readFileSync("content/README.md", "utf8").matchAll(/```json\n([\s\S]*?)```/g),
].map(([, json = ""]) => `${JSON.stringify(JSON.parse(json), null, 2)}\n`);

test("the form for a new page writes what the guide writes by hand", () => {
  const form = { path: "/safety", sections: ["safety:rules"] };
  expect(pageToFile(form)).toBe(page);
  expect(pageFromFile(page)).toMatchObject(form);
  expect(wordsFromFile(words).parts).toEqual([expect.objectContaining({ id: "rules" })]);
  expect(wordsToFile(wordsFromFile(words))).toBe(words);
});

test("words for the search are kept where a section has them", () => {
  const text =
    '{\n  "meta": {},\n  "a": {\n    "title": "b",\n    "keywords": "c",\n    "text": "d"\n  }\n}\n';
  expect(wordsToFile(wordsFromFile(text))).toBe(text);
});

test("a page's picture is kept", () => {
  const headerImage = "../images/bands/services.jpg";
  const text = pageToFile({ path: "/a", headerImage, sections: ["a:b"] });
  expect(pageFromFile(text)).toMatchObject({ headerImage });
});

test("a picture beside a file of facts is named as the others are", () => {
  expect(factsToFile({ image: "./images/a.png", text: "./b", link: "../images/c.png" })).toBe(
    '{\n  "image": "images/a.png",\n  "text": "./b",\n  "link": "../images/c.png"\n}\n',
  );
});
