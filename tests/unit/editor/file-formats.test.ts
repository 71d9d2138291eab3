import { schemaNameOf } from "../../../src/content/content-schemas";
import { readSiteTexts } from "../../../src/content/site-files";
import { countedAnew, formats } from "../../../src/editor/file-formats";
import { examplesOf } from "../../guide-examples";

const [words = "", page = ""] = examplesOf("content/README.md").map(
  (json) => `${JSON.stringify(JSON.parse(json), null, 2)}\n`,
);

test("the forms for a new page write what the guide writes by hand", () => {
  expect(formats.plain.toFile(formats.plain.fromFile(page))).toBe(page);
  expect(formats.translations.fromFile(words).parts).toEqual([
    expect.objectContaining({ id: "rules" }),
  ]);
  expect(formats.translations.toFile(formats.translations.fromFile(words))).toBe(words);
});

const texts = [...readSiteTexts(".")].filter(([name]) => name.startsWith("locales/"));

test.each(texts)(
  "the form of pages to read takes %s where it is one, and writes it back",
  (name, text) => {
    const form = formats.translations.fromFile(text);
    expect(form.form === "reading").toBe(schemaNameOf(name) === "page-locale");
    if (form.form) expect(formats.translations.toFile(form)).toBe(text);
  },
);

test("words for the search are kept where a section has them", () => {
  const text =
    '{\n  "meta": {},\n  "a": {\n    "title": "b",\n    "keywords": "c",\n    "text": "d"\n  }\n}\n';
  expect(formats.translations.toFile(formats.translations.fromFile(text))).toBe(text);
});

test("a picture beside its file is named as the others are", () => {
  const named = { image: "./images/a.png", text: "./b", link: "../images/c.png" };
  expect(JSON.parse(formats.plain.toFile(named))).toEqual({ ...named, image: "images/a.png" });
});

test.each(Object.entries(formats))(
  "what the check refuses is no longer in a file of %s",
  (_name, { toFile }) => {
    const copied = "Once\u000ba\u0007 week\ud800, in\uffff writing\r\n\r\nAnd\tthen 🏗";
    const [title] = JSON.parse(toFile({ meta: [copied] })).meta;
    expect(title).toBe("Once a  week , in  writing\n\nAnd\tthen 🏗");
  },
);

test.each([
  ["another number", { value: 151 }, 1],
  ["another number, in its words", { text: "151 of 200" }, 1],
  ["other words", { text: "of all projects" }, 0],
  ["another number and month", { value: 151, asOf: "2026-11" }, 0],
  ["another id, as a new figure has", { id: "b", value: 151 }, 0],
])("a figure with %s", (_name, change, count) => {
  const figure = { id: "a", value: 141, asOf: "2026-09" };
  expect(countedAnew([figure], [{ ...figure, ...change }])).toHaveLength(count);
});
