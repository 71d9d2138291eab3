import { codes } from "../../i18n/languages";
import {
  dayFolders,
  editorFolder,
  gatsbyFolders,
  searchFolder,
  wordsFolder,
} from "../../shared/served-folders";
import { optionalFiles, schemaNameOf, singleSchemas } from "../content-schemas";
import { fileProblem, type JsonFile, type Problem, valueAt } from "../json-file";
import { layoutNamespaces } from "../layout-namespaces";
import { messages } from "../messages";
import { templates } from "../schemas/page";
import { filesBelow, type SiteFiles } from "../site-files";

type TemplateName = keyof typeof templates;

const pathOf = ({ value }: JsonFile) => String(valueAt(value, ["path"]));
const templateOf = ({ value }: JsonFile) => String(valueAt(value, ["template"])) as TemplateName;

/** Every site has a first page, and one for addresses that lead nowhere. */
const neededTemplates = ["home", "not-found"] as const;

/** Files and pages without which the site cannot be built. */
export function checkPresence({ pages, names }: SiteFiles): Problem[] {
  const needed = [
    ...Object.keys(singleSchemas)
      .filter((name) => !optionalFiles.some((optional) => optional === name))
      .map((name) => `content/${name}.json`),
    ...codes.flatMap((code) => layoutNamespaces.map((name) => `locales/${code}/${name}.json`)),
  ];
  // A page file with a syntax error is already reported.
  const isAnyBroken =
    [...names].filter((name) => schemaNameOf(name) === "page").length > pages.length;
  const absent = neededTemplates.filter(
    (name) => !isAnyBroken && !pages.map(templateOf).includes(name),
  );
  return [
    ...needed
      .filter((name) => !names.has(name))
      .map((name) => fileProblem(name, messages.neededFile)),
    ...absent.map((name) =>
      fileProblem("content/pages", messages.neededPage(String(templates[name].path), name)),
    ),
  ];
}

/** First path segments that no page may have: languages, files of `static/`, folders that the build writes. */
export function takenNames(root: string): string[] {
  const served = filesBelow(root, ["static"]).map((name) => name.split("/")[1] ?? "");
  const own = [wordsFolder, searchFolder, editorFolder];
  return [...codes, ...served, ...dayFolders, ...gatsbyFolders, ...own];
}

/** Pages whose path is taken, or whose path or fields do not fit their template. */
export function checkPages({ root, pages }: SiteFiles): Problem[] {
  const taken = takenNames(root);
  return pages.flatMap((file) => {
    const path = pathOf(file);
    const template = templateOf(file);
    const { path: fixed } = templates[template] ?? {};
    const [, first = ""] = path.split("/");
    const problem = (field: string, message: string) => [file.problem([field], message)];
    const owner = pages.find((page) => fixed === pathOf(page) && template === templateOf(page));
    if (owner && owner !== file)
      return problem("template", messages.secondPage(owner.name, template));
    const twin = pages
      .slice(0, pages.indexOf(file))
      .find((page) => pathOf(page).toLowerCase() === path.toLowerCase());
    const isEmpty = template === "text" && valueAt(file.value, ["sections"]) === undefined;
    return [
      ...(twin ? problem("path", messages.samePath(twin.name)) : []),
      ...(fixed && path !== fixed ? problem("path", messages.fixedPath(fixed, template)) : []),
      ...(taken.includes(first.toLowerCase()) ? problem("path", messages.takenPath(first)) : []),
      ...(isEmpty ? problem("sections", messages.noSections) : []),
    ];
  });
}
