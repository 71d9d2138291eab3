import type { RouteUpdateArgs } from "gatsby";

/**
 * Announces the title of a new page to screen readers, and nothing when only the fragment has changed. Gatsby announces
 * both, with English words: replace them in the same frame, before anything is spoken.
 */
export function announcePage({ location, prevLocation }: RouteUpdateArgs): void {
  if (!prevLocation) return;
  const isNewPage = location.pathname !== prevLocation.pathname;
  requestAnimationFrame(() => {
    const announcer = document.getElementById("gatsby-announcer");
    const title = isNewPage ? document.querySelector("h1")?.textContent : "";
    if (announcer) announcer.textContent = title ?? "";
  });
}
