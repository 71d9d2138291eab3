import { type RefObject, useEffect, useState } from "react";

/** True once an element has come within `distance` pixels of the screen. */
export function useNear(element: RefObject<Element | null>, distance = 300): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        setNear(true);
        observer.disconnect();
      },
      { rootMargin: `${distance}px` },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, distance]);
  return isNear;
}
