/** The purpose of contact that each page or section leads to, by its path, or by `sites`: src/content/gatsby-hooks.ts sets them. */
const purposes: Partial<Record<string, string>> = JSON.parse(
  process.env.GATSBY_CONTACT_PURPOSES ?? "{}",
);

/** The page for tenderers, which leads to purposes of its own. */
export const prequalificationPath = "/prequalification";

/** The page's query parameter that chooses a purpose. */
export const purposeParameter = "about";

/** True where a page or section, such as `/services#build`, leads to a purpose of its own. */
export const hasPurpose = (from: string): boolean => purposes[from] !== undefined;

/** The path of the contact form, which finds the purpose of the page or section that leads there chosen. */
export function contactFormPath(from: string): string {
  const purpose = purposes[from];
  return `/contact-us${purpose ? `?${purposeParameter}=${purpose}` : ""}#contact-form`;
}
