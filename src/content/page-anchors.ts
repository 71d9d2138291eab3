import { stageAnchor, workAnchor } from "../shared/anchors";
import { endFields, hasEnded } from "./ends";
import { stringsIn, valueAt } from "./json-file";
import { templates } from "./schemas/page";
import { contentFile, projectsOf, type SiteFiles } from "./site-files";

/** The sections that a page leaves out when there is nothing to show, each with the file of its list. */
const lists = {
  partners: "partners",
  stages: "stages",
  figures: "figures",
  credentials: "credentials",
  milestones: "milestones",
  roles: "roles",
  clients: "clients",
  testimonials: "testimonials",
};

/** The anchors of a page: its sections, and the services, works and stages in them. */
export function anchorsOf(page: unknown, site: SiteFiles): string[] {
  const template = String(valueAt(page, ["template"])) as keyof typeof templates;
  if (template === "text") return idsIn(valueAt(page, ["sections"]));
  const empty = emptySections(site);
  const own = (templates[template]?.anchors ?? []).filter((anchor) => !empty.includes(anchor));
  return [
    ...(["home", "services"].includes(template) ? idsIn(listIn(site, "services")) : []),
    ...own,
    ...(own.includes("our-work") ? projectsOf(site).map(({ id }) => workAnchor(id)) : []),
    ...(own.includes("stages") ? idsIn(listIn(site, "stages")).map(stageAnchor) : []),
  ];
}

/** The ids of the entries of a list, which are their anchors. */
export function idsIn(list: unknown): string[] {
  return stringsIn(list)
    .filter(([field]) => field.at(-1) === "id")
    .map(([, id]) => id);
}

/** The entries of a file; the list of clients is the same in any language. */
function listIn(site: SiteFiles, name: string): unknown {
  const clients = site.locales.find((file) => file.name.endsWith("/clients.json"));
  const file = name === "clients" ? clients : contentFile(site, name);
  const items = valueAt(file?.value, ["items"]);
  const end = endFields[name as keyof typeof endFields];
  if (!end || !Array.isArray(items)) return items;
  return items.filter((item) => !hasEnded(String(valueAt(item, [end]))));
}

/** The anchors of sections that pages leave out because there is nothing to show in them. */
function emptySections(site: SiteFiles): string[] {
  const empty = Object.entries(lists)
    .filter(([, list]) => valueAt(listIn(site, list), [0]) === undefined)
    .map(([anchor]) => anchor);
  const hasMap = valueAt(contentFile(site, "site")?.value, ["map"]) !== undefined;
  return [
    ...empty,
    ...(hasMap ? [] : ["location"]),
    ...(projectsOf(site).length > 0 ? [] : ["our-work"]),
  ];
}

/** The namespaces that no page needs, since the one section that shows them is left out. */
export function unneededNamespaces(site: SiteFiles): string[] {
  return emptySections(site).filter((anchor) => anchor === "stages");
}
