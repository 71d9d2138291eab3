import { useSyncExternalStore } from "react";

/** What opens over the page; one at a time. */
export type Overlay = "menu" | "panel" | "search";

let opened: Overlay | undefined;
const listeners = new Set<() => void>();

/** Opens an overlay from anywhere on the page, or none; another one that is open closes. */
export function openOverlay(overlay: Overlay | undefined): void {
  opened = overlay;
  for (const listener of listeners) listener();
}

/** Closes an overlay, if it is the open one. */
export function closeOverlay(overlay: Overlay): void {
  if (opened === overlay) openOverlay(undefined);
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
