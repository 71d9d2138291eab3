import type { ShouldUpdateScrollArgs } from "gatsby";

/** Leaves the place of a page that is opened to the browser: Gatsby would jump to that of an earlier visit. A filter leaves one where one is. */
export function restoresScroll({ prevRouterProps, routerProps }: ShouldUpdateScrollArgs): boolean {
  const { pathname, state } = routerProps.location;
  const isSamePage = prevRouterProps?.location.pathname === pathname;
  const root = document.documentElement;
  if (!isSamePage) {
    root.style.scrollBehavior = "auto";
    // To scroll to the top, Chromium takes the style that was computed last.
    void getComputedStyle(root).scrollBehavior;
    queueMicrotask(() => root.style.removeProperty("scroll-behavior"));
  }
  return (
    Boolean(prevRouterProps) && !(isSamePage && (state as { keepsPlace?: true } | null)?.keepsPlace)
  );
}

/** Has Gatsby store the place to which a visitor has scrolled before hydration, for "back". */
export function saveScroll(): void {
  if (window.scrollY) window.dispatchEvent(new Event("scroll"));
}
