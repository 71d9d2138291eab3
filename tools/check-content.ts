import { checkSite } from "../src/content/check-content";
import { formatProblem } from "../src/content/json-file";
import { setMessageLanguage, t } from "../src/content/messages";
import { languageOption, readOptions } from "./options";

setMessageLanguage(readOptions({ options: languageOption }).values.language);
void checkSite(process.cwd()).then(async (found) => {
  const problems = found.filter(({ isNote }) => !isNote);
  for (const problem of found) console.error(formatProblem(problem));
  if (problems.length > 0) {
    console.error(`\n${t("toCorrect", { count: problems.length })}`);
    process.exitCode = 1;
  } else {
    // Made of a site in order.
    const { olderFiles } = await import("./brand/sources");
    for (const problem of olderFiles()) console.error(formatProblem(problem));
    console.info(t("inOrder"));
  }
});
