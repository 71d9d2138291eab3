import fs from "node:fs";
import type { RequestHandler, Response } from "express";
import type { CreateDevServerArgs } from "gatsby";
import { checkSite } from "../content/check-content";
import { formatProblem } from "../content/json-file";
import { messageLanguage, t } from "../content/messages";

/** What every open page shows: the language of the check, a heading, and a line for each mistake. */
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
  const pages = new Set<Response>();
  let lines: string[] = [];
  const look = async () => {
    const found = await linesOf();
    if (found?.length === 0) follow();
    if (!found || found.join() === lines.join()) return;
    lines = found;
    for (const line of lines) reporter.log(line);
    if (lines.length === 0) reporter.success(t("inOrder"));
    for (const page of pages) send(page, lines);
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
    send(response, lines);
    pages.add(response);
    request.on("close", () => pages.delete(response));
  };
  app.get("/___content-problems", stream);
}

function send(page: Response, lines: string[]): void {
  const title = t("toCorrect", { count: lines.length });
  const problems: ContentProblems = { language: messageLanguage(), title, lines };
  page.write(`data: ${JSON.stringify(problems)}\n\n`);
}

/** The check's messages; undefined while a file is being replaced. */
async function linesOf(): Promise<string[] | undefined> {
  try {
    const found = await checkSite(".");
    return found.filter(({ isNote }) => !isNote).map(formatProblem);
  } catch {
    return undefined;
  }
}
