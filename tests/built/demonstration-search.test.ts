import { isUntouched } from "../../src/content/launch";
import { codes } from "../../src/i18n/languages";
import { createSearch } from "../../src/search/create-search";
import { loadStem, type Stem } from "../../src/search/stemmers";
import { read } from "./built-site";
import { queries } from "./demonstration-queries";

/** These queries are about the demonstration's pages. They are skipped once an owner has edited them. */
const isDemonstration = isUntouched(process.cwd());

(isDemonstration ? describe : describe.skip)("on the demonstration", () => {
  describe.each(codes.filter((code) => code in queries))("in %s", (code) => {
    let stem: Stem;
    beforeAll(async () => {
      stem = await loadStem(code);
    });

    test.each(queries[code])("%s finds %s first", (typed, place, title = "") => {
      const [first] = createSearch(read(`/search/${code}.json`), stem).find(typed);
      expect({ typed, to: first?.to, title: first?.title.slice(0, title.length) }).toEqual({
        typed,
        to: place,
        title,
      });
    });
  });
});
