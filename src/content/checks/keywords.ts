import type { JsonFile, Problem } from "../json-file";
import { isKeywords, titleKeys } from "../keywords";
import { messages } from "../messages";
import { valueAt } from "../site-files";

/** Keywords without a title beside them: the search would not know what they lead to. */
export function checkKeywords(locale: JsonFile): Problem[] {
  return locale.strings.flatMap(([field]) => {
    const key = String(field.at(-1));
    if (!isKeywords(key)) return [];
    const [title = "", ...others] = titleKeys(key);
    const group = valueAt(locale.value, field.slice(0, -1));
    const isThere = (name: string) => typeof valueAt(group, [name]) === "string";
    if ([title, ...others].some(isThere)) return [];
    return [locale.problem(field, messages.keywordsWithoutTitle(title))];
  });
}
