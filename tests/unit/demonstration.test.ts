import fs from "node:fs";
import { wcagContrast as contrast } from "culori";
import { isDemonstration } from "../../tools/launch";
import { facts } from "../site-content";

(isDemonstration(".") ? describe : describe.skip)("the demonstration", () => {
  test("in the dark its three grounds can be told apart", () => {
    const { page, raised, deep, line } = facts("brand.json").colours.dark;
    expect(contrast(raised, page)).toBeGreaterThan(1.1);
    expect(contrast(raised, deep)).toBeGreaterThan(contrast(raised, page));
    expect(contrast(page, deep)).toBeGreaterThan(1.25);
    expect(contrast(line, raised)).toBeGreaterThan(1.8);
  });

  test("owners begin with the version that this is, and the list of changes has it", () => {
    const { version, template } = JSON.parse(fs.readFileSync("package.json", "utf8"));
    expect(template.version).toBe(version);
    expect(fs.readFileSync("CHANGELOG.md", "utf8")).toContain(`\n## ${version}\n`);
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
