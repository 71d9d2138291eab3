import { execFileSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { lastChange, lastChanges } from "../../../src/publish/sitemap";
import { temporaryFolder } from "../fixtures/temporary-folder";

const day = "2020-02-03T04:05:06.000Z";
const later = "2021-01-01T00:00:00.000Z";

const root = temporaryFolder();
beforeAll(() => {
  const origin = path.join(root, "origin");
  fs.mkdirSync(origin);
  git(origin, "init", "--quiet");
  for (const [file, date] of [
    ["content/pages/policy", day],
    ["locales/en/policy", later],
    ["locales/ar/terms", "2022-01-01T00:00:00+00:00"],
  ] as const) {
    fs.mkdirSync(path.dirname(path.join(origin, file)), { recursive: true });
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
  ["a whole clone", "whole", day, later],
  ["a clone without history", "shallow", undefined, undefined],
  ["a folder without a repository", "none", undefined, undefined],
])(
  "in %s, a page's last change is that of its file and its texts, or is left out",
  (_name, folder, ar, en) => {
    const changes = lastChanges(path.join(root, folder));
    const page = { file: "content/pages/policy.json", namespaces: ["policy"] };
    expect(["ar", "en"].map((code) => lastChange(page, code as "ar", changes))).toEqual([ar, en]);
  },
);
