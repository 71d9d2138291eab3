import type { RouteUpdateArgs } from "gatsby";

/** Lays out whole the page, or the part of it, that a link or "back" leads to: the place to scroll to must be known. */
export function endLazyLayout({ prevLocation }: RouteUpdateArgs): void {
  if (prevLocation) delete document.documentElement.dataset.layout;
}
