import type { ParentSpanPluginArgs } from "gatsby";
import { privacyPath } from "../../../shared/anchors";
import { checkSite } from "../checks/check-content";
import { formatProblem } from "../json-file";
import { t } from "../messages";
import { templates } from "../schemas/page";
import { readSite } from "../site/site-files";
import { absentEntries, sitePages } from "../site/site-pages";

/** Sets which pages this site leaves out, before webpack starts. Links to them are left out too. */
export function exposeLinkTargets(): void {
  const site = readSite(".");
  const made = sitePages(site).map(({ path }) => path);
  const own = Object.values(templates).flatMap(({ path }) => path ?? []);
  const missing = [...own, privacyPath].filter((path) => !made.includes(path));
  process.env.GATSBY_DISABLED_PAGES = [
    ...missing,
    ...absentEntries(site).map(({ path }) => path),
  ].join(" ");
}

/** Stops the build and prints every content mistake on one line, without a stack. */
export async function stopOnProblems({ reporter }: ParentSpanPluginArgs): Promise<void> {
  const problems = (await checkSite(".")).filter(({ isNote }) => !isNote);
  if (problems.length === 0) return;
  for (const problem of problems) reporter.log(formatProblem(problem));
  reporter.log(`\n${t("toCorrect", { count: problems.length })}`);
  process.exit(1);
}
