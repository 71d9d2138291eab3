import fs from "node:fs";
import { checkLaunch, isUntouched, placeOf } from "../../src/content/launch";
import { codes } from "../../src/i18n/languages";
import { facts, words } from "../../tools/site";

/** The demonstration has the facts of the specification. Skipped once an owner has edited it. */
const describeDemonstration = isUntouched(process.cwd()) ? describe : describe.skip;

describeDemonstration("the demonstration", () => {
  test.each([
    ["partners.json", 13],
    ["vision.json", 5],
    ["services.json", 2],
  ])("%s holds as many entries as the specification says: %i", (file, count) => {
    expect(facts(file).items).toHaveLength(count);
  });

  test("its services have the anchors that links from elsewhere lead to", () => {
    expect(facts("services.json").permanentIds).toEqual(["resturant", "build"]);
  });

  test("its claim is one of its figures", () => {
    const { claim, items } = facts("figures.json");
    const { value } = items.find(({ id }: { id: string }) => id === "on-date");
    for (const code of codes) expect(claim[code]).toContain(`${value}%`);
  });

  test("its counter runs up to 2016", () => {
    expect(facts("site.json").foundingYear).toBe(2016);
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

  test("it has its seven networks, and 14 clients in every language", () => {
    expect(facts("site.json").social).toHaveLength(7);
    for (const code of codes) expect(words(code, "clients").items).toHaveLength(14);
  });
});
