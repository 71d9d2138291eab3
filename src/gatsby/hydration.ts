import { type ReactNode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";

declare global {
  interface Window {
    /** The button pressed last, if that was the last press: the script before the first paint writes it down. */
    earlyPress?: HTMLElement | null;
  }
}

/** The press that nothing heard. */
let unheard: HTMLElement | null | undefined;

/** Brings the page to life. From here on React hears every press itself. */
export function wakePage(element: ReactNode, container: Element): void {
  unheard = window.earlyPress;
  // A transition leaves room between its parts: a slow phone answers meanwhile.
  if (container.firstElementChild) startTransition(() => void hydrateRoot(container, element));
  else createRoot(container).render(element);
}

/** Answers the press that came too early, now that everything listens, and says that scripts have come, however late. */
export function answerEarlyPress(): void {
  document.documentElement.dataset.scripts = "awake";
  unheard?.click();
}
