import { privacyPath } from "../../shared/anchors";
import { contentPages, facts, textOf } from "../site-content";

export { languages } from "../../shared/languages";
export * from "../site-content";

export const noReading = "/no-page-to-read";
const readings = contentPages
  .filter(({ template }) => template === "text")
  .sort((one, other) => one.sections.length - other.sections.length);
/** The paths of the shortest and the longest page to read, which begin without a picture; tests of them are skipped where there is none. */
export const shortRead = readings[0]?.path ?? noReading;
export const longRead = readings.at(-1)?.path ?? noReading;

/** The heading of a page in a language. */
export function headingOf(language: string, route: string): string {
  const found = contentPages.find((one) => one.path === route);
  return found ? textOf(language, found.heading) : "";
}

/** False for a site without the page of the contact form, and for one without the panel's form. */
export const hasContact = contentPages.some(({ template }) => template === "contact");
export const hasNewsletter = facts("site.json").newsletter !== false;

/** What stands behind the sentence on consent at a form: the way to the privacy page, where there is one. */
export const privacyLink = (language: string): string =>
  contentPages.some(({ path }) => path === privacyPath)
    ? ` ${textOf(language, "common:navigation.privacy")}`
    : "";

/** The first service. Every site has at least one. */
export const service: { id: string; title: string } = facts("services.json").items[0];

/** The text of a toast: its own words or, when they load too slowly, those that the page already has. */
export function toastTranslations(language: string, key: string): RegExp {
  const own = textOf(language, `toasts:${key}`);
  const pages: Record<string, string> = {
    delivered: "forms:delivery.delivered",
    "footer.newsletter.successMessage": "panel:newsletter.thanks",
  };
  const fallbackText = textOf(language, pages[key] ?? "forms:done");
  return new RegExp([own, fallbackText].map((text) => text.replace(/[.()?]/g, "\\$&")).join("|"));
}
