import { type RefObject, useEffect, useState } from "react";

/** Calls `action` once, when an element has come within `distance` pixels of the screen. The returned function stops waiting. */
export function onIntersect(element: Element, action: () => void, distance = 0): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      // On a busy page several reports come at once, and the element may be near only in a later one.
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      action();
    },
    { rootMargin: `${distance}px` },
  );
  observer.observe(element);
  return () => observer.disconnect();
}

/** Calls `listener` whenever an element comes onto the screen or leaves it. Returns what ends that. */
export function onVisibilityChange(element: Element, listener: (isVisible: boolean) => void) {
  const observer = new IntersectionObserver((entries) =>
    listener(entries.at(-1)?.isIntersecting ?? false),
  );
  observer.observe(element);
  return () => observer.disconnect();
}

/** True once an element has come within `distance` pixels of the screen. */
export function useInView(element: RefObject<Element | null>, distance = 300): boolean {
  const [isInView, setInView] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    return onIntersect(element.current, () => setInView(true), distance);
  }, [element, distance]);
  return isInView;
}
