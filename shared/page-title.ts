/** How many characters of a title search engines show. */
export const longestTitle = 60;

/** A page's title for tab and search results: its own, then the company's name, the short one or none where it would be too long. */
export function pageTitle(own: string, company: string, shortName: string): string {
  if (wordsOf(own).includes(wordsOf(shortName))) return own;
  const whole = [company, shortName].map((name) => `${own} | ${name}`);
  return whole.find(({ length }) => length <= longestTitle) ?? own;
}

/** The words of a text, each between two spaces. */
const wordsOf = (text: string) => ` ${text.match(/[\p{L}\p{M}\p{N}]+/gu)?.join(" ")} `;
