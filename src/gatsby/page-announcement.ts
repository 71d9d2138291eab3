import type { RouteUpdateArgs } from "gatsby";

/**
 * Announces the title of a new page to screen readers. Gatsby announces it with English words before it:
 * replace them in the same frame, before anything is spoken.
 */
export function announcePage({ prevLocation }: RouteUpdateArgs): void {
  if (!prevLocation) return;
  requestAnimationFrame(() => {
    const announcer = document.getElementById("gatsby-announcer");
    if (announcer) announcer.textContent = document.querySelector("h1")?.textContent ?? "";
  });
}
