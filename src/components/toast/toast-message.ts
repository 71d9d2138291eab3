import type { ToastOptions } from "react-toastify/unstyled";

/** The words of a toast in the visitor's language. */
export interface ToastWords {
  text: string;
  /** The name of its close button. */
  close: string;
}

/** A message as it stands on the screen. */
export interface ToastMessage extends ToastWords, Pick<ToastOptions, "type" | "autoClose"> {
  /** A second message with the same id replaces the first. */
  toastId: string;
  /** The name of the place where messages stand. */
  place: string;
}
