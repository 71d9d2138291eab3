import type { Page } from "@playwright/test";
import { wcagContrast as contrast } from "culori";
import sharp from "sharp";
import type { Box } from "./site";

interface Run {
  what: string;
  colour: string;
  needed: number;
  boxes: Box[];
}

/** What is written or drawn as an icon inside `selector` on the screen: its colour, what WCAG asks of it, its lines. */
function runsOf(selector: string): Run[] {
  const nodes = [...document.querySelectorAll(selector)].flatMap((part) => {
    const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    const found: Node[] = [];
    while (walker.nextNode()) found.push(walker.currentNode);
    return found;
  });
  return nodes.flatMap((node) => {
    const isIcon = node instanceof SVGSVGElement && Boolean(node.querySelector("use"));
    const element = node instanceof Text ? node.parentElement : isIcon ? node : null;
    const what = node instanceof Text ? node.data.trim() : "icon";
    if (!element?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return [];
    if (!what || element.closest(".visually-hidden, [inert]")) return [];
    const range = document.createRange();
    range.selectNode(node);
    const boxes = [...range.getClientRects()].filter(
      ({ left, top, right, bottom }) =>
        left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight,
    );
    const { color, fontSize, fontWeight } = getComputedStyle(element);
    const size = parseFloat(fontSize);
    const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
    const parts = color.match(/[\d.]+/g) ?? [];
    const hex = parts.slice(0, 3).map((part) => Number(part).toString(16).padStart(2, "0"));
    return boxes.length === 0
      ? []
      : [
          {
            what: what.slice(0, 40),
            colour: `#${hex.join("")}`,
            needed: isIcon || isLarge ? 3 : 4.5,
            boxes: boxes.map((box) => box.toJSON()),
          },
        ];
  });
}

/** A part of the screen with all words and icons in a colour, as pixels of three channels. */
async function paint(page: Page, colour: string, clip: Box) {
  await page.evaluate((to) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      `*, ::before, ::after { transition: none !important } * { -webkit-text-fill-color: ${to} !important } svg:has(use) { forced-color-adjust: none; color: ${to} !important }`,
    );
    document.adoptedStyleSheets = [sheet];
  }, colour);
  const picture = await page.screenshot({ clip });
  return sharp(picture).removeAlpha().raw().toBuffer();
}

/**
 * The contrast that words and icons inside `selector` have on the screen with what is behind their own pixels: all but
 * the worst twentieth of a run's pixels have more. The pixels are those that change with the colour of the glyphs.
 */
export async function glyphContrasts(page: Page, selector: string) {
  const runs = await page.evaluate(runsOf, selector);
  const all = runs.flatMap(({ boxes }) => boxes);
  if (all.length === 0) return [];
  const x = Math.floor(Math.min(...all.map((box) => box.x)));
  const y = Math.floor(Math.min(...all.map((box) => box.y)));
  const width = Math.ceil(Math.max(...all.map((box) => box.x + box.width))) - x;
  const height = Math.ceil(Math.max(...all.map((box) => box.y + box.height))) - y;
  const clip = { x, y, width, height };
  const behind = await paint(page, "transparent", clip);
  const dark = await paint(page, "#000", clip);
  const light = await paint(page, "#fff", clip);
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
  return runs.flatMap(({ boxes, ...run }) => {
    const found: number[] = [];
    const contrasts = new Map<string, number>();
    for (const box of boxes)
      for (let row = Math.floor(box.y) - y; row < Math.min(height, box.y + box.height - y); row++)
        for (let col = Math.floor(box.x) - x; col < Math.min(width, box.x + box.width - x); col++) {
          const at = (row * width + col) * 3;
          // More than half covered by the glyph.
          if ((light[at] ?? 0) - (dark[at] ?? 0) <= 128) continue;
          const ground = `#${behind.toString("hex", at, at + 3)}`;
          if (!contrasts.has(ground)) contrasts.set(ground, contrast(run.colour, ground));
          found.push(contrasts.get(ground) ?? 0);
        }
    found.sort((one, other) => one - other);
    const fifth = found[Math.floor(found.length / 20)];
    return fifth === undefined ? [] : [{ ...run, fifth }];
  });
}
