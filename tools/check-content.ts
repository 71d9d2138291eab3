import { appendFileSync } from "node:fs";
import { checkSite } from "../plugins/gatsby-plugin-checked-content/checks/check-content";
import { formatProblem, type Problem } from "../plugins/gatsby-plugin-checked-content/json-file";
import { setMessageLanguage, t } from "../plugins/gatsby-plugin-checked-content/messages";
import { defaultLanguage } from "../shared/languages";
import { languageOption, readOptions } from "./options";

/** For whoever saved in the editor, on GitHub: the mistakes on the page of the run, and beside the lines of the commit. */
function explainRun(problems: readonly Problem[]) {
  const lines = problems.map(({ file, line, field, message }) => {
    console.info(`::error file=${file},line=${line},title=${field}::${message}`);
    return `- ${message.replaceAll("<", "&lt;")} (\`${file}:${line} ${field}\`)\n`;
  });
  appendFileSync(
    process.env.GITHUB_STEP_SUMMARY ?? "",
    [t("run.stopped"), "\n\n", ...lines].join(""),
  );
}

const options = { ...languageOption, run: { type: "boolean" } } as const;
const { run } = readOptions({ options }).values;
if (run) setMessageLanguage(defaultLanguage);
void checkSite(process.cwd()).then((found) => {
  const problems = found.filter(({ isNote }) => !isNote);
  for (const problem of found) console.error(formatProblem(problem));
  if (problems.length > 0) {
    console.error(`\n${t("toCorrect", { count: problems.length })}`);
    if (run) explainRun(problems);
    process.exitCode = 1;
  } else {
    console.info(t("inOrder"));
  }
});
