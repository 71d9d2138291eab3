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
  const layOut = () => void delete dataset.layout;
  dataset.scripts = "hydrated";
  delete dataset.pictures;
  whenIdle(layOut);
  // A key may scroll far, to a place that must be known.
  addEventListener("keydown", layOut, { once: true });
}
