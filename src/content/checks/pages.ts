import { codes } from "../../i18n/languages";
import {
  dayFolders,
  editorFolder,
  gatsbyFolders,
  searchFolder,
  translationsFolder,
} from "../../shared/served-paths";
import { requiredFiles } from "../content-schemas";
import { fileProblem, type Problem } from "../json-file";
import { t } from "../messages";
import { templates } from "../schemas/page";
import { ownNamespaces } from "../schemas/translations";
import { filesBelow, type SiteFiles } from "../site-files";
import { sitePages } from "../site-pages";

/** Files without which the site cannot be built. */
export function checkNeededFiles({ names }: SiteFiles): Problem[] {
  const needed = [
    ...requiredFiles.map((name) => `content/${name}.json`),
    ...[...ownNamespaces].flatMap(([name, isNeeded]) =>
      isNeeded ? codes.map((code) => `locales/${code}/${name}.json`) : [],
    ),
  ];
  return needed
    .filter((name) => !names.has(name))
    .map((name) => fileProblem(name, t("neededFile")));
}

/** First path segments that no page may have: languages, files of `static/`, folders that the build writes. */
export function takenNames(root: string): string[] {
  const served = filesBelow(root, ["static"]).map((name) => name.split("/")[1] ?? "");
  const own = [translationsFolder, searchFolder, editorFolder];
  return [...codes, ...served, ...dayFolders, ...gatsbyFolders, ...own];
}

/** A first page or one for wrong addresses that is not there; pages whose path or fields do not fit their template. */
export function checkPages(site: SiteFiles): Problem[] {
  const { root, pages } = site;
  const entries = sitePages(site).filter(({ collection }) => collection);
  const taken = takenNames(root);
  const absent = (["home", "not-found"] as const)
    .filter((name) => !pages.some(({ value }) => value.template === name))
    .map((name) => t("neededPage", { path: String(templates[name].path), template: name }));
  return [
    ...absent.map((message) => fileProblem("content/pages", message)),
    ...pages.flatMap((file, index) => {
      const { path, template } = file.value;
      const { path: fixed } = templates[template];
      const [, first = ""] = path.split("/");
      const problem = (field: string, message: string) => [file.problem([field], message)];
      const others = [
        ...entries.map(({ path, file }) => ({ path, name: file })),
        ...pages.slice(0, index).map(({ value, name }) => ({ path: value.path, name })),
      ];
      const twin = others.find((other) => other.path.toLowerCase() === path.toLowerCase());
      return [
        ...(twin ? problem("path", t("sameValue", { file: twin.name, field: "path" })) : []),
        ...(fixed && path !== fixed
          ? problem("path", t("fixedPath", { path: fixed, template }))
          : []),
        ...(taken.includes(first.toLowerCase())
          ? problem("path", t("takenPath", { path: `/${first}` }))
          : []),
      ];
    }),
  ];
}
