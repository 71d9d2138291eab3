import { type ReactNode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";

declare global {
  interface Window {
    /** The last click: the button it was on, if any, and its time. The script before the first paint stores it. */
    earlyClick?: { button: HTMLElement | null; at: number };
  }
}

/** After so many milliseconds a visitor no longer expects that a click does anything. */
const clickLifetime = 5000;

/** A button clicked before hydration; replayed after it. */
let pendingClick: Window["earlyClick"];

/** Hydrates the page. From here on React handles clicks itself. */
export function hydratePage(element: ReactNode, container: Element): void {
  pendingClick = window.earlyClick;
  // A transition is rendered in slices, so that a slow phone can respond in between.
  if (container.firstElementChild) startTransition(() => void hydrateRoot(container, element));
  else createRoot(container).render(element);
}

/** Replays a click that came before hydration, and marks the page as hydrated, however late. */
export function replayPendingClick(): void {
  document.documentElement.dataset.scripts = "hydrated";
  if (pendingClick && performance.now() - pendingClick.at < clickLifetime)
    pendingClick.button?.click();
}
