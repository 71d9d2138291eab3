import path from "node:path";
import MiniSearch from "minisearch";
import { buildSearchIndex } from "../../../src/publish/search-index";
import { indexOptions } from "../../../src/search/index-options";

const root = path.resolve(__dirname, "../../..");
const index = (language: "ar" | "en") =>
  MiniSearch.loadJSON(buildSearchIndex(root, language), indexOptions);

test.each([
  "إدارة المطاعم",
  "ادارة المطاعم",
  "اداره المطاعم",
  "إداره مطاعم",
  "إِدَارَةُ المَطَاعِم",
  "ادارة والمطاعم",
  "ادارة للمطاعم",
  "بالمطاعم إدارة",
  "إدارة كالمطاعم",
  "أدارة المطـــاعم",
])("however it is spelt, %s finds the restaurants first", (query) => {
  expect(index("ar").search(query)[0]?.id).toBe("/services/#resturant");
});

test.each([
  ["ar", "وظيفة", "/clients/#careers"],
  ["en", "job", "/clients/#careers"],
  ["ar", "٢٠١٦", "/#vision"],
  ["en", "2016", "/#vision"],
  ["en", "CONSTRUCTION", "/services/#build"],
  ["en", "constuction", "/services/#build"],
] as const)("in %s, %s finds %s", (language, query, id) => {
  expect(
    index(language)
      .search(query)
      .map((result) => result.id),
  ).toContain(id);
});

test("both languages list the same sections", () => {
  const ids = (language: "ar" | "en") => Object.values(index(language).toJSON().documentIds).sort();
  expect(ids("en")).toEqual(ids("ar"));
});
