import { defaultLanguage } from "../../i18n/languages";
import { endFields, hasEnded } from "../ends";
import { asNote, type JsonFile, type JsonPath, type Problem, valueAt } from "../json-file";
import { messages } from "../messages";
import { didYouMean } from "../nearest";
import { statuses } from "../schemas/project";
import { contentFile, fieldsWithRole, localeOf, projectsOf, type SiteFiles } from "../site-files";

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

/** Clients in a different order in two languages, and clients whose project does not exist; as notes, those whose project stands in another city. */
export function checkClients(site: SiteFiles): Problem[] {
  const lists = site.locales.filter(({ name }) => localeOf(name)?.namespace === "clients");
  const model = lists.find(({ name }) => localeOf(name)?.language === defaultLanguage);
  return lists.flatMap((file) => [
    ...checkOrder(file, model),
    ...checkProjectsOfClients(file, site),
  ]);
}

/** A flag or a project that differs from the one at the same place in the default language. */
function checkOrder(file: JsonFile, model?: JsonFile): Problem[] {
  const [differing] = ["flagUrl", "project"].flatMap((key) => {
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

function checkProjectsOfClients(file: JsonFile, site: SiteFiles): Problem[] {
  const projects = projectsOf(site);
  const ids = projects.map(({ id }) => id);
  const language = localeOf(file.name)?.language ?? "";
  const locations = valuesOf(file, "location");
  return valuesOf(file, "project").flatMap((id, index) => {
    if (typeof id !== "string") return [];
    const field = ["items", index, "project"];
    const project = projects.find((one) => one.id === id);
    if (!project) return [file.problem(field, messages.noSuchProject(id, didYouMean(id, ids)))];
    const city = cityOf(project.file, site);
    // A name may be held together by spaces that do not break.
    const [here, there] = [locations[index], valueAt(city, ["name", language])].map((text) =>
      String(text).replace(/\s/g, " "),
    );
    return !city || here?.includes(String(there))
      ? []
      : [asNote(file.problem(field, messages.projectElsewhere(id, String(there))))];
  });
}

/** Testimonials about a project that does not exist. */
export function checkTestimonials(site: SiteFiles): Problem[] {
  const file = contentFile(site, "testimonials");
  const ids = projectsOf(site).map(({ id }) => id);
  return valuesOf(file, "project").flatMap((id, index) => {
    if (!file || typeof id !== "string" || ids.includes(id)) return [];
    const message = messages.noSuchProject(id, didYouMean(id, ids));
    return [file.problem(["items", index, "project"], message)];
  });
}

function cityOf(project: JsonFile, site: SiteFiles): unknown {
  const cities = contentFile(site, "cities");
  const index = valuesOf(cities, "id").indexOf(valueAt(project.value, ["city"]));
  return valueAt(cities?.value, ["items", index]);
}

/** Projects and vacancies in an unknown city. */
export function checkCities(site: SiteFiles): Problem[] {
  const cities = valuesOf(contentFile(site, "cities"), "id").map(String);
  return site.content.flatMap((file) =>
    fieldsWithRole("city", file)
      .filter(({ value }) => !cities.includes(value))
      .map(({ field, value }) =>
        file.problem(field, messages.noSuchCity(value, didYouMean(value, cities))),
      ),
  );
}

/** Projects whose status and dates contradict one another. */
export function checkProjects(site: SiteFiles): Problem[] {
  return projectsOf(site).flatMap(({ file, id }) => {
    const [status, start, planned, handover] = [
      "status",
      "start",
      "plannedHandover",
      "handover",
    ].map((field) => valueAt(file.value, [field]));
    if (!statuses.some((known) => known === status)) return [];
    const isFinished = status === "finished";
    const [needed, surplus] = isFinished ? ["handover", "progress"] : ["progress", "handover"];
    const has = (field = "") => valueAt(file.value, [field]) !== undefined;
    const problems: [boolean, string, string][] = [
      [!/^[a-z0-9-]+$/.test(id), "", messages.projectFileName],
      [!has(needed), needed ?? "", messages.projectNeeds(String(status), needed ?? "")],
      [has(surplus), surplus ?? "", messages.projectHasNot(String(status), surplus ?? "")],
      [String(planned) < String(start), "plannedHandover", messages.beforeStart],
      [isFinished && String(handover) < String(start), "handover", messages.beforeStart],
    ];
    return problems
      .filter(([isWrong]) => isWrong)
      .map(([, field, message]) => file.problem(field ? [field] : [], message));
  });
}

/** How many months after its date a figure is still new. */
const newFor = 18;

/** Notes on figures that were counted long ago. */
export function checkFigures(
  { content }: Pick<SiteFiles, "content">,
  today = new Date(),
): Problem[] {
  const file = contentFile({ content }, "figures");
  return valuesOf(file, "asOf").flatMap((asOf, index) => {
    const [year = 0, month = 0] = String(asOf).split("-").map(Number);
    const age = (today.getFullYear() - year) * 12 + today.getMonth() + 1 - month;
    if (!file || !(age > newFor)) return [];
    return [asNote(file.problem(["items", index, "asOf"], messages.oldFigure(age)))];
  });
}

/** So many days before its end a credential is due for renewal. */
const renewalDays = 60;

/** Notes on credentials and vacancies that have ended, and on credentials that end soon. */
export function checkEnds({ content }: Pick<SiteFiles, "content">, today = new Date()): Problem[] {
  return Object.entries(endFields).flatMap(([name, key]) => {
    const file = contentFile({ content }, name);
    return valuesOf(file, key).flatMap((date, index) => {
      const end = String(date);
      const days = Math.ceil((Date.parse(end) - today.getTime()) / 86_400_000);
      const isDue = name === "credentials" && days <= renewalDays;
      if (!file || !(hasEnded(end, today) || isDue)) return [];
      const message = hasEnded(end, today) ? messages.hasEnded(end) : messages.endsSoon(days);
      return [asNote(file.problem(["items", index, key], message))];
    });
  });
}

function valuesOf(file: JsonFile | undefined, key: string): unknown[] {
  const items = valueAt(file?.value, ["items"]);
  return Array.isArray(items) ? items.map((item) => valueAt(item, [key])) : [];
}
