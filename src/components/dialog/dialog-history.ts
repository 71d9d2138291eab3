/**
 * The open dialog and its entry in the browser's history: "back" closes the dialog and stays on the page.
 * At most one dialog is open; the next one closes it and takes over its entry.
 */

type Close = () => void;

let openDialog: Close | undefined;
/** The address at which our entry is the top of the history; undefined while there is none. */
let entryAddress: string | undefined;
/** `history.back()` answers later: until then nothing may be pushed. */
let isReturning = false;

/** Listens to "back" from now on. Call it before the router listens: who comes first can keep an event from the others. */
export function listenToBack(): void {
  window.addEventListener("popstate", leaveByBack);
}

/** Makes a dialog the open one: closes any other, and from now on "back" calls `close`. */
export function enterDialog(close: Close): void {
  const other = openDialog;
  openDialog = close;
  other?.();
  if (!isReturning && entryAddress === undefined) push();
}

/** Says that a dialog has closed. Its entry goes away too, unless the visitor follows a link, which replaces the entry. */
export function leaveDialog(close: Close, followsLink: boolean): void {
  if (openDialog !== close) return;
  openDialog = undefined;
  if (followsLink) entryAddress = undefined;
  // A dialog that opens in the same moment takes the entry over.
  queueMicrotask(() => {
    if (openDialog || entryAddress === undefined) return;
    entryAddress = undefined;
    isReturning = true;
    window.history.back();
  });
}

function push(): void {
  entryAddress = window.location.href;
  // On the way back the browser would scroll to where it last looked, which may be long ago: Gatsby restores alone.
  window.history.scrollRestoration = "manual";
  // The router's own key stays: for it this is still the same page.
  window.history.pushState(window.history.state, "");
}

function leaveByBack(event: PopStateEvent): void {
  const isOurs = isReturning || entryAddress === window.location.href;
  // The router would render the page anew, and scroll to the address's anchor again.
  if (isOurs) event.stopImmediatePropagation();
  entryAddress = undefined;
  if (isReturning) {
    isReturning = false;
    if (openDialog) push();
  } else {
    openDialog?.();
  }
}
