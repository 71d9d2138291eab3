import { stageAnchor, workAnchor } from "../shared/anchors";
import { stringsIn, valueAt } from "./json-file";
import { templates } from "./schemas/page";

/** The values of content files by name, and the words of `clients`. */
export type SectionFacts = Record<string, unknown>;

/** The sections that a page leaves out when there is nothing to show, each with the list that it shows. */
const lists = {
  partners: "partners",
  "our-work": "contracting",
  stages: "stages",
  figures: "figures",
  clients: "clients",
};

/** The anchors of a page: its sections, and the services, works and stages in them. */
export function anchorsOf(page: unknown, facts: SectionFacts): string[] {
  const template = String(valueAt(page, ["template"])) as keyof typeof templates;
  if (template === "text") return idsIn(valueAt(page, ["sections"]));
  const empty = emptySections(facts);
  const own = (templates[template]?.anchors ?? []).filter((anchor) => !empty.includes(anchor));
  return [
    ...(["home", "services"].includes(template) ? idsIn(facts.services) : []),
    ...own,
    ...(own.includes("our-work") ? idsIn(facts.contracting).map(workAnchor) : []),
    ...(own.includes("stages") ? idsIn(facts.stages).map(stageAnchor) : []),
  ];
}

/** The ids of the entries of a list, which are their anchors. */
export function idsIn(value: unknown): string[] {
  return stringsIn(value)
    .filter(([field]) => field.at(-1) === "id")
    .map(([, id]) => id);
}

/** The anchors of sections that pages leave out because there is nothing to show in them. */
function emptySections(facts: SectionFacts): string[] {
  const empty = Object.entries(lists)
    .filter(([, list]) => valueAt(facts[list], ["items", 0]) === undefined)
    .map(([anchor]) => anchor);
  return valueAt(facts.site, ["map"]) ? empty : [...empty, "location"];
}

/** The namespaces that no page needs, since the one section that shows them is left out. */
export function unneededNamespaces(facts: SectionFacts): string[] {
  return emptySections(facts).filter((anchor) => anchor === "stages");
}
