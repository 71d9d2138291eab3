import fs from "node:fs";
import path from "node:path";
import { stageAnchor, workAnchor } from "../../shared/anchors";
import {
  dayFolders,
  editorFolder,
  gatsbyFolders,
  searchFolder,
  wordsFolder,
} from "../../shared/served-folders";
import { contentSchemas, schemaNameOf } from "../content-schemas";
import { type JsonFile, type Problem, stringsIn } from "../json-file";
import { leftOutSections } from "../left-out-sections";
import { messages } from "../messages";
import { shownFields, templates } from "../schemas/page";
import { rolesOf } from "../schemas/roles-in";
import { valueAt } from "../site-files";
import { didYouMean } from "./nearest";

/** Links to pages and sections that do not exist. */
export function checkLinks(content: JsonFile[], pages: JsonFile[], clients: object): Problem[] {
  const addresses = new Map(pages.map((page) => [valueAt(page.value, ["path"]), page.value]));
  const factsOf = (name: string) =>
    content.find((file) => file.name === `content/${name}.json`)?.value;
  const services = anchorsIn(factsOf("services"));
  const works = anchorsIn(factsOf("contracting")).map(workAnchor);
  const stages = anchorsIn(factsOf("stages")).map(stageAnchor);
  const leftOut = leftOutSections({
    partners: factsOf("partners") as object,
    contracting: factsOf("contracting") as object,
    stages: factsOf("stages") as object,
    clients,
    site: factsOf("site") as object,
  });
  return content.flatMap((file) => {
    const name = schemaNameOf(file.name);
    if (!name) return [];
    return rolesOf("route", contentSchemas[name], file.value).flatMap(({ field, value }) => {
      const [address = "", anchor] = value.split("#");
      const page = addresses.get(address);
      if (page === undefined) {
        const nearest = didYouMean(address, [...addresses.keys()].map(String));
        return [file.problem(field, messages.deadLink(address, nearest))];
      }
      const anchors = anchorsOf(page, { services, works, stages, leftOut });
      // An unknown template is a mistake of its own.
      if (!Object.hasOwn(templates, String(valueAt(page, ["template"])))) return [];
      return anchor && !anchors.includes(anchor)
        ? [file.problem(field, messages.deadAnchor(address, anchor, anchors))]
        : [];
    });
  });
}

interface Anchors {
  services: string[];
  works: string[];
  stages: string[];
  /** Sections that this site leaves out. */
  leftOut: string[];
}

/** The sections of a page that a link can lead to, and the works and stages in them. */
export function anchorsOf(page: unknown, { services, works, stages, leftOut }: Anchors): string[] {
  const template = String(valueAt(page, ["template"])) as keyof typeof templates;
  if (template === "text") return anchorsIn(valueAt(page, ["sections"]));
  const own = (templates[template]?.anchors ?? []).filter((anchor) => !leftOut.includes(anchor));
  const showsServices = ["home", "services"].includes(template);
  return [
    ...(showsServices ? services : []),
    ...own,
    ...(own.includes("our-work") ? works : []),
    ...(own.includes("stages") ? stages : []),
  ];
}

/** The names of the entries of a list, which are their anchors. */
export function anchorsIn(value: unknown): string[] {
  return [...stringsIn(value)].filter(([field]) => field.at(-1) === "id").map(([, id]) => id);
}

/** Services that must stay, because links from elsewhere lead to them. */
export function checkServices(content: JsonFile[]): Problem[] {
  return content
    .filter(({ name, value }) => name === "content/services.json" && valueAt(value, ["items"]))
    .flatMap((file) => {
      const anchors = anchorsIn(valueAt(file.value, ["items"]));
      return [...stringsIn(valueAt(file.value, ["permanentIds"]))]
        .filter(([, id]) => !anchors.includes(id))
        .map(([field, id]) => file.problem(["permanentIds", ...field], messages.permanentId(id)));
    });
}

/** First path segments that no page may have: languages, files of `static/`, folders that the build writes. */
export function takenNames(root: string, languages: readonly string[]): string[] {
  const folder = path.join(root, "static");
  const served = fs.existsSync(folder) ? fs.readdirSync(folder) : [];
  const own = [wordsFolder, searchFolder, editorFolder];
  return [...languages, ...served, ...dayFolders, ...gatsbyFolders, ...own];
}

/** Checks a page against its template: its path, its fields, and no field that the template does not show. Refuses a path that is taken. */
export function checkPages(pages: JsonFile[], taken: readonly string[]): Problem[] {
  return pages.flatMap((file) => {
    const address = String(valueAt(file.value, ["path"]));
    const template = String(valueAt(file.value, ["template"])) as keyof typeof templates;
    const fixed = templates[template]?.path;
    const first = address.split("/")[1] ?? "";
    const say = (field: string, message: string) => [file.problem([field], message)];
    const only = pages.find(
      ({ value }) =>
        fixed === valueAt(value, ["path"]) && template === valueAt(value, ["template"]),
    );
    if (fixed && only && only !== file)
      return say("template", messages.secondPage(only.name, template));
    return [
      ...(fixed && address !== fixed ? say("path", messages.fixedPath(fixed, template)) : []),
      ...(taken.includes(first.toLowerCase()) ? say("path", messages.takenPath(first)) : []),
      ...(template === "text" && valueAt(file.value, ["sections"]) === undefined
        ? say("sections", messages.noSections)
        : []),
      ...unshown(file, template).flatMap((field) => say(field, messages.unshownField(template))),
    ];
  });
}

function unshown(file: JsonFile, template: keyof typeof templates): string[] {
  if (!templates[template]) return [];
  const optional = shownFields("text").filter((field) => !shownFields(template).includes(field));
  return optional.filter((field) => valueAt(file.value, [field]) !== undefined);
}
