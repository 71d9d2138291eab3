import { otherLanguage } from "../../../src/i18n/languages";
import { facts, languages } from "../content";
import { boxesOf, expect, layOut, test, visit, writeNames } from "../site";
import { textFaults } from "../text-boxes";

const { name, fullName } = facts("site.json");
const { lettering = {} } = facts("brand.json");

/** Names of other companies, whose letters reach far below their line. */
const names: Record<string, string>[] = [
  { ar: "صرح", en: "Sarh" },
  { ar: "جمع", en: "Jamg" },
  { ar: "شركة الصفح للإنشاءات", en: "Gypsy Pyramids Group" },
  { ar: "مجموعة فتح وجمع لأعمال الصروح والمجامع", en: "Jaggy Pyramids Engineering & Contracting" },
];

for (const { code } of languages.filter(({ code }) => lettering[code]))
  test(`the name is lettering in the hero and the footer, and a text for readers, in ${code}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await visit(page, `/${code}/`);
    await expect(page.getByRole("heading", { level: 1, name: fullName[code] })).toBeVisible();
    await layOut(page);
    for (const place of ["h1", "footer"]) {
      const [drawing] = await boxesOf([page.locator(`${place} .lettering svg`)]);
      expect(drawing.x).toBeGreaterThanOrEqual(0);
      expect(drawing.x + drawing.width).toBeLessThanOrEqual(360);
      expect(drawing.width / drawing.height).toBeGreaterThan(5);
    }
  });

for (const { code } of languages) {
  const other = otherLanguage(code)?.code ?? code;

  test(`every company's name is seen whole, in ${code}`, async ({ page }) => {
    await visit(page, `/${code}/`);
    await writeNames(page);
    let [shortShown, longShown, otherShown] = [name[code], fullName[code], fullName[other]];
    for (const own of names) {
      const long = own[code] ?? longShown;
      // A short name has 20 letters at most.
      const short = long.slice(0, 20).trim();
      const replaced = [
        [longShown, long],
        [otherShown, own[other] ?? otherShown],
        [shortShown, short],
      ];
      await page.evaluate((pairs) => {
        const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        for (let node = texts.nextNode(); node; node = texts.nextNode()) {
          const pair = pairs.find(([from]) => from === node.textContent);
          if (pair) node.textContent = pair[1] ?? "";
        }
      }, replaced);
      [shortShown, longShown, otherShown] = [short, long, own[other] ?? otherShown];
      for (const width of [360, 768, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const faults = await page.evaluate(textFaults);
        expect(
          faults.filter((fault) => fault.startsWith("cut")),
          `${long} at ${width}`,
        ).toEqual([]);
      }
    }
  });
}
