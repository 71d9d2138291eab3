import { defaultLanguage } from "../../i18n/languages";
import type { JsonFile, Problem } from "../json-file";
import { messages } from "../messages";
import { localeOf, valueAt } from "../site-files";
import { didYouMean } from "./nearest";

/** Clients in a different order in two languages, found by their flags and works; clients with a work that does not exist. */
export function checkClients(locales: JsonFile[], content: JsonFile[]): Problem[] {
  const lists = locales.filter(({ name }) => localeOf(name)?.namespace === "clients");
  const model = lists.find(({ name }) => localeOf(name)?.language === defaultLanguage);
  const works = content.find(({ name }) => name === "content/contracting.json");
  const ids = valuesOf(works, "id");
  return lists.flatMap((file) => [
    ...checkOrder(file, model),
    ...checkPlaces(file, works),
    ...valuesOf(file, "work").flatMap((work, index) => {
      if (typeof work !== "string" || !works || ids.includes(work)) return [];
      const nearest = didYouMean(work, ids.map(String));
      return [file.problem(["items", index, "work"], messages.noSuchWork(work, nearest))];
    }),
  ]);
}

function checkOrder(file: JsonFile, model?: JsonFile): Problem[] {
  for (const key of ["flagUrl", "work"]) {
    const others = model ? valuesOf(model, key) : [];
    // checkLanguages reports missing entries.
    const index = valuesOf(file, key).findIndex(
      (own, place) => own && others[place] && own !== others[place],
    );
    if (model && index >= 0)
      return [file.problem(["items", index, key], messages.otherOrder(model.name, others[index]))];
  }
  return [];
}

/** Notes on clients whose work stands in another city. */
function checkPlaces(file: JsonFile, works?: JsonFile): Problem[] {
  const language = localeOf(file.name)?.language ?? "";
  const ids = valuesOf(works, "id");
  return valuesOf(file, "work").flatMap((work, index) => {
    const place = valueAt(works?.value, ["items", ids.indexOf(work), "place", language]);
    const location = valueAt(file.value, ["items", index, "location"]);
    if (typeof place !== "string" || typeof location !== "string") return [];
    // A name may be held together by spaces that do not break.
    const [city, address] = [place, location].map((text) => text.replace(/\s/g, " "));
    if (address?.includes(String(city))) return [];
    const message = messages.workElsewhere(String(work), place);
    return [{ ...file.problem(["items", index, "work"], message), isNote: true }];
  });
}

function valuesOf(file: JsonFile | undefined, key: string): unknown[] {
  const items = valueAt(file?.value, ["items"]);
  return Array.isArray(items) ? items.map((item) => valueAt(item, [key])) : [];
}
