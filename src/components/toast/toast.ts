import { useRef } from "react";
import { type Language, loadRuntimeTranslations, useLanguage, useTranslation } from "../../i18n";

/** The text of a toast: a key of the words that come from the server at the first one. */
export type ToastText =
  | "applicationSubmitted"
  | "delivered"
  | "messageSubmitted"
  | "footer.newsletter.successMessage";

/** Milliseconds to wait for the words from the server before the page uses its own. */
const timeoutMs = 1500;

/** Shows a form's toasts, one at a time, and removes them. */
export function useToast() {
  const language = useLanguage();
  const { t } = useTranslation("common");
  /** Removes the last toast, or stops it while its words and its code are loading. */
  const removeLast = useRef(() => {});
  return {
    /** `fallbackText` is shown where the words cannot be loaded. */
    show: async (key: ToastText, fallbackText: string) => {
      removeLast.current();
      let isRemoved = false;
      removeLast.current = () => {
        isRemoved = true;
      };
      const [text, toaster] = await Promise.all([
        loadText(language, key).catch(() => fallbackText),
        import("./toaster").catch(() => undefined),
      ]);
      if (isRemoved) return;
      const labels = { title: t("toasts.title"), close: t("dialog.close") };
      removeLast.current = toaster ? toaster.show(text, labels, findRegion()) : showPlain(text);
    },
    remove: () => removeLast.current(),
  };
}

async function loadText(language: Language, key: ToastText): Promise<string> {
  const timeout = new Promise<never>((_resolve, reject) => setTimeout(reject, timeoutMs));
  const t = await Promise.race([loadRuntimeTranslations(language, "toasts"), timeout]);
  return t(key);
}

/** The live region of the open dialog, since what is behind it is inert, or the page's own. */
function findRegion(): Element | null {
  return (
    document.querySelector("dialog:modal [data-toasts]") ??
    document.querySelector("[data-toasts]:not(dialog *)")
  );
}

function showPlain(text: string): () => void {
  const region = findRegion();
  region?.replaceChildren(text);
  return () => region?.replaceChildren();
}
