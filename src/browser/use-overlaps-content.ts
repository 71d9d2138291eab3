import { type RefObject, useEffect, useState } from "react";

/** What must stay uncovered: the title, fields, buttons and links of the page that say so, and the focus, which may be anywhere but on a whole part of the page. */
const uncovered =
  "main :is(input, textarea, select, button, .control, h1), :focus-visible:not([tabindex='-1'])";

/** True while a button in the fixed `corner` covers what must stay uncovered. Checks again when `shownButtons` changes. */
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
    return () => {
      controller.abort();
      observer.disconnect();
    };
  }, [corner, shownButtons]);
  return overlaps;
}

function overlapsContent(corner: HTMLElement): boolean {
  const buttons = [...corner.children].filter((button) =>
    button.checkVisibility({ visibilityProperty: true }),
  );
  return [...document.querySelectorAll(uncovered)].some(
    (element) => !corner.contains(element) && buttons.some((button) => intersect(button, element)),
  );
}

function intersect(one: Element, other: Element): boolean {
  const a = one.getBoundingClientRect();
  const b = other.getBoundingClientRect();
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
