import { useSyncExternalStore } from "react";

interface ChoiceOptions {
  /** Where the browser remembers it. */
  key: string;
  /** What is remembered for on and for off; anything else counts as no choice. */
  values: readonly [on: string, off: string];
  /** The media query that stands in for a choice. */
  system: string;
  /** Reads the state from the page: before the first paint src/gatsby/before-first-paint.tsx has written it there. */
  isOn: () => boolean;
  show: (on: boolean) => void;
  /** The state in the HTML, before a browser has been asked. */
  built: boolean;
}

/** Something that a visitor switches on or off: remembered, followed in other tabs, the system's preference without a choice. */
export function createChoice({ key, values, system, isOn, show, built }: ChoiceOptions) {
  const listeners = new Set<() => void>();
  const change = (on: boolean) => {
    show(on);
    for (const listener of listeners) listener();
  };
  const readChoice = () => {
    try {
      const value = localStorage.getItem(key);
      return value === values[0] ? true : value === values[1] ? false : undefined;
    } catch {
      return undefined;
    }
  };
  const follow = () => change(readChoice() ?? window.matchMedia(system).matches);
  const followOtherTab = (event: StorageEvent) => {
    // No key: the whole store was cleared.
    if (event.key === key || event.key === null) follow();
  };
  const subscribe = (listener: () => void) => {
    const preference = window.matchMedia(system);
    if (listeners.size === 0) {
      window.addEventListener("storage", followOtherTab);
      preference.addEventListener("change", follow);
    }
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size > 0) return;
      window.removeEventListener("storage", followOtherTab);
      preference.removeEventListener("change", follow);
    };
  };
  return {
    /** The state now; the component follows it. */
    useChoice: () => useSyncExternalStore(subscribe, isOn, () => built),
    /** Switches, in every tab, and remembers it where the browser lets us. */
    choose: (on: boolean) => {
      try {
        localStorage.setItem(key, values[on ? 0 : 1]);
      } catch {
        // Storage forbidden or full: the choice holds for this page.
      }
      change(on);
    },
  };
}
