import { closest, distance } from "fastest-levenshtein";
import { messages } from "./messages";

/** The question after the closest known name; undefined when none is close. */
export function didYouMean(name: string, known: readonly string[]): string | undefined {
  if (known.length === 0) return undefined;
  const nearest = closest(name, known);
  // Two swapped letters count as two edits. In a short name that would allow another word.
  const tolerance = name.length < 4 ? 1 : Math.max(2, name.length / 3);
  return distance(name.toLowerCase(), nearest.toLowerCase()) <= tolerance
    ? messages.didYouMean(nearest)
    : undefined;
}
