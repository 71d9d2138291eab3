import { splitPath } from "../../shared/urls";
import { sitePath } from "../browser/requested-path";
import { rememberLanguage } from "./remember";

/** Runs before the first render: a prefixed page stores its language, another negotiates, and does not render where it redirects. */
export async function initLanguage(): Promise<void> {
  // A page that somebody has saved stays as it was: its address is nobody's page.
  if ("copy" in document.documentElement.dataset) await new Promise(() => {});
  const { language } = splitPath(sitePath());
  if (language) return rememberLanguage(language);
  const leaves = await import(/* webpackChunkName: "negotiate" */ "./negotiate")
    .then(({ negotiate }) => negotiate())
    // The detector could not load or read cookies: the page is already in the default language.
    .catch(() => false);
  if (leaves) await new Promise(() => {});
  // Shows the page again, which src/browser/first-paint.ts hid while the language was unknown.
  delete document.documentElement.dataset.language;
}
