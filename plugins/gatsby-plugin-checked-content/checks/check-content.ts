import { fileProblem, type Problem } from "../json-file";
import { t } from "../messages";
import { parseSite, readSiteTexts, type SiteTexts } from "../site/site-files";
import { checkContrast } from "./contrast";
import { checkClients, checkDates, checkEditor, checkLegal, checkProjects } from "./facts";
import { checkFiles } from "./files";
import { checkLanguages } from "./languages";
import { checkOptionalTexts } from "./optional-texts";
import { checkNeededFiles, checkPages } from "./pages";
import { checkPictures } from "./pictures";
import { checkRedirects } from "./redirects";
import { checkReferences } from "./references";
import { checkStructure } from "./structure";
import { checkTranslations } from "./translations";

/** Every mistake in `content/` and `locales/` below a repository's root; none but notes means that the site can be built. */
export async function checkSite(root: string, texts = readSiteTexts(root)): Promise<Problem[]> {
  const pictures = await checkPictures(parseSite(root, texts));
  return [...checkContent(root, texts), ...pictures].sort(byPlace);
}

/** The same without the pictures. First the fields of each file. Then, of the files whose fields are right, their values. References between files come last, once all fields are right. */
export function checkContent(root: string, texts: SiteTexts): Problem[] {
  // Without the data of all languages, Node knows no plural forms, and right ones would be reported.
  if (Intl.PluralRules.supportedLocalesOf("ar").length === 0)
    return [fileProblem("package.json", t("smallIcu"))];
  const site = parseSite(root, texts);
  const structure = [
    ...site.parsed.flatMap((file) => checkStructure(file, site.names)),
    ...checkNeededFiles(site),
  ];
  const faulty = structure.map(({ file }) => file);
  const inOrder = [...texts].filter(([name]) => !faulty.includes(name));
  const sound = { ...parseSite(root, new Map(inOrder)), names: site.names };
  const checks = [
    checkFiles,
    checkContrast,
    checkTranslations,
    checkLanguages,
    checkClients,
    checkProjects,
    checkDates,
    checkLegal,
    checkEditor,
  ];
  const own = checks.flatMap((check) => check(sound));
  const pages = structure.length > 0 ? [] : checkPages(site);
  const isWhole = structure.length + pages.length === 0;
  const others = [checkReferences, checkRedirects, checkOptionalTexts];
  const between = isWhole ? others.flatMap((check) => check(site)) : [];
  return [...structure, ...own, ...pages, ...between].sort(byPlace);
}

function byPlace(one: Problem, other: Problem): number {
  return one.file.localeCompare(other.file) || one.line - other.line || one.column - other.column;
}
