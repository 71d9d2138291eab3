import { type Language, loadRuntimeWords, useLanguage, useTranslation } from "../../i18n";
import type { ToastMessage, ToastWords } from "./toast-message";

type Toaster = typeof import("./toaster");

/** What a toast says: keys of the words that come from the server at the first one. */
export type ToastText =
  | "applicationSubmitted"
  | "messageSubmitted"
  | "footer.newsletter.successMessage";

/** Milliseconds to wait for the words from the server before the page uses its own. */
const timeoutMs = 1500;

let toaster: Toaster | undefined;

/** Toasts whose words are still loading. */
const pendingToasts = new Map<string, Promise<ToastWords>>();

/** Shows a message under an id, and takes it away again; `fallbackText` is said where its words are out of reach. */
export function useToast(toastId: string, text: ToastText, fallbackText: string) {
  const language = useLanguage();
  const { t } = useTranslation("common");
  return {
    show: () =>
      showToast(
        { toastId, place: t("toasts.title") },
        wordsOf(language, text).catch(() => ({ text: fallbackText, close: t("dialog.close") })),
      ),
    remove: () => {
      pendingToasts.delete(toastId);
      toaster?.remove(toastId);
    },
  };
}

async function wordsOf(language: Language, text: ToastText): Promise<ToastWords> {
  const tooLate = new Promise<never>((_resolve, reject) => setTimeout(reject, timeoutMs));
  const t = await Promise.race([loadRuntimeWords(language, "toasts"), tooLate]);
  return { text: t(text), close: t("close") };
}

/** Shows a toast and announces it. The toaster and the words are loaded at the first one. */
async function showToast(
  { toastId, place }: Pick<ToastMessage, "toastId" | "place">,
  words: Promise<ToastWords>,
): Promise<void> {
  pendingToasts.set(toastId, words);
  const loading = import("./toaster").catch(() => undefined);
  const toast = { toastId, place, ...(await words) };
  // Removed or replaced meanwhile.
  if (pendingToasts.get(toastId) !== words) return;
  pendingToasts.delete(toastId);
  const status = announce(toast.text);
  toaster = await loading;
  if (toaster) toaster.show(toast, () => clear(status, toast.text));
  // The toaster could not be loaded: show the live region instead.
  else status?.toggleAttribute("data-shown", true);
}

/** Screen readers ignore what is behind a modal dialog, so the dialog has its own region. */
function announce(text: string): Element | undefined {
  const place = document.querySelector("dialog:modal") ?? document;
  const status = place.querySelector("[data-toast-status]") ?? undefined;
  if (status) {
    status.textContent = "";
    // Emptied first, so that the same words are announced again.
    setTimeout(() => {
      status.textContent = text;
    }, 50);
  }
  return status;
}

function clear(status: Element | undefined, text: string): void {
  if (status?.textContent === text) status.textContent = "";
}
