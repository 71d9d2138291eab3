import { type RefObject, useEffect, useState } from "react";
import { onIntersect } from "./on-intersect";

/** True once an element has come within `distance` pixels of the screen. */
export function useInView(element: RefObject<Element | null>, distance = 300): boolean {
  const [isInView, setInView] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    return onIntersect(element.current, () => setInView(true), distance);
  }, [element, distance]);
  return isInView;
}
