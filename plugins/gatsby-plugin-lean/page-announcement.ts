import type { RouteUpdateArgs } from "gatsby";

/** Announces the title of a new page to screen readers. Gatsby does so in the same frame, with English words, and after each fragment too. */
export function announcePage({ location, prevLocation }: RouteUpdateArgs): void {
  if (!prevLocation) return;
  const isNewPage = location.pathname !== prevLocation.pathname;
  requestAnimationFrame(() => {
    const announcer = document.getElementById("gatsby-announcer");
    const title = isNewPage ? document.querySelector("h1")?.textContent : "";
    if (announcer) announcer.textContent = title ?? "";
  });
}
