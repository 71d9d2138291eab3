import { checkContrast } from "./checks/contrast";
import { checkFiles } from "./checks/files";
import { checkLanguages } from "./checks/languages";
import { checkLegal } from "./checks/legal";
import { checkLinks, checkPermanentIds } from "./checks/links";
import {
  checkCities,
  checkClients,
  checkDuplicates,
  checkEnds,
  checkFigures,
  checkProjects,
  checkTestimonials,
} from "./checks/lists";
import { checkPages, checkPresence } from "./checks/pages";
import { checkStructure } from "./checks/structure";
import { checkTextKeys } from "./checks/text-keys";
import { checkLeftOvers, checkUsage } from "./checks/usage";
import { checkWords } from "./checks/words";
import { formatProblem, type Problem } from "./json-file";
import { parseSite, readSiteTexts, type SiteTexts } from "./site-files";

/**
 * Every mistake in `content/` and `locales/` below a repository's root, all at once; none but notes means that the
 * site can be built. Takes other texts than those on the disk, to judge a change before it is written.
 */
export function checkContent(root: string, texts: SiteTexts = readSiteTexts(root)): Problem[] {
  const site = parseSite(root, texts);
  const files = [...site.content, ...site.locales];
  const broken = site.parsed.flatMap((file) => file.syntaxProblems);
  const structure = files.flatMap(checkStructure);
  const problems = [
    ...checkPresence(site),
    ...checkFiles(site),
    ...checkContrast(site),
    ...files.flatMap(checkDuplicates),
    ...checkPages(site),
    ...checkPermanentIds(site),
    ...checkWords(site),
    ...checkLanguages(site),
    ...checkClients(site),
    ...checkFigures(site),
    ...checkProjects(site),
    ...checkCities(site),
    ...checkEnds(site),
    ...checkLegal(site),
    ...checkTestimonials(site),
    ...checkLeftOvers(site),
    // References between files are checked only when every file can be read.
    ...(broken.length > 0
      ? []
      : [...checkLinks(site), ...checkTextKeys(site), ...checkUsage(site)]),
  ];
  // A field whose form is already reported has no other problem.
  const reported = new Set(structure.map(placeOf));
  const others = problems.filter((found) => found.field === "" || !reported.has(placeOf(found)));
  const all = [...broken, ...structure, ...others].sort(byPlace);
  // Two checks may find the same mistake.
  return [...new Map(all.map((problem) => [formatProblem(problem), problem])).values()];
}

const placeOf = ({ file, field }: Problem) => `${file} ${field}`;

function byPlace(one: Problem, other: Problem): number {
  return one.file.localeCompare(other.file) || one.line - other.line || one.column - other.column;
}
