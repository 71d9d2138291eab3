/** How many characters of a title search engines show. */
export const longestTitle = 60;

/**
 * A page's title as the browser's tab and search results show it: its own, then the company's name, the short one where
 * the full one would make it too long; its own alone where that holds the name, or leaves no room for it.
 */
export function pageTitle(own: string, company: string, shortName: string): string {
  if (wordsOf(own).includes(wordsOf(shortName))) return own;
  const whole = [company, shortName].map((name) => `${own} | ${name}`);
  return whole.find(({ length }) => length <= longestTitle) ?? own;
}

/** The words of a text, each between two spaces. */
const wordsOf = (text: string) => ` ${text.match(/[\p{L}\p{M}\p{N}]+/gu)?.join(" ")} `;
