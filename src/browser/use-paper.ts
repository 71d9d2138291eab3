import { useSyncExternalStore } from "react";

const paper = () => window.matchMedia("print");

function subscribe(change: () => void) {
  const query = paper();
  query.addEventListener("change", change);
  return () => query.removeEventListener("change", change);
}

/** True while the page is printed. */
export const usePaper = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => paper().matches,
    () => false,
  );
