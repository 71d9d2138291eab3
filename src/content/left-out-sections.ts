import type { JsonFile } from "./json-file";
import { valueAt } from "./site-files";

interface Lists {
  partners?: { items?: unknown[] };
  contracting?: { items?: unknown[] };
  stages?: { items?: unknown[] };
  clients?: { items?: unknown[] };
  site?: { map?: unknown };
}

/** The anchors of sections that pages leave out because there is nothing to show in them. */
export function leftOutSections({ partners, contracting, stages, clients, site }: Lists): string[] {
  const isEmpty = (list?: { items?: unknown[] }) => (list?.items ?? []).length === 0;
  const found: [string, boolean][] = [
    ["partners", isEmpty(partners)],
    ["our-work", isEmpty(contracting)],
    ["stages", isEmpty(stages)],
    ["clients", isEmpty(clients)],
    ["location", !site?.map],
  ];
  return found.filter(([, isLeftOut]) => isLeftOut).map(([anchor]) => anchor);
}

/** The namespaces that no page needs, since the one section that shows them is left out. */
export function leftOutNamespaces(content: JsonFile[]): string[] {
  const stages = content.find(({ name }) => name === "content/stages.json");
  return valueAt(stages?.value, ["items", 0]) === undefined ? ["stages"] : [];
}
