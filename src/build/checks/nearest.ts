import { closest, distance } from "fastest-levenshtein";

/** “ did you mean `x`?” for the known name that a mistyped one is near to; nothing where none is near. */
export function didYouMean(name: string, known: readonly string[]): string | undefined {
  if (known.length === 0) return undefined;
  const nearest = closest(name, known);
  return distance(name.toLowerCase(), nearest.toLowerCase()) <= Math.max(1, name.length / 3)
    ? `did you mean \`${nearest}\`?`
    : undefined;
}
