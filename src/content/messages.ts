import { ar } from "./messages/ar";
import { en, type Messages } from "./messages/en";

type MessageLanguage = "ar" | "en";

/** The language in which the check explains mistakes. */
export let messageLanguage: MessageLanguage = "en";

/** What the check tells a maintainer. */
export let messages: Messages = en;

/** From now on the check explains mistakes in the language that a locale such as `ar_SA.UTF-8` begins with: Arabic, or English. */
export function explainIn(locale: string): void {
  messageLanguage = locale.startsWith("ar") ? "ar" : "en";
  messages = { ar, en }[messageLanguage];
}
