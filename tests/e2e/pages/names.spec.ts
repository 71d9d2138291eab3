import type { Page } from "@playwright/test";
import { otherLanguage } from "../../../src/i18n/languages";
import { sharePictureSize } from "../../../src/shared/pictures";
import { sharePicture } from "../../../tools/brand/share-pictures";
import { facts, languages } from "../content";
import { boxesOf, expect, test, visit, writeNames } from "../site";

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
    await page.evaluate(() => delete document.documentElement.dataset.layout);
    for (const place of ["h1", "footer"]) {
      const [drawing] = await boxesOf([page.locator(`${place} .lettering svg`)]);
      expect(drawing.x).toBeGreaterThanOrEqual(0);
      expect(drawing.x + drawing.width).toBeLessThanOrEqual(360);
      expect(drawing.width / drawing.height).toBeGreaterThan(5);
    }
  });

for (const { code } of languages) {
  const other = otherLanguage(code)?.code ?? code;

  test(`no company's name lies on another word, in ${code}`, async ({ page }) => {
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
        for (const place of ["header:not(main header)", "main > section:first-child", "footer"])
          expect(await overlappingInk(page, place), `${long} at ${width} in ${place}`).toEqual([]);
      }
    }
  });

  test(`no name lies on another word in a sharing picture in ${code}`, async ({ page }) => {
    await page.setViewportSize(sharePictureSize);
    const picture = `content/${facts("site.json").picture}`;
    for (const own of names) {
      await page.setContent(await sharePicture(picture, [own[code] ?? "", own[other] ?? ""], code));
      await page.evaluate(() => document.fonts.ready);
      expect(await overlappingInk(page, ".logo, h1, p"), own[code]).toEqual([]);
      const end = await page.locator("p").evaluate((line) => line.getBoundingClientRect().bottom);
      expect(end).toBeLessThanOrEqual(sharePictureSize.height - 70);
    }
  });
}

/** Pairs of words, in one element or several, whose ink lies on one another: what is drawn, not the boxes of lines. */
function overlappingInk(page: Page, selector: string): Promise<string[]> {
  return page.evaluate((elements) => {
    const canvas = document.createElement("canvas").getContext("2d");
    if (!canvas) throw new Error("There is no canvas.");
    const words: { text: string; left: number; right: number; top: number; bottom: number }[] = [];
    for (const element of document.querySelectorAll(elements)) {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const parent = node.parentElement ?? element;
        if (parent.closest(".visually-hidden")) continue;
        const { font } = getComputedStyle(parent);
        for (const { 0: text, index } of (node.textContent ?? "").matchAll(/\S+/g)) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + text.length);
          const { left, right, top, width } = range.getBoundingClientRect();
          canvas.font = font;
          const ink = canvas.measureText(text);
          const baseline = top + ink.fontBoundingBoxAscent;
          if (width > 1)
            words.push({
              text,
              left,
              right,
              top: baseline - ink.actualBoundingBoxAscent,
              bottom: baseline + ink.actualBoundingBoxDescent,
            });
        }
      }
    }
    return words.flatMap((one, index) =>
      words
        .slice(index + 1)
        .filter(
          (other) =>
            one.left < other.right - 1 &&
            other.left < one.right - 1 &&
            one.top < other.bottom - 1 &&
            other.top < one.bottom - 1,
        )
        .map((other) => `${one.text} / ${other.text}`),
    );
  }, selector);
}
