import { useSyncExternalStore } from "react";

type Direction = "down" | "up";

/** Shorter ways, in pixels, are the tremble of a finger. */
const shortest = 8;

let place = 0;
let direction: Direction | undefined;

function subscribe(listener: () => void): () => void {
  const look = () => {
    const way = window.scrollY - place;
    if (Math.abs(way) < shortest) return listener();
    direction = way < 0 ? "up" : "down";
    place = window.scrollY;
    listener();
  };
  window.addEventListener("scroll", look, { passive: true });
  return () => window.removeEventListener("scroll", look);
}

/** Which way the page was scrolled last; none before the first time. */
export function useScrollDirection(): Direction | undefined {
  return useSyncExternalStore(
    subscribe,
    () => direction,
    () => undefined,
  );
}
