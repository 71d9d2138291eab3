import { projectPath } from "../../shared/anchors";
import { type Problem, stringsIn, valueAt } from "../json-file";
import { messages } from "../messages";
import { didYouMean } from "../nearest";
import { anchorsOf, idsIn } from "../page-anchors";
import { templates } from "../schemas/page";
import { contentFile, fieldsWithRole, projectsOf, type SiteFiles } from "../site-files";

/** Links to pages and sections that do not exist. */
export function checkLinks(site: SiteFiles): Problem[] {
  const byPath = new Map<string, unknown>([
    ...site.pages.map(({ value }) => [String(valueAt(value, ["path"])), value] as const),
    ...projectsOf(site).map(({ file, id }) => [projectPath(id), file.value] as const),
  ]);
  return site.content.flatMap((file) =>
    fieldsWithRole("route", file).flatMap(({ field, value }) => {
      const [path = "", anchor] = value.split("#");
      const page = byPath.get(path);
      if (page === undefined)
        return [file.problem(field, messages.deadLink(path, didYouMean(path, [...byPath.keys()])))];
      const anchors = anchorsOf(page, site);
      // An unknown template is a mistake of its own.
      const isKnown = Object.hasOwn(templates, String(valueAt(page, ["template"])));
      return isKnown && anchor && !anchors.includes(anchor)
        ? [file.problem(field, messages.deadAnchor(path, anchor, anchors))]
        : [];
    }),
  );
}

/** Services that must stay, because links from elsewhere lead to them. */
export function checkPermanentIds(site: SiteFiles): Problem[] {
  const file = contentFile(site, "services");
  const items = valueAt(file?.value, ["items"]);
  if (!file || !items) return [];
  return stringsIn(valueAt(file.value, ["permanentIds"]))
    .filter(([, id]) => !idsIn(items).includes(id))
    .map(([field, id]) => file.problem(["permanentIds", ...field], messages.permanentId(id)));
}
