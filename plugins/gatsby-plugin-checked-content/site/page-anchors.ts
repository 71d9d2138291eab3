import path from "node:path";
import { fewestDrawn, fewestNews, stageAnchor } from "../../../shared/anchors";
import { defaultLanguage } from "../../../shared/languages";
import { type JsonFile, valueAt } from "../json-file";
import { leftOutSections, type Page, templates } from "../schemas/page";
import { hasExpired } from "./expiry";
import { contentFile, type SiteFiles, textsReader } from "./site-files";

/** The anchors of a page: its sections, and the services and stages in them. The page may still have mistakes: the editor calls this too. */
export function anchorsOf({ name, value }: JsonFile<Page>, site: SiteFiles): string[] {
  const { template } = value;
  if (template === "text") {
    const leftOut = leftOutSections(value, contentFile(site, "site")?.value);
    return sectionsOf(path.basename(name, ".json"), site).filter((id) => !leftOut.includes(id));
  }
  const empty = emptySections(site);
  const own = (templates[template]?.anchors ?? []).filter((anchor) => !empty.includes(anchor));
  const idsOf = (name: "services" | "stages") =>
    (contentFile(site, name)?.value.items ?? []).map(({ id }) => id);
  const tables = (contentFile(site, "prequalification")?.value.items ?? []).filter(({ rows }) =>
    rows.some(({ until }) => !hasExpired(until)),
  );
  return [
    ...(["home", "services"].includes(template) ? idsOf("services") : []),
    ...own,
    ...(template === "prequalification" ? tables.map(({ id }) => id) : []),
    ...(own.includes("stages") ? idsOf("stages").map(stageAnchor) : []),
  ];
}

/** The sections of a text page: all groups of its texts but `meta`. */
export function sectionsOf(namespace: string, site: SiteFiles): string[] {
  const { meta: _, ...texts } = textsReader(site, defaultLanguage)(namespace) as { meta?: unknown };
  return Object.entries(texts).flatMap(([id, text]) => (typeof text === "object" ? id : []));
}

/** The anchors of sections that have nothing to show. Pages leave them out. */
export function emptySections(site: SiteFiles): string[] {
  const clients = site.locales.find(({ namespace }) => namespace === "clients");
  const facts = contentFile(site, "site")?.value;
  const drawn = site.projects.filter(({ value }) =>
    value.drawings?.some(({ kind }) => kind !== "plan"),
  );
  const lists = [
    "partners",
    "stages",
    "figures",
    "milestones",
    "people",
    "roles",
    "testimonials",
  ] as const;
  const isShown: Record<string, boolean> = {
    ...Object.fromEntries(
      lists.map((name) => [name, Boolean(contentFile(site, name)?.value.items?.length)]),
    ),
    identity: facts?.legal !== undefined,
    projects: site.projects.length > 0,
    clients: valueAt(clients?.value, ["items", 0]) !== undefined,
    location: facts?.map !== undefined,
    "our-work": site.projects.length > 0,
    skyline: drawn.length >= fewestDrawn,
    news: site.news.length >= fewestNews,
  };
  return Object.keys(isShown).filter((anchor) => !isShown[anchor]);
}
