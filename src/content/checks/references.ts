import { projectPath } from "../../shared/anchors";
import type { JsonFile, Problem } from "../json-file";
import { didYouMean, messages } from "../messages";
import { anchorsOf, unneededNamespaces } from "../page-anchors";
import { withoutPluralForm } from "../plural-forms";
import { layoutNamespaces, type Page, templates } from "../schemas/page";
import { contentFile, fieldsWithRole, type SiteFiles } from "../site-files";

/** Names in one file of what is in another, and is not there: pages, sections, texts, cities, projects, services. */
export function checkReferences(site: SiteFiles): Problem[] {
  return [
    ...checkLinks(site),
    ...checkTextKeys(site),
    ...site.pages.flatMap((page) => checkNamespaces(page, site)),
    ...checkIds(site),
    ...checkPermanentIds(site),
  ];
}

function checkLinks(site: SiteFiles): Problem[] {
  const pages = new Map(site.pages.map(({ value }) => [value.path, value]));
  const paths = [...pages.keys(), ...site.projects.map(({ id }) => projectPath(id))];
  return fieldsWithRole(site.content, "route").flatMap(({ file, field, value }) => {
    const [path = "", anchor] = value.split("#");
    if (!paths.includes(path))
      return [file.problem(field, messages.deadLink(path, didYouMean(path, paths)))];
    const page = pages.get(path);
    const anchors = page ? anchorsOf(page, site) : [];
    return page && anchor && !anchors.includes(anchor)
      ? [file.problem(field, messages.deadAnchor(path, anchor, anchors))]
      : [];
  });
}

/** Keys in `content/` without a text in any language. */
function checkTextKeys({ content, locales }: SiteFiles): Problem[] {
  const keys = locales.flatMap(({ namespace, strings }) =>
    strings.map(([field]) => `${namespace}:${withoutPluralForm(field.join("."))}`),
  );
  const known = new Set(keys);
  return [...fieldsWithRole(content, "textKey"), ...content.flatMap(builtKeys)]
    .filter(({ value }) => !known.has(value))
    .map(({ file, field, value }) => {
      const advice = didYouMean(value, keys) ?? messages.addKey(value.split(":")[0] ?? "");
      return file.problem(field, messages.unknownTextKey(value, advice));
    });
}

/** Keys that sections build from a fact, by the fact's place. */
const keysBuiltFrom: Record<string, (fact: string) => string[]> = {
  "content/site.json openingHours.id": (id) =>
    ["title", "days", "time1", "time2"].map((part) => `contact:hours.${id}.${part}`),
  "content/site.json social.network": (network) => [`common:social.${network}`],
  "content/site.json film.webm": () => ["who-we-are:film.title", "who-we-are:film.text"],
};

function builtKeys(file: JsonFile) {
  return file.strings.flatMap(([field, value]) => {
    const place = field.filter((part) => typeof part === "string").join(".");
    const keys = keysBuiltFrom[`${file.name} ${place}`]?.(value) ?? [];
    return keys.map((key) => ({ file, field, value: key }));
  });
}

/** Namespaces of a page that are not there, and those that it must load for its template and its texts. */
function checkNamespaces(page: JsonFile<Page>, site: SiteFiles): Problem[] {
  const { namespaces, template } = page.value;
  const known = site.locales.map(({ namespace }) => namespace);
  const loaded = [...layoutNamespaces, ...namespaces];
  const needed = templates[template].namespaces.filter(
    (name) => !unneededNamespaces(site).includes(name),
  );
  return [
    ...fieldsWithRole([page], "namespace")
      .filter(({ value }) => !known.includes(value))
      .map(({ field, value }) => {
        const advice = didYouMean(value, known) ?? messages.correctNamespace;
        return page.problem(field, messages.missingFile(`locales/*/${value}.json`, advice));
      }),
    ...fieldsWithRole([page], "textKey")
      .map(({ field, value }) => ({ field, name: value.split(":")[0] ?? "" }))
      .filter(({ name }) => !loaded.includes(name))
      .map(({ field, name }) => page.problem(field, messages.wordsNotLoaded(name))),
    ...needed
      .filter((name) => !loaded.includes(name))
      .map((name) => page.problem(["namespaces"], messages.wordsNeeded(template, name))),
  ];
}

/** Cities and projects that are not there. */
function checkIds(site: SiteFiles): Problem[] {
  const cities = contentFile(site, "cities")?.value.items ?? [];
  const known = { city: cities.map(({ id }) => id), project: site.projects.map(({ id }) => id) };
  const sentences = { city: messages.noSuchCity, project: messages.noSuchProject };
  return fieldsWithRole([...site.content, ...site.locales], "city", "project")
    .filter(({ role, value }) => !known[role.kind].includes(value))
    .map(({ file, role: { kind }, field, value }) =>
      file.problem(field, sentences[kind](value, didYouMean(value, known[kind]))),
    );
}

/** Services that must stay, because links from elsewhere lead to them. */
function checkPermanentIds(site: SiteFiles): Problem[] {
  const file = contentFile(site, "services");
  const { items = [], permanentIds = [] } = file?.value ?? {};
  return permanentIds.flatMap((id, index) =>
    file && !items.some((service) => service.id === id)
      ? [file.problem(["permanentIds", index], messages.permanentId(id))]
      : [],
  );
}
