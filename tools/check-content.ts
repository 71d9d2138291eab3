import { checkContent } from "../src/content/check-content";
import { formatProblem } from "../src/content/json-file";

const found = checkContent(process.cwd());
const problems = found.filter(({ isNote }) => !isNote);
for (const problem of found) console.error(formatProblem(problem));
if (problems.length > 0) {
  console.error(`\n${problems.length} to correct in content/ and locales/.`);
  process.exitCode = 1;
} else {
  console.info("content/ and locales/ are in order.");
}
