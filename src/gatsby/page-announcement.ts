import type { RouteUpdateArgs } from "gatsby";

/**
 * Tells screen readers the title of a page that a link has led to. Gatsby tells it too, with English words before it:
 * the title takes their place in the same frame, before anything is spoken.
 */
export function announcePage({ prevLocation }: RouteUpdateArgs): void {
  if (!prevLocation) return;
  requestAnimationFrame(() => {
    const announcer = document.getElementById("gatsby-announcer");
    if (announcer) announcer.textContent = document.querySelector("h1")?.textContent ?? "";
  });
}
