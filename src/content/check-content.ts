import { codes } from "../i18n/languages";
import { checkClients } from "./checks/clients";
import { checkContrast } from "./checks/contrast";
import { checkDuplicates, checkRoutes } from "./checks/duplicates";
import { checkFacts } from "./checks/facts";
import { checkFiles, Folders } from "./checks/files";
import { checkKeys } from "./checks/keys";
import { checkKeywords } from "./checks/keywords";
import { checkLanguages } from "./checks/languages";
import { checkLinks, checkPages, checkServices, takenNames } from "./checks/links";
import { checkPresence } from "./checks/presence";
import { checkReservedKeys } from "./checks/reserved-keys";
import { checkStrayFiles } from "./checks/stray-files";
import { checkStructure } from "./checks/structure";
import { checkTitles } from "./checks/titles";
import { checkUnusedFiles } from "./checks/unused-files";
import { checkUsage } from "./checks/usage";
import { checkWords } from "./checks/words";
import { schemaNameOf } from "./content-schemas";
import { formatProblem, type JsonFile, type Problem } from "./json-file";
import { checkProfiles, checkSharePictures } from "./share-pictures";
import { parseSite, readSiteTexts, type SiteTexts } from "./site-files";

/**
 * Every mistake in `content/` and `locales/` below a repository's root, all at once; none but notes means that the
 * site can be built. Takes other texts than those on the disk, to judge a change before it is written.
 */
export function checkContent(root: string, texts: SiteTexts = readSiteTexts(root)): Problem[] {
  const { parsed, ...site } = parseSite(root, texts);
  const broken = parsed.flatMap((file) => file.syntaxProblems);
  const readable = [...site.content, ...site.locales];
  const pages = site.content.filter(({ name }) => schemaNameOf(name) === "page");
  const folders = new Folders(root);
  const unformed = readable.flatMap(checkStructure);
  const problems = [
    ...broken,
    ...checkPresence(site),
    ...checkStrayFiles(root),
    ...(broken.length > 0 ? [] : checkUnusedFiles(root, site.content, site.locales)),
    ...readable.flatMap((file) => checkFiles(folders, file)),
    ...readable.flatMap(checkContrast),
    ...readable.flatMap(checkReservedKeys),
    ...readable.flatMap(checkDuplicates),
    ...checkRoutes(pages),
    ...checkPages(pages, takenNames(root, codes)),
    ...checkServices(site.content),
    ...checkFacts(site.content),
    ...checkSharePictures(root, pages),
    ...checkProfiles(site.content),
    ...checkWords(site),
    ...checkTitles(site, pages),
    ...checkLanguages(site),
    ...checkClients(site.locales, site.content),
    ...site.locales.flatMap(checkKeywords),
    // References between files are checked only when every file can be read.
    ...(broken.length > 0
      ? []
      : [
          ...checkLinks(site.content, pages, clientsIn(site.locales)),
          ...checkKeys(site),
          ...checkUsage(site),
        ]),
  ];
  return once([...unformed, ...problems.filter(isNoEchoOf(unformed))]).sort(byPlace);
}

/** Drops follow-up problems of a field whose form is already reported. */
function isNoEchoOf(unformed: Problem[]): (problem: Problem) => boolean {
  const placeOf = ({ file, field }: Problem) => `${file} ${field}`;
  const places = new Set(unformed.map(placeOf));
  return (problem) => problem.field === "" || !places.has(placeOf(problem));
}

/** Removes duplicates: two checks may find the same mistake. */
function once(problems: Problem[]): Problem[] {
  return [...new Map(problems.map((problem) => [formatProblem(problem), problem])).values()];
}

function byPlace(one: Problem, other: Problem): number {
  return one.file.localeCompare(other.file) || one.line - other.line || one.column - other.column;
}

/** The words of the list of clients, in any language. */
function clientsIn(locales: JsonFile[]): object {
  return locales.find(({ name }) => name.endsWith("/clients.json"))?.value as object;
}
