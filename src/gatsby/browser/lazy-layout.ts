import type { RouteUpdateArgs } from "gatsby";

/** Lays out whole the page, or the part of it, that a link or "back" leads to: the place to scroll to must be known. */
export function endLazyLayout({ prevLocation }: RouteUpdateArgs): void {
  if (prevLocation) delete document.documentElement.dataset.layout;
}

/** Lays out the sections below the first screen, one in each idle period: the page gets its true height, and no task is long. */
export function layOutSections(): void {
  const root = document.documentElement;
  const sections = document.querySelectorAll<HTMLElement>(
    "[data-layout] :is(main > :not(:first-child), footer)",
  );
  const whenIdle = window.requestIdleCallback ?? setTimeout;
  const layOut = ([section, ...rest]: HTMLElement[]) => {
    if (!section) return void delete root.dataset.layout;
    section.style.contentVisibility = "visible";
    whenIdle(() => layOut(rest));
  };
  whenIdle(() => layOut([...sections]));
}
