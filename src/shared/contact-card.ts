/** Where the site serves the company's contact card in a language. */
export function contactCardPath(language: string): string {
  return `/contact-${language}.vcf`;
}
