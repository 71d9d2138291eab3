import { type RefObject, useEffect, useState } from "react";

/** What must stay uncovered: the title, forms, fields, buttons and links of the page that say so, and the focus, which may be anywhere but on a whole part of the page. */
const uncovered =
  "main :is(form, select, button, .control, h1), :focus-visible:not([tabindex='-1'])";

/** True while a button in the fixed `corner` covers what must stay uncovered, or at the page's top any text. Checks again when `shownButtons` changes. */
export function useOverlapsContent(
  corner: RefObject<HTMLElement | null>,
  shownButtons: string,
): boolean {
  const [overlaps, setOverlaps] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a button that appears may cover something.
  useEffect(() => {
    const element = corner.current;
    if (!element) return;
    let frame = 0;
    const check = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setOverlaps(overlapsContent(element)));
    };
    const observer = new ResizeObserver(check);
    observer.observe(document.body);
    const controller = new AbortController();
    const { signal } = controller;
    document.addEventListener("scroll", check, { passive: true, signal });
    document.addEventListener("focusin", check, { signal });
    window.addEventListener("resize", check, { signal });
    // A face that comes late breaks lines elsewhere, often on a page of the same height.
    document.fonts.addEventListener("loadingdone", check, { signal });
    return () => {
      controller.abort();
      observer.disconnect();
    };
  }, [corner, shownButtons]);
  return overlaps;
}

function overlapsContent(corner: HTMLElement): boolean {
  const buttons = [...corner.children]
    .filter((button) => button.checkVisibility({ visibilityProperty: true }))
    .map((button) => button.getBoundingClientRect());
  const isAtTop = window.scrollY < window.innerHeight / 2;
  return (
    [...document.querySelectorAll(uncovered)].some(
      (element) =>
        !corner.contains(element) &&
        buttons.some((button) => intersect(button, element.getBoundingClientRect())),
    ) ||
    (isAtTop && buttons.some(coversText))
  );
}

/** Whether lines of text stand where a button does. Looked for at nine points, since lines are higher than half a button. */
function coversText(button: DOMRect): boolean {
  const parts = [0.05, 0.5, 0.95];
  const points = parts.flatMap((x) => parts.map((y) => [x, y] as const));
  const below = points.flatMap(([x, y]) =>
    document.elementsFromPoint(button.left + x * button.width, button.top + y * button.height),
  );
  const texts = [...new Set(below)].flatMap((element) =>
    [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE),
  );
  const range = document.createRange();
  return texts.some((text) => {
    range.selectNode(text);
    return [...range.getClientRects()].some((line) => intersect(button, line));
  });
}

function intersect(a: DOMRect, b: DOMRect): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
