/** A page's title as the browser's tab and search results show it: its own, then the company's name unless its own holds the short one. */
export function pageTitle(own: string, company: string, shortName: string): string {
  return wordsOf(own).includes(wordsOf(shortName)) ? own : `${own} | ${company}`;
}

/** The words of a text, each between two spaces. */
const wordsOf = (text: string) => ` ${text.match(/[\p{L}\p{M}\p{N}]+/gu)?.join(" ")} `;
