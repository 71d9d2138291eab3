import { checkKeywords } from "../../../src/content/checks/keywords";
import { JsonFile } from "../../../src/content/json-file";
import { keywordsIn, withoutKeywords } from "../../../src/content/keywords";

const words = {
  title: "Our workshop",
  keywords: "boats, ships",
  listTitle: "Our boats",
  listKeywords: "ferries",
  place: { label: "Where we are", title: "Long Quay", keywords: "map" },
};

test("keywords belong to the title or the label beside them", () => {
  expect(keywordsIn(words)).toEqual([
    ["Our workshop", "boats, ships"],
    ["Our boats", "ferries"],
    ["Long Quay", "map"],
    ["Where we are", "map"],
  ]);
});

test("a page gets its words without the keywords", () => {
  expect(JSON.parse(withoutKeywords(JSON.stringify(words)))).toEqual({
    title: "Our workshop",
    listTitle: "Our boats",
    place: { label: "Where we are", title: "Long Quay" },
  });
});

const problemsOf = (value: object) =>
  checkKeywords(new JsonFile("locales/en/boats.json", JSON.stringify(value, null, 2)));

test("keywords without a title beside them are refused, each with its place", () => {
  expect(problemsOf(words)).toEqual([]);
  expect(
    problemsOf({ title: "Boats", listKeywords: "ferries", place: { keywords: "map" } }),
  ).toEqual([
    expect.objectContaining({
      line: 3,
      field: "listKeywords",
      message: expect.stringContaining('"listTitle"'),
    }),
    expect.objectContaining({
      line: 5,
      field: "place.keywords",
      message: expect.stringContaining('"title"'),
    }),
  ]);
});
