import { createSearch } from "../../shared/create-search";
import { codes } from "../../shared/languages";
import { loadStem, type Stem } from "../../shared/stemmers";
import { localizedPath } from "../../shared/urls";
import { isDemonstration } from "../../tools/launch";
import { translations } from "../site-content";
import { read } from "./built-site";
import queriesByLanguage from "./demonstration-queries.json";

/** What visitors type, separated by commas, by the place that must come first among the results. */
const queries: Partial<Record<string, Record<string, string>>> = queriesByLanguage;

// These queries are about the demonstration's pages.
(isDemonstration(".") ? describe : describe.skip)("on the demonstration", () => {
  describe.each(codes.filter((code) => code in queries))("in %s", (code) => {
    let stem: Stem;
    beforeAll(async () => {
      stem = await loadStem(code);
    });

    test("each page and section that has words of its own is in the index", () => {
      const { storedFields } = JSON.parse(read(`/search/${code}.json`));
      const found = Object.values<{ to: string }>(storedFields).map(({ to }) => to);
      const { places } = translations(code, "search");
      for (const [page, words] of Object.entries<object>(places))
        for (const anchor of Object.keys(words))
          expect(found).toContain(
            localizedPath(page === "home" ? "/" : page) + (anchor === "page" ? "" : `#${anchor}`),
          );
    });

    test("what is found on the home page is under its name in the menu", () => {
      const { storedFields } = JSON.parse(read(`/search/${code}.json`));
      const pages = Object.values<{ to: string; page: string }>(storedFields)
        .filter(({ to }) => to.split("#")[0] === localizedPath("/"))
        .map(({ page }) => page);
      expect([...new Set(pages)]).toEqual([translations(code, "common").navigation.home]);
    });

    test.each(Object.entries(queries[code] ?? {}))("%s comes first for %s", (place, typed) => {
      const { groups, ignored } = translations(code, "search");
      const index = read(`/search/${code}.json`);
      const search = createSearch(index, stem, Object.values(groups), ignored);
      for (const query of typed.split(/[,،] /))
        expect([query, search(query)[0]?.to]).toEqual([query, place]);
    });
  });
});
