import type { ShouldUpdateScrollArgs } from "gatsby";

/** Lets the browser scroll when a page is loaded: Gatsby would jump to the place of an earlier visit. After a filter nothing scrolls. */
export function restoresScroll({ prevRouterProps, routerProps }: ShouldUpdateScrollArgs): boolean {
  const { pathname, state } = routerProps.location;
  const isSamePage = prevRouterProps?.location.pathname === pathname;
  const root = document.documentElement;
  if (!isSamePage) {
    root.style.scrollBehavior = "auto";
    // Chromium scrolls to the top with the style that was computed last.
    void getComputedStyle(root).scrollBehavior;
    queueMicrotask(() => root.style.removeProperty("scroll-behavior"));
  }
  return (
    Boolean(prevRouterProps) && !(isSamePage && (state as { keepsPlace?: true } | null)?.keepsPlace)
  );
}

/** Makes Gatsby store how far a visitor has scrolled before hydration, for "back". */
export function saveScroll(): void {
  if (window.scrollY) window.dispatchEvent(new Event("scroll"));
}
