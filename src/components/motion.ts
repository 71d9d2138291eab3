import { useSyncExternalStore } from "react";

/** Where the choice is kept: `paused` or `playing`; whoever chose nothing has what the system prefers. */
export const motionKey = "motion";

/** The question to the system that stands in for a choice. */
export const reducedMotion = "(prefers-reduced-motion: reduce)";

// A script in the page's head has set the attribute before the first paint: src/layout/first-paint.ts.
const isPaused = () => document.documentElement.dataset.motion !== "playing";

const listeners = new Set<() => void>();

function show(paused: boolean): void {
  document.documentElement.dataset.motion = paused ? "paused" : "playing";
  for (const listener of listeners) listener();
}

/** What is remembered: true for paused, undefined without a choice, or where the browser forbids to look. */
function readChoice(): boolean | undefined {
  try {
    const choice = localStorage.getItem(motionKey);
    return choice === "paused" ? true : choice === "playing" ? false : undefined;
  } catch {
    return undefined;
  }
}

function follow(): void {
  show(readChoice() ?? window.matchMedia(reducedMotion).matches);
}

function followOtherTab({ key }: StorageEvent): void {
  // No key: the whole store was cleared.
  if (key === motionKey || key === null) follow();
}

function subscribe(listener: () => void): () => void {
  const system = window.matchMedia(reducedMotion);
  if (listeners.size === 0) {
    window.addEventListener("storage", followOtherTab);
    system.addEventListener("change", follow);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.removeEventListener("storage", followOtherTab);
    system.removeEventListener("change", follow);
  };
}

/** Says whether everything that moves must stand still. True in the HTML, so that nothing starts before it is known. */
export function useMotionPaused(): boolean {
  return useSyncExternalStore(subscribe, isPaused, () => true);
}

/** Stops or starts all motion of the site, in every tab, and remembers it where the browser lets us. */
export function setMotionPaused(paused: boolean): void {
  try {
    localStorage.setItem(motionKey, paused ? "paused" : "playing");
  } catch {
    // Storage forbidden or full: the choice holds for this page.
  }
  show(paused);
}
