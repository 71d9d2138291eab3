import { execFileSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { filesOf, lastChange } from "../../../src/publish/sitemap";
import { temporaryFolder } from "../fixtures/temporary-folder";

const day = "2020-02-03T04:05:06+00:00";

const root = temporaryFolder();
beforeAll(() => {
  const origin = path.join(root, "origin");
  fs.mkdirSync(origin);
  git(origin, "init", "--quiet");
  for (const [file, date] of [
    ["policy", day],
    ["terms", "2021-01-01T00:00:00+00:00"],
  ] as const) {
    fs.writeFileSync(path.join(origin, `${file}.json`), "{}");
    git(origin, "add", ".");
    git(origin, "commit", "--quiet", "--message", file, "--date", date);
  }
  const address = pathToFileURL(origin).href;
  git(root, "clone", "--quiet", address, "whole");
  git(root, "clone", "--quiet", "--depth", "1", address, "shallow");
  fs.mkdirSync(path.join(root, "none"));
});

function git(folder: string, ...args: string[]): void {
  const date = args.includes("--date") ? { GIT_COMMITTER_DATE: args.at(-1) } : {};
  const who = ["-c", "user.name=A", "-c", "user.email=a@b.example"];
  execFileSync("git", [...who, ...args], { cwd: folder, env: { ...process.env, ...date } });
}

test.each([
  ["a whole clone", "whole", day],
  ["a clone without history", "shallow", undefined],
  ["a folder without a repository", "none", undefined],
])("in %s, a page's last change is that of its files, or is left out", (_name, folder, date) => {
  expect(lastChange(["policy.json", "none.json"], path.join(root, folder))).toBe(date);
});

test("a page's files are its words, its own file, and the facts that its template shows", () => {
  const page = {
    template: "services",
    namespaces: ["services"],
    file: "content/pages/services.json",
  };
  expect(filesOf(page, "en").sort()).toEqual([
    "content/pages/services.json",
    "content/projects",
    "content/services.json",
    "content/stages.json",
    "locales/en/services.json",
  ]);
});
