import { checkSite } from "../src/content/check-content";
import { formatProblem } from "../src/content/json-file";
import { setMessageLanguage, t } from "../src/content/messages";
import { languageOption, readOptions } from "./options";

setMessageLanguage(readOptions({ options: languageOption }).values.language);
void checkSite(process.cwd()).then((found) => {
  const problems = found.filter(({ isNote }) => !isNote);
  for (const problem of found) console.error(formatProblem(problem));
  if (problems.length > 0) {
    console.error(`\n${t("toCorrect", { count: problems.length })}`);
    process.exitCode = 1;
  } else {
    console.info(t("inOrder"));
  }
});
