import { useSyncExternalStore } from "react";

interface ChoiceOptions {
  /** The key in local storage. */
  key: string;
  /** The stored values for on and off. Anything else counts as no choice. */
  values: readonly [on: string, off: string];
  /** The media query that decides when there is no choice. */
  system: string;
  /** Reads the state from the page, where src/gatsby/before-first-paint.tsx has written it. */
  isOn: () => boolean;
  show: (on: boolean) => void;
  /** The state in the built HTML. */
  built: boolean;
}

/** A preference that a visitor switches on or off. It is remembered, shared between tabs, and follows the system until there is a choice. */
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
    /** The current state. The component renders again when it changes. */
    useChoice: () => useSyncExternalStore(subscribe, isOn, () => built),
    /** Switches it on or off in every tab, and remembers the choice where storage is allowed. */
    toggle: () => {
      const on = !isOn();
      try {
        localStorage.setItem(key, values[on ? 0 : 1]);
      } catch {
        // Storage is blocked or full: the choice lasts as long as this page.
      }
      change(on);
    },
  };
}
