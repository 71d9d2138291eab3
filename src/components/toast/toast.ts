import { type Language, loadRuntimeWords, useLanguage, useTranslation } from "../../i18n";

type Toaster = typeof import("./toaster");

/** The text of a toast: a key of the words that come from the server at the first one. */
export type ToastText =
  | "applicationSubmitted"
  | "messageSubmitted"
  | "readyInWhatsapp"
  | "footer.newsletter.successMessage";

/** Milliseconds to wait for the words from the server before the page uses its own. */
const timeoutMs = 1500;

let toaster: Toaster | undefined;

/** Toasts whose words or code are still loading: what each waits for. */
const pendingToasts = new Map<string, object>();

/** Shows a toast under an id, and removes it; `fallbackText` is its text where its words cannot be loaded. */
export function useToast(toastId: string, text: ToastText, fallbackText: string) {
  const language = useLanguage();
  const { t } = useTranslation("common");
  const fallback = { text: fallbackText, close: t("dialog.close") };
  return {
    show: async () => {
      const loading = Promise.all([
        loadWords(language, text).catch(() => fallback),
        import("./toaster").catch(() => undefined),
      ]);
      pendingToasts.set(toastId, loading);
      const [words, loadedToaster] = await loading;
      // Removed or replaced meanwhile.
      if (pendingToasts.get(toastId) !== loading) return;
      pendingToasts.delete(toastId);
      toaster = loadedToaster;
      const region = announce(words.text);
      const message = { toastId, label: t("toasts.title"), ...words };
      if (toaster) toaster.show(message, () => clear(region, words.text));
      // The toaster could not be loaded: show the live region instead.
      else region?.toggleAttribute("data-shown", true);
    },
    remove: () => {
      pendingToasts.delete(toastId);
      toaster?.remove(toastId);
    },
  };
}

async function loadWords(language: Language, text: ToastText) {
  const timeout = new Promise<never>((_resolve, reject) => setTimeout(reject, timeoutMs));
  const t = await Promise.race([loadRuntimeWords(language, "toasts"), timeout]);
  return { text: t(text), close: t("close") };
}

/** Writes a text into the live region: that of the open dialog, since what is behind it is inert, or the page's own. */
function announce(text: string): Element | null {
  const region =
    document.querySelector("dialog:modal [data-toast-status]") ??
    document.querySelector("[data-toast-status]:not(dialog *)");
  if (region) {
    region.textContent = "";
    // Emptied first, so that the same words are announced again.
    setTimeout(() => {
      region.textContent = text;
    }, 50);
  }
  return region;
}

function clear(region: Element | null, text: string): void {
  if (region?.textContent === text) region.textContent = "";
}
