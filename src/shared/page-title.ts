/** A page's title as the browser's tab and search results show it: its own, then the company's name. */
export function pageTitle(own: string, company: string): string {
  return `${own} | ${company}`;
}
