import fs from "node:fs";
import type { CreateDevServerArgs } from "gatsby";
import { checkSite } from "../checks/check-content";
import { formatProblem, type Problem } from "../json-file";
import { t } from "../messages";

/** Milliseconds to wait until an editor has finished saving. */
const settled = 150;

/** In develop: checks after each change and prints mistakes. Emits CONTENT_IN_ORDER while there are none. */
export function watchContent({ emitter, reporter }: CreateDevServerArgs): void {
  let known = "";
  const look = async () => {
    const problems = await problemsOf();
    if (problems?.length === 0) emitter.emit("CONTENT_IN_ORDER");
    const lines = problems?.map(formatProblem).join("\n") ?? known;
    if (lines === known) return;
    known = lines;
    if (lines) reporter.log(lines);
    else reporter.success(t("inOrder"));
  };
  let timer: NodeJS.Timeout;
  let looking = Promise.resolve();
  const lookSoon = () => {
    clearTimeout(timer);
    // One check at a time, so that the last output belongs to the last change.
    timer = setTimeout(() => {
      looking = looking.then(look);
    }, settled);
  };
  for (const folder of ["content", "locales", "static"])
    fs.watch(folder, { recursive: true }, lookSoon);
}

/** What the check finds; undefined while a file is being replaced. */
const problemsOf = (): Promise<Problem[] | undefined> =>
  checkSite(".").then(
    (found) => found.filter(({ isNote }) => !isNote),
    () => undefined,
  );
