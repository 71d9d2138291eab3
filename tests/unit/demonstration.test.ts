import fs from "node:fs";
import { wcagContrast as contrast } from "culori";
import { checkLaunch, isUntouched, placeOf } from "../../src/content/launch";
import { codes } from "../../src/i18n/languages";
import { facts } from "../../tools/site";

/** Skipped once an owner has edited it. */
const describeDemonstration = isUntouched(process.cwd()) ? describe : describe.skip;

describeDemonstration("the demonstration", () => {
  test("its claim counts what one of its figures gives in per cent", () => {
    const { claim, items } = facts("figures.json");
    const { value } = items.find(({ id }: { id: string }) => id === "on-date");
    for (const code of codes) {
      const [met, all] = claim[code].match(/\d+/g).map(Number);
      expect((100 * met) / all).toBe(value);
    }
  });

  test("in the dark its three grounds can be told apart", () => {
    const { page, raised, deep, line } = facts("brand.json").colours.dark;
    expect(contrast(raised, page)).toBeGreaterThan(1.1);
    expect(contrast(raised, deep)).toBeGreaterThan(contrast(raised, page));
    expect(contrast(deep, "#000")).toBeLessThan(contrast(page, "#000"));
    expect(contrast(line, raised)).toBeGreaterThan(1.8);
  });

  test("the plays on its name are known to the launch check in every language", () => {
    const places = checkLaunch(process.cwd()).map(placeOf);
    for (const code of codes) {
      expect(places).toContain(`locales/${code}/home.json:whoWeAre.title`);
      expect(places).toContain(`locales/${code}/not-found.json:error404.title`);
    }
  });

  test.each(["content/README.md", "content/README.ar.md"])(
    "every file that %s names is there",
    (guide) => {
      const text = fs.readFileSync(guide, "utf8");
      const named = [...text.matchAll(/`((?:content|static|locales)\/[\w./-]+)`/g)];
      const missing = named.filter(([, name = ""]) => !/safety/.test(name) && !fs.existsSync(name));
      expect(missing).toEqual([]);
    },
  );
});
