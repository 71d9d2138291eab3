import path from "node:path";
import { defaultLanguage } from "../../../shared/languages";
import { ownNamespaces } from "../content-schemas";
import type { JsonPath, Problem } from "../json-file";
import { didYouMean, t } from "../messages";
import { withoutPluralForm } from "../plural-forms";
import { anchorsOf, sectionsOf } from "../site/page-anchors";
import { contentFile, fieldsWithRole, type SiteFiles } from "../site/site-files";
import { absentEntries, sitePages } from "../site/site-pages";

/** References to what does not exist: pages, sections, texts, cities, sectors, projects. */
export function checkReferences(site: SiteFiles): Problem[] {
  return [...checkLinks(site), ...checkNames(site), ...checkTextPages(site)];
}

function checkLinks(site: SiteFiles): Problem[] {
  const pages = new Map(site.pages.map((page) => [page.value.path, page]));
  // A page that has nothing to list yet is left out, and the links to it with it.
  const paths = [...sitePages(site).map(({ path }) => path), ...pages.keys()];
  const absent = absentEntries(site);
  return fieldsWithRole(site.content, "route").flatMap(({ file, field, value }) => {
    const [path = "", anchor] = value.split("#");
    const entry = absent.find((one) => one.path === path);
    if (entry) return [file.note(field, t(`${entry.absence}Link`, { path }))];
    if (!paths.includes(path))
      return [
        file.problem(
          field,
          t("deadLink", { path, advice: didYouMean(path, paths) ?? t("addPage") }),
        ),
      ];
    const page = pages.get(path);
    if (!page || !anchor) return [];
    const anchors = anchorsOf(page, site);
    return anchors.includes(anchor) ? [] : [file.problem(field, deadAnchor(path, anchor, anchors))];
  });
}

const deadAnchor = (path: string, anchor: string | undefined, anchors: string[]) =>
  t("deadAnchor", { path, anchor, anchors: anchors[0] ? anchors : t("none") });

function checkTextPages(site: SiteFiles): Problem[] {
  const known = [...new Set(site.locales.map(({ namespace }) => namespace))];
  return site.pages.flatMap((page) => {
    const { template, legal, conditions } = page.value;
    const name = path.basename(page.name, ".json");
    if (template !== "text") return [];
    if (ownNamespaces.has(name)) return [page.problem([], t("ownTexts", { name }))];
    if (!known.includes(name)) {
      const pages = known.filter((one) => !ownNamespaces.has(one));
      const advice = didYouMean(name, pages) ?? t("addTexts");
      return [page.problem([], t("missingFile", { file: `locales/*/${name}.json`, advice }))];
    }
    const sections = sectionsOf(name, site);
    const anchors = anchorsOf(page, site);
    const named: { at: JsonPath; id?: string }[] = [
      { at: ["legal"], id: legal },
      ...(conditions ?? []).map(({ id }, index) => ({ at: ["conditions", index, "id"], id })),
    ];
    // checkLanguages names a file that only one language has.
    if (!site.names.has(`locales/${defaultLanguage}/${name}.json`)) return [];
    return [
      ...(sections.length === 0 ? [page.problem([], t("noSections", { name }))] : []),
      ...named
        .filter(({ id }) => id && !sections.includes(id))
        .map(({ at, id }) => page.problem(at, deadAnchor(page.value.path, id, anchors))),
    ];
  });
}

function checkNames(site: SiteFiles): Problem[] {
  const idsIn = (name: "cities" | "sectors" | "documents") =>
    (contentFile(site, name)?.value.items ?? []).map(({ id }) => id);
  const known = {
    texts: site.locales.flatMap(({ namespace, strings }) =>
      strings.map(([field]) => `${namespace}:${withoutPluralForm(field.join("."))}`),
    ),
    cities: idsIn("cities"),
    sectors: idsIn("sectors"),
    documents: idsIn("documents"),
    projects: site.projects.map(({ id }) => id),
  };
  const files = [...site.content, ...site.locales];
  return fieldsWithRole(files, "textKey", "entry").flatMap(({ file, role, field, value }) => {
    const list = role.kind === "entry" ? role.list : "texts";
    if (known[list].includes(value)) return [];
    const texts = `locales/*/${value.split(":")[0]}.json`;
    const place = list === "texts" ? texts : `content/${list}${list === "projects" ? "" : ".json"}`;
    const advice = didYouMean(value, known[list]) ?? t("addEntry");
    return [file.problem(field, t("noSuchEntry", { file: place, id: value, advice }))];
  });
}
