import path from "node:path";
import MiniSearch from "minisearch";
import { buildSearchIndex } from "../../../src/publish/search-index";
import { indexOptions } from "../../../src/search/index-options";

const root = path.resolve(__dirname, "../../..");
const index = (language: "ar" | "en") =>
  MiniSearch.loadJSON(buildSearchIndex(root, language), indexOptions);

test("both languages list the same sections", () => {
  const ids = (language: "ar" | "en") => Object.values(index(language).toJSON().documentIds).sort();
  expect(ids("en")).toEqual(ids("ar"));
});
