import { useSyncExternalStore } from "react";

interface PersistedToggleOptions {
  key: string;
  /** The stored values for on and off. Anything else counts as no choice. */
  values: readonly [on: string, off: string];
  mediaQuery: string;
  /** Reads the state from the page, where src/browser/first-paint.ts has written it. */
  read: () => boolean;
  apply: (on: boolean) => void;
  serverValue: boolean;
}

/** A preference that a visitor switches on or off. It is remembered, shared between tabs, and follows the system until there is a choice. */
export function createPersistedToggle(options: PersistedToggleOptions) {
  const { key, values, mediaQuery, read, apply, serverValue } = options;
  const listeners = new Set<() => void>();
  const set = (on: boolean) => {
    apply(on);
    for (const listener of listeners) listener();
  };
  const readStored = () => {
    try {
      const value = localStorage.getItem(key);
      return value === values[0] ? true : value === values[1] ? false : undefined;
    } catch {
      return undefined;
    }
  };
  const sync = () => set(readStored() ?? window.matchMedia(mediaQuery).matches);
  let isSynced = false;
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    if (!isSynced) {
      window.addEventListener("storage", sync);
      // A page from the back/forward cache has missed what another page has stored.
      window.addEventListener("pageshow", sync);
      window.matchMedia(mediaQuery).addEventListener("change", sync);
    }
    isSynced = true;
    return () => listeners.delete(listener);
  };
  return {
    useValue: () => useSyncExternalStore(subscribe, read, () => serverValue),
    /** Switches it on or off in every tab, and remembers the choice where storage is allowed. */
    toggle: () => {
      const on = !read();
      try {
        localStorage.setItem(key, values[on ? 0 : 1]);
      } catch {
        // Storage is blocked or full: the choice lasts as long as this page.
      }
      set(on);
    },
  };
}
