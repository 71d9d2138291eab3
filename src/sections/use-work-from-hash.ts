import { useEffect, useRef } from "react";
import { workAnchor } from "../shared/anchors";

/** Opens the work that the page's address names: when the page appears, when the address changes, and on a link to a work of this page. */
export function useWorkFromHash(ids: readonly string[], open: (id: string) => void): void {
  const openWork = useRef<(hash: string) => void>(() => {});
  useEffect(() => {
    openWork.current = (hash) => {
      const id = ids.find((id) => hash === `#${workAnchor(id)}`);
      if (id) open(id);
    };
  });
  useEffect(() => {
    const read = () => openWork.current(window.location.hash);
    // A link to the address that the router already has causes no event.
    const openFromLink = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest("a");
      const isHere = link && link.pathname === window.location.pathname;
      // Prevented: the router follows it in this tab.
      if (isHere && event.defaultPrevented) openWork.current(link.hash);
    };
    read();
    window.addEventListener("hashchange", read);
    document.addEventListener("click", openFromLink);
    return () => {
      window.removeEventListener("hashchange", read);
      document.removeEventListener("click", openFromLink);
    };
  }, []);
}
