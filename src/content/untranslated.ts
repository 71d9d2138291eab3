/** Marks a text as not yet translated. */
export function markUntranslated(text: string): string {
  return `⟦${text}⟧`;
}

/** True for a text with the mark, or part of it. */
export function isUntranslated(text: string): boolean {
  return /[⟦⟧]/.test(text);
}
