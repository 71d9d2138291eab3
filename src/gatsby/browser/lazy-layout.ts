import type { RouteUpdateArgs } from "gatsby";

/** So many screens below the first one have their pictures before a visitor scrolls. */
const screensAhead = 5;

/** Lays out whole the page, or the part of it, that a link or "back" leads to: the place to scroll to must be known. */
export function endLazyLayout({ prevLocation }: RouteUpdateArgs): void {
  if (prevLocation) delete document.documentElement.dataset.layout;
}

/**
 * Lays out the sections below the first screen, one in each idle period: the page gets its true height, and no task is
 * long. Then asks for the pictures of the next screens, unless the visitor saves data.
 */
export function layOutSections(): void {
  const root = document.documentElement;
  const sections = document.querySelectorAll<HTMLElement>(
    "[data-layout] :is(main > :not(:first-child), footer)",
  );
  const whenIdle = window.requestIdleCallback ?? setTimeout;
  // A key may scroll far, smoothly: to the place at its start.
  addEventListener("keydown", () => delete root.dataset.layout, { once: true });
  const layOut = ([section, ...rest]: HTMLElement[]) => {
    if (!section) {
      delete root.dataset.layout;
      if (!isSavingData()) whenIdle(loadPicturesAhead);
      return;
    }
    section.style.contentVisibility = "visible";
    whenIdle(() => layOut(rest));
  };
  whenIdle(() => layOut([...sections]));
}

function loadPicturesAhead(): void {
  const end = window.innerHeight * (screensAhead + 1);
  for (const image of document.images) {
    const { top, left, right } = image.getBoundingClientRect();
    // Beside the screen are the other slides of a slider; a picture that is not shown has no place.
    if (top > end || left >= window.innerWidth || right <= 0) continue;
    image.fetchPriority = "low";
    image.loading = "eager";
  }
}

/** Whether the browser asks for little data, where it says so. */
const isSavingData = () =>
  Boolean((navigator as { connection?: { saveData?: boolean } }).connection?.saveData);
