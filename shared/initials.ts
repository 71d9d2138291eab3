/** The first letters of the first and the last name, without an Arabic article; in Arabic letters the first alone, since two of them are read as a word. A lone heh has its tail, or it reads as a five. */
export function initialsOf(name: string): string {
  const words = name.split(" ").map((word) => word.replace(/^ال(?=..)/, ""));
  const initials = [...new Set([words[0], words.at(-1)])].map((word) => word?.[0] ?? "");
  const [first = ""] = initials;
  return /\p{Script=Arabic}/u.test(first) ? first.replace("ه", "هـ") : initials.join("");
}
