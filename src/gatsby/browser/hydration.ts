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

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const fieldsIn = (place: ParentNode) => [
  ...place.querySelectorAll<Field>("[name]:is(input, select, textarea)"),
];

/** The fields that the server sent, and the element that has the focus. */
let sent: Field[] = [];
let focused: Element | null = null;

/** Hydrates the page. From here on React handles clicks itself. */
export function hydratePage(element: ReactNode, container: Element): void {
  pendingClick = window.earlyClick;
  sent = fieldsIn(container);
  focused = document.activeElement;
  container.addEventListener("focusin", ({ target }) => {
    focused = target as Element;
  });
  // A transition is rendered in slices, so that a slow phone can respond in between.
  if (container.firstElementChild) startTransition(() => void hydrateRoot(container, element));
  else createRoot(container).render(element);
}

/**
 * Gives what was typed, and the focus, to the fields that React has made anew: it does so for the whole page where an
 * extension has added to the HTML from the server.
 */
export function keepTyped(): void {
  const shown = fieldsIn(document);
  for (const field of sent.filter(({ isConnected }) => !isConnected)) {
    const isAlike = ({ name }: Field) => name === field.name;
    const anew = shown.filter(isAlike)[sent.filter(isAlike).indexOf(field)];
    if (!anew) continue;
    anew.value = field.value;
    anew.dispatchEvent(new Event("input", { bubbles: true }));
    if (field === focused) anew.focus();
  }
  sent = [];
}

/** Replays a click that came before hydration, and marks the page as hydrated, however late. */
export function replayPendingClick(): void {
  document.documentElement.dataset.scripts = "hydrated";
  for (const button of document.querySelectorAll<HTMLElement>("[data-waiting]"))
    delete button.dataset.waiting;
  if (pendingClick && performance.now() - pendingClick.at < clickLifetime)
    pendingClick.button?.click();
}
