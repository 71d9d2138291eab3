import { closest, distance } from "fastest-levenshtein";
import { ar } from "./messages/ar";
import { en, type Messages } from "./messages/en";

type MessageLanguage = "ar" | "en";

/** The language in which the check explains mistakes. */
export let messageLanguage: MessageLanguage = "en";

/** What the check tells a maintainer. */
export let messages: Messages = en;

/** The locale of the system or the terminal. */
export const systemLocale = process.env.LC_ALL || process.env.LANG || "en";

/** From now on the check explains mistakes in the language that a locale such as `ar_SA.UTF-8` begins with: Arabic, or English. */
export function setMessageLanguage(locale: string): void {
  messageLanguage = locale.startsWith("ar") ? "ar" : "en";
  messages = { ar, en }[messageLanguage];
}

/** The question after the closest known name; undefined when none is close. */
export function didYouMean(name: string, known: readonly string[]): string | undefined {
  const nearest = nearestName(name, known);
  return nearest && messages.didYouMean(nearest);
}

/** The known name that is meant by a misspelt one; undefined when none is close. */
export function nearestName(name: string, known: readonly string[]): string | undefined {
  if (known.length === 0) return undefined;
  const nearest = closest(name, known);
  // Two swapped letters count as two edits. In a short name that would allow another word.
  const tolerance = name.length < 4 ? 1 : Math.max(2, name.length / 3);
  return distance(name.toLowerCase(), nearest.toLowerCase()) <= tolerance ? nearest : undefined;
}
