import type { ShouldUpdateScrollArgs } from "gatsby";

/** Leaves the place of a page that is opened to the browser: Gatsby would jump to that of an earlier visit. */
export const restoresScroll = ({ prevRouterProps }: ShouldUpdateScrollArgs): boolean =>
  Boolean(prevRouterProps);

/** Has Gatsby store the place to which a visitor has scrolled before hydration, for "back". */
export function saveScroll(): void {
  if (window.scrollY) window.dispatchEvent(new Event("scroll"));
}
