import { defaultLanguage } from "../../i18n/languages";
import type { JsonFile, Problem } from "../json-file";
import { messages } from "../messages";
import { localeOf, valueAt } from "../site-files";

/** Clients in a different order in two languages, found by their flags. */
export function checkClients(locales: JsonFile[]): Problem[] {
  const lists = locales.filter(({ name }) => localeOf(name)?.namespace === "clients");
  const model = lists.find(({ name }) => localeOf(name)?.language === defaultLanguage);
  const flags = (file: JsonFile) => {
    const items = valueAt(file.value, ["items"]);
    return Array.isArray(items) ? items.map((item) => valueAt(item, ["flagUrl"])) : [];
  };
  return lists.flatMap((file) => {
    const others = model ? flags(model) : [];
    const own = flags(file);
    // checkLanguages reports missing entries.
    const index = own.findIndex((flag, place) => flag && others[place] && flag !== others[place]);
    if (!model || index < 0) return [];
    const field = ["items", index, "flagUrl"];
    return [file.problem(field, messages.otherOrder(model.name, others[index]))];
  });
}
