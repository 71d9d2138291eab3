import { createRoot } from "react-dom/client";
import { Slide, ToastContainer, toast } from "react-toastify/unstyled";
import "react-toastify/ReactToastify.css";
import { IconButton } from "../icon-button";
import "./toaster.css";

const host = document.createElement("div");
const root = createRoot(host);

// A toast's time stands while the focus is in it, as under the pointer.
host.addEventListener("focusin", () => toast.pause());
host.addEventListener("focusout", () => toast.play());

interface ToastLabels {
  /** The name of the part of the page in which toasts are shown. */
  title: string;
  /** The name of a toast's close button. */
  close: string;
}

/** Shows a text in a live region. When the region's dialog closes, the toast moves to the page. Returns what removes it. */
export function show(text: string, labels: ToastLabels, region: Element | null): () => void {
  root.render(
    <ToastContainer
      aria-label={labels.title}
      role="group"
      rtl={document.documentElement.dir === "rtl"}
      transition={Slide}
      hideProgressBar
      closeButton={({ closeToast }) => (
        <IconButton icon="close" label={labels.close} onClick={() => closeToast(true)} />
      )}
    />,
  );
  if (host.parentElement !== region) region?.replaceChildren(host);
  const leave = () => document.querySelector("[data-toasts]:not(dialog *)")?.replaceChildren(host);
  region?.closest("dialog")?.addEventListener("close", leave, { once: true });
  const id = toast(<p>{text}</p>, { ariaLabel: text });
  return () => toast.dismiss(id);
}
