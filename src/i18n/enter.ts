import { sitePath } from "./asked-path";
import { rememberLanguage } from "./remember";
import { splitPath } from "./urls";

/**
 * Runs before the first render. A prefixed page remembers its language. A page without a prefix negotiates,
 * with the detector loaded for that alone: where the visitor's language is another one, it is left and does not start.
 */
export async function enterSite(): Promise<void> {
  const { language } = splitPath(sitePath());
  if (language) return rememberLanguage(language);
  const leaves = await import("./negotiate")
    .then(({ negotiate }) => negotiate())
    // Out of reach, or kept from the cookies: the default language is already on the page.
    .catch(() => false);
  if (leaves) await new Promise(() => {});
  // What has kept the page from showing the wrong language: src/gatsby/before-first-paint.tsx.
  delete document.documentElement.dataset.language;
}
