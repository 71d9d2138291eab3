import { type RefObject, useEffect, useState } from "react";
import { whenNear } from "./when-near";

/** True once an element has come within `distance` pixels of the screen. */
export function useNear(element: RefObject<Element | null>, distance = 300): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    return whenNear(element.current, () => setNear(true), distance);
  }, [element, distance]);
  return isNear;
}
