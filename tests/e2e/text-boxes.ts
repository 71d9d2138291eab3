/** The texts and names as lettering of the page that are cut off or stand outside the screen, a page that is wider than the screen, and headings larger than its title; with text of twice the size, words that break, too. Runs in the page. */
export function textFaults(): string[] {
  const faults = new Set<string>();
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) faults.add(`cut: the page, ${scrollWidth} px wide`);
  const range = document.createRange();
  const hidden = ".visually-hidden, [inert], svg, script, style, noscript";
  const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
  const isLarge = sizeOf(document.documentElement) >= 24;

  type Room = { left: number; right: number; top: number; bottom: number } | undefined;
  const rooms = new Map<Element, Room>();
  /** The part of the page in which an element can be seen; none where it can be scrolled into view. */
  const roomOf = (element: Element | null): Room => {
    if (!element || element === document.body)
      return { left: 0, right: clientWidth, top: -Infinity, bottom: Infinity };
    if (rooms.has(element)) return rooms.get(element);
    const { overflowX, overflowY } = getComputedStyle(element);
    const outer = roomOf(element.parentElement);
    const box = element.getBoundingClientRect();
    const room = /auto|scroll/.test(overflowX + overflowY) ? undefined : outer && { ...outer };
    if (room && /hidden|clip/.test(overflowX)) {
      room.left = Math.max(room.left, box.left);
      room.right = Math.min(room.right, box.right);
    }
    if (room && /hidden|clip/.test(overflowY)) {
      room.top = Math.max(room.top, box.top);
      room.bottom = Math.min(room.bottom, box.bottom);
    }
    rooms.set(element, room);
    return room;
  };
  /** Adds a fault for boxes outside that part. A line is higher than its letters. */
  const expectSeen = (element: Element, boxes: DOMRect[], what: string) => {
    const room = roomOf(element);
    const isCut = boxes.some(
      (box) =>
        room &&
        (box.left < room.left - 1 ||
          box.right > room.right + 1 ||
          box.top < room.top - box.height / 4 ||
          box.bottom > room.bottom + box.height / 4),
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
    const words = /\+\d[\d ]+|(?<![@./-]\S*)[\p{L}\p{M}]+(?!\S*[@./-])/gu;
    for (const { 0: word, index } of isLarge ? text.data.matchAll(words) : []) {
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
  // With text of twice the size, all are as large as long words allow.
  const title = !isLarge && document.querySelector("main h1:not(:has(svg))");
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
