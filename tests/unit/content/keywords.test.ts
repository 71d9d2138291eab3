import { keywordsIn, pageTranslations } from "../../../src/content/keywords";

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
  expect(JSON.parse(pageTranslations(JSON.stringify(words)))).toEqual({
    title: "Our workshop",
    listTitle: "Our boats",
    place: { label: "Where we are", title: "Long Quay" },
  });
});
