import type { PrefetchPathnameArgs } from "gatsby";

/**
 * Loads the page of a link that has come into sight, as a click would. Gatsby's own `<link rel="prefetch">` is refused
 * by Firefox, which knows no word for it in our policy but `default-src`.
 */
export function loadAhead({ pathname }: PrefetchPathnameArgs): void {
  // While the site is developed, a page is made when it is asked for.
  if (process.env.NODE_ENV === "production") void window.___loader.loadPage(pathname);
}
