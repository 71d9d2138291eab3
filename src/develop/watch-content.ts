import fs from "node:fs";
import type { RequestHandler, Response } from "express";
import type { CreateDevServerArgs } from "gatsby";
import { checkSite } from "../content/check-content";
import { type GuideLanguage, guideLanguages, placeInForm } from "../content/field-labels";
import { formatProblem, type Problem } from "../content/json-file";
import { inLanguage, messageLanguage, t } from "../content/messages";

/** What an open page shows, in the language of its browser: a heading, and a line for each mistake. */
export interface ContentProblems {
  language: string;
  title: string;
  lines: string[];
}

/** Milliseconds to wait until an editor has finished saving. */
const settled = 150;

/**
 * In develop: checks `content/`, `locales/` and `static/` after each change and reports mistakes in the terminal and to
 * every open page. `follow` is called while there are none.
 */
export function watchContent({ app, reporter }: CreateDevServerArgs, follow: () => void): void {
  const pages = new Map<Response, GuideLanguage>();
  const own = messageLanguage();
  let problems: Record<GuideLanguage, Problem[]> = { ar: [], en: [] };
  const look = async () => {
    const found = await problemsOf();
    if (found?.[own].length === 0) follow();
    if (!found || JSON.stringify(found) === JSON.stringify(problems)) return;
    problems = found;
    for (const problem of problems[own]) reporter.log(formatProblem(problem));
    if (problems[own].length === 0) reporter.success(t("inOrder"));
    for (const [page, language] of pages) send(page, problems[language], language);
  };
  let timer: NodeJS.Timeout;
  let looking = Promise.resolve();
  const lookSoon = () => {
    clearTimeout(timer);
    // One after the other: the last answer is about the last change.
    timer = setTimeout(() => {
      looking = looking.then(look);
    }, settled);
  };
  for (const folder of ["content", "locales", "static"])
    fs.watch(folder, { recursive: true }, lookSoon);
  const stream: RequestHandler = (request, response) => {
    response.writeHead(200, {
      "content-type": "text/event-stream",
      "cache-control": "no-cache, no-transform",
    });
    const accepted = request.acceptsLanguages([...guideLanguages]) as GuideLanguage | false;
    const language = accepted || own;
    send(response, problems[language], language);
    pages.set(response, language);
    request.on("close", () => pages.delete(response));
  };
  app.get("/___content-problems", stream);
}

function send(page: Response, problems: Problem[], language: GuideLanguage): void {
  const lines = problems.map((problem) =>
    formatProblem({ ...problem, field: placeInForm(problem.file, problem.field, language) }),
  );
  const title = inLanguage(language, () => t("toCorrect", { count: lines.length }));
  const shown: ContentProblems = { language, title, lines };
  page.write(`data: ${JSON.stringify(shown)}\n\n`);
}

/** What the check finds, in each language; undefined while a file is being replaced. */
async function problemsOf(): Promise<Record<GuideLanguage, Problem[]> | undefined> {
  const found = (language: GuideLanguage) =>
    inLanguage(language, async () => (await checkSite(".")).filter(({ isNote }) => !isNote));
  try {
    return { ar: await found("ar"), en: await found("en") };
  } catch {
    return undefined;
  }
}
