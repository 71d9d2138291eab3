import { pageTitle } from "../../shared/page-title";
import type { JsonFile, Problem } from "../json-file";
import { messages } from "../messages";
import { localeOf, type SiteFiles, valueAt } from "../site-files";

/** How many characters of a title search engines show. */
const longest = 60;

/** Pages' titles that are too long once the company's name follows them. */
export function checkTitles({ content, locales }: SiteFiles, pages: JsonFile[]): Problem[] {
  const facts = content.find(({ name }) => name === "content/site.json")?.value;
  return pages.flatMap((page) => {
    const [namespace, key = ""] = String(valueAt(page.value, ["title"])).split(":");
    const field = key.split(".");
    return locales
      .filter(({ name }) => localeOf(name)?.namespace === namespace)
      .flatMap((file) => {
        const own = valueAt(file.value, field);
        const company = valueAt(facts, ["fullName", localeOf(file.name)?.language ?? ""]);
        // Another check reports a title that is too long by itself.
        if (typeof own !== "string" || typeof company !== "string" || own.length > longest)
          return [];
        const { length } = pageTitle(own, company);
        return length > longest
          ? [file.problem(field, messages.titleTooLong(length, company, longest))]
          : [];
      });
  });
}
