import type { ParentSpanPluginArgs } from "gatsby";
import { checkContent } from "./check-content";
import { formatProblem } from "./json-file";
import { messages } from "./messages";

/** Stops the build and prints every content mistake on one line, without a stack. */
export function stopOnProblems({ reporter, store }: ParentSpanPluginArgs): void {
  const problems = checkContent(store.getState().program.directory).filter(({ isNote }) => !isNote);
  if (problems.length === 0) return;
  for (const problem of problems) reporter.log(formatProblem(problem));
  reporter.log(`\n${messages.toCorrect(problems.length)}`);
  process.exit(1);
}
