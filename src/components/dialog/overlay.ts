import { useSyncExternalStore } from "react";

/** What opens over the page; one at a time. */
export type Overlay = "menu" | "panel" | "search";

/** Under this key the tab remembers what to open again after a reload. */
const storageKey = "opened";

let opened = takeKept();
const listeners = new Set<() => void>();

function show(overlay: Overlay | undefined): void {
  opened = overlay;
  for (const listener of listeners) listener();
}

/** Opens an overlay from anywhere on the page; another one that is open closes. */
export function openOverlay(overlay: Overlay): void {
  show(overlay);
}

/** Closes an overlay, if it is the open one. */
export function closeOverlay(overlay: Overlay): void {
  if (opened === overlay) show(undefined);
}

/** Reloads the page. What is open now opens again. */
export function reloadPage(): void {
  try {
    sessionStorage.setItem(storageKey, opened ?? "");
  } catch {
    // Storage is blocked or full: nothing opens again.
  }
  window.location.reload();
}

function takeKept(): Overlay | undefined {
  try {
    const kept = sessionStorage.getItem(storageKey);
    sessionStorage.removeItem(storageKey);
    return (kept as Overlay) || undefined;
  } catch {
    return undefined;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The overlay that is open. */
export function useOverlay(): Overlay | undefined {
  return useSyncExternalStore(
    subscribe,
    () => opened,
    () => undefined,
  );
}
