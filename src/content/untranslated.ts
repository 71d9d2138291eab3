/** Marks a text that still has to be translated. */
export function markUntranslated(text: string): string {
  return `⟦${text}⟧`;
}

/** Says whether a text still carries the mark, or a part of it. */
export function isUntranslated(text: string): boolean {
  return /[⟦⟧]/.test(text);
}
