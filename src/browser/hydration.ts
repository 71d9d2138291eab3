import type { RouteUpdateArgs } from "gatsby";
import { type ReactNode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { defaultLanguage } from "../../shared/languages";
import { splitPath } from "../../shared/urls";
import { sitePath } from "./requested-path";

/** Hydrates the page. From here on React handles clicks itself. */
export function hydratePage(element: ReactNode, container: Element): void {
  const { language = defaultLanguage } = splitPath(sitePath());
  // A host with one 404 page sends it for an address in another language too.
  const isSent = container.firstElementChild && document.documentElement.lang === language;
  // A transition is rendered in slices, so that a slow phone can respond in between.
  if (isSent) startTransition(() => void hydrateRoot(container, element));
  else {
    container.replaceChildren();
    createRoot(container).render(element);
  }
}

/** Marks the page as hydrated, however late, and has what is below the first screen laid out. */
export function markHydrated(): void {
  const { dataset } = document.documentElement;
  const whenIdle = window.requestIdleCallback ?? setTimeout;
  const parts = document
    .querySelectorAll<HTMLElement>("main > *, [data-long] > *, footer")
    .values();
  // One a frame: all of them would be one long task.
  const layOutNext = () => {
    const { value: part } = parts.next();
    if (!part || !dataset.layout) return layOut();
    part.style.contentVisibility = "visible";
    requestAnimationFrame(layOutNext);
  };
  dataset.scripts = "hydrated";
  whenIdle(layOutNext);
  // A key may scroll far, to a place that must be known.
  addEventListener("keydown", layOut, { once: true });
}

/** Has the page laid out at once. */
const layOut = () => void delete document.documentElement.dataset.layout;

/** Has it laid out before an address changes: "back" returns to a place in a page of its full height. */
export function layOutBeforeLeaving({ prevLocation }: RouteUpdateArgs): void {
  if (prevLocation) layOut();
}
