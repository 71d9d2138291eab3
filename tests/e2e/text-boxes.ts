/** The texts and names as lettering of the page that are cut off, stand outside the screen or break inside a word, a page that is wider than the screen, and headings larger than its title. Runs in the page. */
export function textFaults(): string[] {
  const faults = new Set<string>();
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) faults.add(`cut: the page, ${scrollWidth} px wide`);
  const range = document.createRange();
  const hidden = ".visually-hidden, [inert], svg, script, style, noscript";

  /** Adds a fault for boxes outside the part of the page where an element can be seen, or scrolled into view. */
  const expectSeen = (element: Element, boxes: DOMRect[], what: string) => {
    let [left, right] = [0, document.documentElement.clientWidth];
    let [top, bottom] = [-Infinity, Infinity];
    for (let part: Element | null = element; part && part !== document.body; ) {
      const { overflowX, overflowY } = getComputedStyle(part);
      if (/auto|scroll/.test(overflowX + overflowY)) return;
      const box = part.getBoundingClientRect();
      if (/hidden|clip/.test(overflowX)) {
        left = Math.max(left, box.left);
        right = Math.min(right, box.right);
      }
      if (/hidden|clip/.test(overflowY)) {
        top = Math.max(top, box.top);
        bottom = Math.min(bottom, box.bottom);
      }
      part = part.parentElement;
    }
    // A line is higher than its letters.
    const isCut = boxes.some(
      (box) =>
        box.left < left - 1 ||
        box.right > right + 1 ||
        box.top < top - box.height / 4 ||
        box.bottom > bottom + box.height / 4,
    );
    if (isCut) faults.add(`cut: ${what}`);
  };

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    const parent = text.parentElement;
    if (!text.data.trim() || !parent || parent.closest(hidden)) continue;
    if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    range.selectNode(text);
    expectSeen(parent, [...range.getClientRects()], text.data.slice(0, 40));
    // Numbers to call are whole. Addresses may break anywhere, and what has a hyphen or a slash after it.
    for (const { 0: word, index } of text.data.matchAll(
      /\+\d[\d ]+|(?<![@./-]\S*)[\p{L}\p{M}]+(?!\S*[@./-])/gu,
    )) {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      // In letters that are not joined, what is wider than the screen of a phone at this size breaks.
      if (word.length > 14 && /\p{Script=Latin}/u.test(word)) continue;
      const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
      if (new Set(tops).size > 1) faults.add(`broken: ${word}`);
    }
  }
  for (const name of document.querySelectorAll(".lettering > svg"))
    if (name.checkVisibility({ visibilityProperty: true }) && !name.closest("[inert]"))
      expectSeen(name.parentElement ?? name, [name.getBoundingClientRect()], "a name");
  const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
  // With text of twice the size, all are as large as long words allow.
  const isUsual = sizeOf(document.documentElement) < 24;
  const title = isUsual && document.querySelector("main h1:not(:has(svg))");
  for (const heading of document.querySelectorAll("main h2"))
    if (title && sizeOf(heading) > sizeOf(title))
      faults.add(`larger than the title: ${heading.textContent}`);
  return [...faults];
}

/** The fields and buttons of the page that stand under a floating button that can be seen. Runs in the page. */
export function coveredByButtons(): string[] {
  const buttons = [...document.querySelectorAll("#page > aside > *")]
    .filter((button) => button.checkVisibility({ visibilityProperty: true }))
    .map((button) => button.getBoundingClientRect());
  const isCovered = (element: Element) => {
    const box = element.getBoundingClientRect();
    return buttons.some(
      ({ left, right, top, bottom }) =>
        box.left < right && left < box.right && box.top < bottom && top < box.bottom,
    );
  };
  return [...document.querySelectorAll("main :is(input, textarea, button)")]
    .filter(isCovered)
    .map(({ outerHTML }) => outerHTML);
}
