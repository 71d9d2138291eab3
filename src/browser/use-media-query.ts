import { useCallback, useSyncExternalStore } from "react";

/** True while a media query matches; until the page is hydrated, `fallback`. */
export function useMediaQuery(query: string, fallback: boolean): boolean {
  const onChange = useCallback(
    (listener: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener("change", listener);
      return () => list.removeEventListener("change", listener);
    },
    [query],
  );
  return useSyncExternalStore(
    onChange,
    () => window.matchMedia(query).matches,
    () => fallback,
  );
}
