import { type ReactNode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";

declare global {
  interface Window {
    /** The button pressed last, if nothing was pressed after it. The script before the first paint stores it. */
    earlyPress?: HTMLElement | null;
  }
}

/** A button clicked before hydration; replayed after it. */
let unheard: HTMLElement | null | undefined;

/** Hydrates the page. From here on React handles clicks itself. */
export function wakePage(element: ReactNode, container: Element): void {
  unheard = window.earlyPress;
  // A transition is rendered in slices, so that a slow phone can respond in between.
  if (container.firstElementChild) startTransition(() => void hydrateRoot(container, element));
  else createRoot(container).render(element);
}

/** Replays a click that came before hydration, and marks that the scripts have loaded, however late. */
export function answerEarlyPress(): void {
  document.documentElement.dataset.scripts = "awake";
  unheard?.click();
}
