import { closest, distance } from "fastest-levenshtein";

/** “ did you mean `x`?” for the known name that a mistyped one is near to; nothing where none is near. */
export function didYouMean(name: string, known: readonly string[]): string | undefined {
  if (known.length === 0) return undefined;
  const nearest = closest(name, known);
  // Two letters changed places make two steps; in a short name that would be another word.
  const tolerance = name.length < 4 ? 1 : Math.max(2, name.length / 3);
  return distance(name.toLowerCase(), nearest.toLowerCase()) <= tolerance
    ? `did you mean \`${nearest}\`?`
    : undefined;
}
