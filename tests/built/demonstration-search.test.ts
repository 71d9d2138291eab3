import { siteFacts } from "../../src/content/site-facts";
import { codes } from "../../src/i18n/languages";
import { finderIn } from "../../src/search/find";
import { loadStem, type Stem } from "../../src/search/stemmers";
import { read } from "./built-site";
import { queries } from "./demonstration-queries";

/** The demonstration's mail goes nowhere; with a company's own address, these queries say nothing about its pages. */
const isDemonstration = String(siteFacts().email).endsWith(".example");

(isDemonstration ? describe : describe.skip)("on the demonstration", () => {
  describe.each(codes.filter((code) => code in queries))("in %s", (code) => {
    let stem: Stem;
    beforeAll(async () => {
      stem = await loadStem(code);
    });

    test.each(queries[code])("%s finds %s first", (typed, place, title = "") => {
      const [first] = finderIn(read(`/search/${code}.json`), stem).find(typed);
      expect({ typed, to: first?.to, title: first?.title.slice(0, title.length) }).toEqual({
        typed,
        to: place,
        title,
      });
    });
  });
});
