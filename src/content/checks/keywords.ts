import type { JsonFile, Problem } from "../json-file";
import { isKeywords, titleKeys } from "../keywords";
import { valueAt } from "../site-files";

/** Keywords without a title beside them: the search would not know what they lead to. */
export function checkKeywords(locale: JsonFile): Problem[] {
  return locale.strings.flatMap(([field]) => {
    const key = String(field.at(-1));
    if (!isKeywords(key)) return [];
    const titles = titleKeys(key);
    const group = valueAt(locale.value, field.slice(0, -1));
    if (titles.some((title) => typeof valueAt(group, [title]) === "string")) return [];
    const message = `the search finds a title by these words, and there is no "${titles[0]}" beside them; add it, or remove them`;
    return [locale.problem(field, message)];
  });
}
