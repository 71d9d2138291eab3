import type { Page } from "@playwright/test";

/** Pairs of words, in one element or several, whose ink lies on one another: what is drawn, not the boxes of lines. */
export function overlappingInk(page: Page, selector: string): Promise<string[]> {
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
