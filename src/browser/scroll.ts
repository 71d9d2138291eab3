import { useCallback, useSyncExternalStore } from "react";

type Direction = "down" | "up";

/** Shorter distances, in pixels, are the tremble of a finger. */
const threshold = 8;

let scrollTop = 0;
let direction: Direction | undefined;

function subscribe(listener: () => void): () => void {
  const update = () => {
    const distance = window.scrollY - scrollTop;
    if (Math.abs(distance) >= threshold) {
      direction = distance < 0 ? "up" : "down";
      scrollTop = window.scrollY;
    }
    listener();
  };
  window.addEventListener("scroll", update, { passive: true });
  return () => window.removeEventListener("scroll", update);
}

/** The direction in which the page was scrolled last; undefined before the first time. */
export function useScrollDirection(): Direction | undefined {
  return useSyncExternalStore(
    subscribe,
    () => direction,
    () => undefined,
  );
}

/** True while the page is scrolled by more than `pixels`. */
export function useScrolledPast(pixels: number): boolean {
  const isPast = useCallback(() => window.scrollY > pixels, [pixels]);
  return useSyncExternalStore(subscribe, isPast, () => false);
}
