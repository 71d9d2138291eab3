/** The first letters of the first and the last name, without an Arabic article, and not joined as Arabic letters are; a lone heh has its tail, or it reads as a five. */
export function initialsOf(name: string): string {
  const words = name.split(" ").map((word) => word.replace(/^ال(?=..)/, ""));
  return [...new Set([words[0], words.at(-1)])]
    .map((word) => word?.[0])
    .join("\u200c")
    .replaceAll("ه", "هـ");
}
