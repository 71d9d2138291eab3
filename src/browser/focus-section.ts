import type { RouteUpdateArgs } from "gatsby";
import { afterPaint } from "./after-paint";

/** Takes the focus to the section that a link has led to: the next Tab goes on from there. */
export function focusSection({ location, prevLocation }: RouteUpdateArgs): void {
  const section = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (!prevLocation || !section || section.contains(document.activeElement)) return;
  // The router itself takes the focus to the page's top a moment from now.
  afterPaint(() => {
    if (section.tabIndex < 0 && !section.hasAttribute("tabindex")) {
      section.tabIndex = -1;
      section.addEventListener("blur", () => section.removeAttribute("tabindex"), { once: true });
    }
    section.focus({ preventScroll: true });
  });
}
