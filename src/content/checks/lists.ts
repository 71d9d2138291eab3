import { defaultLanguage } from "../../i18n/languages";
import { asNote, type JsonFile, type JsonPath, type Problem, valueAt } from "../json-file";
import { messages } from "../messages";
import { didYouMean } from "../nearest";
import { contentFile, localeOf, type SiteFiles } from "../site-files";

/** Entries of one list that are the same, or have the same name. */
export function checkDuplicates(file: JsonFile): Problem[] {
  return listsIn(file.value).flatMap(([field, list]) => {
    // Visitors choose a section of a page by its title.
    const ofSections = field.at(-1) === "sections" ? ["title"] : [];
    const ofFacts = ["id", "network", "to", ...ofSections];
    const keys = file.name.startsWith("locales/") ? ["name"] : ofFacts;
    const texts = list.map((entry) => (typeof entry === "string" ? entry : undefined));
    return [
      ...repeated(texts).map(([index]) =>
        file.problem([...field, index], messages.twiceInList(String(list[index]))),
      ),
      ...keys.flatMap((key) => {
        const values = list.map((entry) => valueAt(entry, [key]));
        return repeated(values).map(([index, first]) =>
          file.problem([...field, index, key], messages.sameName(first, key, values[index])),
        );
      }),
    ];
  });
}

/** The values that are not the first of their kind, with the place of the first. */
function repeated(values: unknown[]): [index: number, first: number][] {
  return values
    .map((value, index): [number, number] => [index, values.indexOf(value)])
    .filter(([index, first]) => values[index] !== undefined && first < index);
}

function listsIn(value: unknown, field: JsonPath = []): [JsonPath, unknown[]][] {
  if (value === null || typeof value !== "object") return [];
  const inner = Object.entries(value).flatMap(([key, item]) =>
    listsIn(item, [...field, Array.isArray(value) ? Number(key) : key]),
  );
  return Array.isArray(value) ? [[field, value], ...inner] : inner;
}

/** Clients in a different order in two languages, and clients whose work does not exist; as notes, those whose work stands in another city. */
export function checkClients({ locales, content }: SiteFiles): Problem[] {
  const lists = locales.filter(({ name }) => localeOf(name)?.namespace === "clients");
  const model = lists.find(({ name }) => localeOf(name)?.language === defaultLanguage);
  const works = contentFile({ content }, "contracting");
  return lists.flatMap((file) => [...checkOrder(file, model), ...checkWorks(file, works)]);
}

/** A flag or a work that differs from the one at the same place in the default language. */
function checkOrder(file: JsonFile, model?: JsonFile): Problem[] {
  const [differing] = ["flagUrl", "work"].flatMap((key) => {
    const others = valuesOf(model, key);
    // checkLanguages reports missing entries.
    const index = valuesOf(file, key).findIndex(
      (own, place) => own && others[place] && own !== others[place],
    );
    return index < 0 ? [] : [{ field: ["items", index, key], other: others[index] }];
  });
  if (!model || !differing) return [];
  return [file.problem(differing.field, messages.otherOrder(model.name, differing.other))];
}

function checkWorks(file: JsonFile, works?: JsonFile): Problem[] {
  const ids = valuesOf(works, "id").map(String);
  const language = localeOf(file.name)?.language ?? "";
  const locations = valuesOf(file, "location");
  return valuesOf(file, "work").flatMap((work, index) => {
    if (typeof work !== "string" || !works) return [];
    const field = ["items", index, "work"];
    if (!ids.includes(work))
      return [file.problem(field, messages.noSuchWork(work, didYouMean(work, ids)))];
    const city = valueAt(works.value, ["items", ids.indexOf(work), "place", language]);
    // A name may be held together by spaces that do not break.
    const [here, there] = [locations[index], city].map((text) => String(text).replace(/\s/g, " "));
    return !city || here?.includes(String(there))
      ? []
      : [asNote(file.problem(field, messages.workElsewhere(work, String(city))))];
  });
}

/** How many months after its date a figure is still new. */
const newFor = 18;

/** Notes on figures that were counted long ago. */
export function checkFigures({ content }: SiteFiles, today = new Date()): Problem[] {
  const file = contentFile({ content }, "figures");
  return valuesOf(file, "asOf").flatMap((asOf, index) => {
    const [year = 0, month = 0] = String(asOf).split("-").map(Number);
    const age = (today.getFullYear() - year) * 12 + today.getMonth() + 1 - month;
    if (!file || !(age > newFor)) return [];
    return [asNote(file.problem(["items", index, "asOf"], messages.oldFigure(age)))];
  });
}

function valuesOf(file: JsonFile | undefined, key: string): unknown[] {
  const items = valueAt(file?.value, ["items"]);
  return Array.isArray(items) ? items.map((item) => valueAt(item, [key])) : [];
}
