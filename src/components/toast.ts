import type { ToastOptions } from "react-toastify/unstyled";

type Toaster = typeof import("./toaster");

export interface Toast extends Pick<ToastOptions, "type" | "autoClose"> {
  /** One id stands once: a second message under it takes the place of the first. */
  toastId: string;
  text: string;
  /** The name of its close button. */
  close: string;
}

let toaster: Toaster | undefined;

/** Shows a message for five seconds and tells it to screen readers. What shows it is loaded at the first one. */
export async function showToast(toast: Toast): Promise<void> {
  const status = announce(toast.text);
  try {
    toaster ??= await import("./toaster");
    toaster.show(toast, () => clear(status, toast.text));
  } catch {
    // Nothing could be loaded: the region that screen readers hear is then there to be read.
    status?.toggleAttribute("data-shown", true);
  }
}

/** Takes a message away before its time, if it stands. */
export function removeToast(toastId: string): void {
  toaster?.remove(toastId);
}

/** Behind a modal dialog nothing is heard: the region inside it is taken then. */
function announce(text: string): Element | undefined {
  const place = document.querySelector("dialog:modal") ?? document;
  const status = place.querySelector("[data-toast-status]") ?? undefined;
  if (status) {
    status.textContent = "";
    // Emptied first, so that the same words are told a second time.
    setTimeout(() => {
      status.textContent = text;
    }, 50);
  }
  return status;
}

function clear(status: Element | undefined, text: string): void {
  if (status?.textContent === text) status.textContent = "";
}
