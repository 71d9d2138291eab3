/** What the site's own links are about: `contacts` in content/site.json with such an id have a mailbox for it. */
type Purpose = "tender" | "suppliers" | "site" | "press";

/** The address of the contact form, with its purpose chosen, where the company has it, and its subject filled in. */
export const contactPath = (purpose: Purpose, about = ""): string =>
  `/contact-us?purpose=${purpose}${about && `&about=${encodeURIComponent(about)}`}#contact-form`;
