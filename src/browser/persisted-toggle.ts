import { useSyncExternalStore } from "react";
import { keepStored, readStored } from "./stored";

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
  const sync = () => {
    const chosen = values.indexOf(readStored("localStorage", key) ?? "");
    set(chosen < 0 ? window.matchMedia(mediaQuery).matches : chosen === 0);
  };
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
      keepStored("localStorage", key, values[on ? 0 : 1]);
      set(on);
    },
  };
}
