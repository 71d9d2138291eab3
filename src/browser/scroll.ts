import type { ShouldUpdateScrollArgs } from "gatsby";
import { type RefObject, useCallback, useSyncExternalStore } from "react";

type Direction = "down" | "up";

/** Shorter distances, in pixels, are the tremble of a finger. */
const threshold = 8;

let scrollTop = 0;
let direction: Direction | undefined;

function onScroll(listener: () => void): () => void {
  window.addEventListener("scroll", listener, { passive: true });
  return () => window.removeEventListener("scroll", listener);
}

function onTurn(listener: () => void): () => void {
  return onScroll(() => {
    const distance = window.scrollY - scrollTop;
    if (Math.abs(distance) >= threshold) {
      direction = distance < 0 ? "up" : "down";
      scrollTop = window.scrollY;
    }
    listener();
  });
}

/** The direction in which the page was scrolled last; undefined before the first time. */
export function useScrollDirection(): Direction | undefined {
  return useSyncExternalStore(
    onTurn,
    () => direction,
    () => undefined,
  );
}

/** True while the page is scrolled by more than `pixels`. */
export function useScrolledPast(pixels: number): boolean {
  const isPast = useCallback(() => window.scrollY > pixels, [pixels]);
  return useSyncExternalStore(onScroll, isPast, () => false);
}

/** The ends at which a row that scrolls sideways stands: `start`, `end`, or both where all of it is in sight. */
export function useEnds(row: RefObject<HTMLElement | null>): string {
  const subscribe = useCallback(
    (listener: () => void) => {
      const stop = new AbortController();
      const options = { passive: true, signal: stop.signal };
      row.current?.addEventListener("scroll", listener, options);
      window.addEventListener("resize", listener, options);
      return () => stop.abort();
    },
    [row],
  );
  const getEnds = () => {
    if (!row.current) return "start";
    const { scrollLeft, scrollWidth, clientWidth } = row.current;
    const left = scrollWidth - clientWidth - Math.abs(scrollLeft);
    return `${Math.abs(scrollLeft) < 2 ? "start" : ""} ${left < 2 ? "end" : ""}`;
  };
  return useSyncExternalStore(subscribe, getEnds, () => "start");
}

/**
 * Opens a page at its top, or where it was left, at once: to a browser's own return a smooth scroll would be added.
 * After a load the place is the browser's: Gatsby remembers one for each address, however one comes to it.
 */
export function scrollAtOnce(args: ShouldUpdateScrollArgs): boolean {
  const { location } = args.routerProps;
  if (location.hash) return true;
  const [left, top] = args.getSavedScrollPosition(location);
  if (args.prevRouterProps) window.scrollTo({ left, top, behavior: "instant" });
  return false;
}
