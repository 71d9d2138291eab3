import { closest, distance } from "fastest-levenshtein";
import { createInstance } from "i18next";
import ar from "./messages/ar.json";
import en from "./messages/en.json";

type MessageLanguage = "ar" | "en";
type KeysOf<Group> = {
  [Name in keyof Group & string]: Group[Name] extends string
    ? Name
    : `${Name}.${KeysOf<Group[Name]>}`;
}[keyof Group & string];
export type MessageKey = KeysOf<typeof en>;

/** Formats a value of a message; a list is joined. In an Arabic sentence a path or a number keeps its own direction. */
function format(value: unknown, _format: unknown, language?: string): string {
  const isArabic = language === "ar";
  const texts = [value].flat().map((one) => (isArabic ? `\u2068${one}\u2069` : String(one)));
  return texts.join(isArabic ? "، " : ", ");
}

const i18n = createInstance();
i18n.use({ type: "formatter", init() {}, add() {}, addCached() {}, format });
void i18n.init({
  lng: "en",
  resources: { ar: { translation: ar }, en: { translation: en } },
  interpolation: { escapeValue: false, alwaysFormat: true },
  initAsync: false,
});

/** What the check says to a maintainer: a message with its `{{placeholders}}` filled. */
export function t(key: MessageKey, values: Record<string, unknown> = {}): string {
  return i18n.t(key as never, { ...values, lng: messageLanguage() });
}

/** The language in which the check explains mistakes. */
export const messageLanguage = () => i18n.language as MessageLanguage;

/** The locale of the system or the terminal. */
export const systemLocale = process.env.LC_ALL || process.env.LANG || "en";

/** Sets the language of messages by a locale such as `ar_SA.UTF-8`: Arabic, else English. */
export function setMessageLanguage(locale: string): void {
  void i18n.changeLanguage(locale.startsWith("ar") ? "ar" : "en");
}

/** The question after the closest known name; undefined when none is close. */
export function didYouMean(name: string, known: readonly string[]): string | undefined {
  const nearest = nearestName(name, known);
  return nearest && t("didYouMean", { name: nearest });
}

/** The known name that is meant by a misspelt one; undefined when none is close. */
export function nearestName(name: string, known: readonly string[]): string | undefined {
  if (known.length === 0) return undefined;
  const nearest = closest(name, known);
  // Two swapped letters count as two edits. In a short name that would allow another word.
  const tolerance = name.length < 4 ? 1 : Math.max(2, name.length / 3);
  return distance(name.toLowerCase(), nearest.toLowerCase()) <= tolerance ? nearest : undefined;
}
