/**
 * `node tools/failed-run.mjs`: opens an issue about a run on GitHub that should have published and failed, though the content is
 * in order, and writes on its page whom that has told. Uses no packages: they may be what failed.
 */
import { execFileSync } from "node:child_process";
import { appendFileSync, readFileSync } from "node:fs";

const { RUN = "", GITHUB_STEP_SUMMARY = "" } = process.env;
const languages = readFileSync("shared/languages.ts", "utf8");
const language = /defaultLanguage: Language = "ar"/.test(languages) ? "ar" : "en";
const messages = `plugins/gatsby-plugin-checked-content/messages/${language}.json`;
const { run } = JSON.parse(readFileSync(messages, "utf8"));

const gh = (...args) => execFileSync("gh", ["issue", ...args], { encoding: "utf8" }).trim();

/** The address of the issue; undefined where there is none, as in a repository without issues. */
function openIssue() {
  const title = "The site was not published";
  try {
    const open = JSON.parse(gh("list", "--json", "title,url", "--limit", "100"));
    const issue = open.find((one) => one.title === title);
    if (!issue) return gh("create", "--title", title, "--body", RUN);
    gh("comment", issue.url, "--body", RUN);
    return issue.url;
  } catch (error) {
    console.error(error.message);
  }
}

const issue = openIssue();
const told = issue ? run.told.replace("{{issue}}", issue) : run.untold;
console.info(`::error::${run.notYours} ${told}`);
appendFileSync(GITHUB_STEP_SUMMARY, `${run.notYours}\n\n${told}\n`);
