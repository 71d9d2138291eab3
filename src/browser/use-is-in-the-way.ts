import { type RefObject, useEffect, useState } from "react";

/** What nothing may lie on: fields and buttons of the page, and the focus, which may be anywhere but on a whole part of the page. */
const keptFree = "main :is(input, textarea, select, button), :focus-visible:not([tabindex='-1'])";

/** True while a button in the fixed `corner` covers a field, a button or the focused element of the page. Looks again when `shown` changes, which tells of the buttons that are shown. */
export function useIsInTheWay(corner: RefObject<HTMLElement | null>, shown: string): boolean {
  const [isInTheWay, setInTheWay] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a button that comes into sight may lie on something.
  useEffect(() => {
    const element = corner.current;
    if (!element) return;
    let frame = 0;
    const look = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setInTheWay(liesOnSomething(element)));
    };
    const resized = new ResizeObserver(look);
    resized.observe(document.body);
    const ended = new AbortController();
    const { signal } = ended;
    document.addEventListener("scroll", look, { passive: true, signal });
    document.addEventListener("focusin", look, { signal });
    window.addEventListener("resize", look, { signal });
    return () => {
      ended.abort();
      resized.disconnect();
    };
  }, [corner, shown]);
  return isInTheWay;
}

function liesOnSomething(corner: HTMLElement): boolean {
  const buttons = [...corner.children].filter((button) =>
    button.checkVisibility({ visibilityProperty: true }),
  );
  return [...document.querySelectorAll(keptFree)].some(
    (element) => !corner.contains(element) && buttons.some((button) => touch(button, element)),
  );
}

function touch(one: Element, other: Element): boolean {
  const a = one.getBoundingClientRect();
  const b = other.getBoundingClientRect();
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
