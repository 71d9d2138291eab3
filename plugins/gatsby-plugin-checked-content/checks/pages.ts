import { codes } from "../../../shared/languages";
import { ownNamespaces, requiredFiles } from "../content-schemas";
import { fileProblem, type Problem } from "../json-file";
import { t } from "../messages";
import { templates } from "../schemas/page";
import type { SiteFiles } from "../site/site-files";
import { sitePages } from "../site/site-pages";

/** Files without which the site cannot be built. */
export function checkNeededFiles({ names }: SiteFiles): Problem[] {
  const needed = [
    ...requiredFiles.map((name) => `content/${name}.json`),
    ...[...ownNamespaces].flatMap((name) => codes.map((code) => `locales/${code}/${name}.json`)),
  ];
  return needed
    .filter((name) => !names.has(name))
    .map((name) => fileProblem(name, t("neededFile")));
}

/** A missing home page or 404 page; pages whose path or fields do not fit their template. */
export function checkPages(site: SiteFiles): Problem[] {
  const { pages } = site;
  const entries = sitePages(site).filter(({ file }) => !file.startsWith("content/pages/"));
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
        ...(codes.some((code) => code.toLowerCase() === first.toLowerCase())
          ? problem("path", t("takenPath", { path: `/${first}` }))
          : []),
      ];
    }),
  ];
}
