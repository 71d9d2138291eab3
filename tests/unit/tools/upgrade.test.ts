import { execFileSync, spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { setMessageLanguage, t } from "../../../plugins/gatsby-plugin-checked-content/messages";
import { temporaryFolder, writeFiles } from "../fixtures/temporary-folder";

const folder = temporaryFolder();
const template = path.join(folder, "template");
for (const who of ["AUTHOR", "COMMITTER"])
  Object.assign(process.env, { [`GIT_${who}_NAME`]: "x", [`GIT_${who}_EMAIL`]: "x@x.example" });

const git = (cwd: string, ...args: string[]) => `${execFileSync("git", args, { cwd })}`;

/** Some files, by their paths; null for one that is not there. */
type Files = Record<string, string | null>;

function commit(cwd: string, files: Files): void {
  for (const [name, text] of Object.entries(files))
    if (text === null) fs.rmSync(path.join(cwd, name), { force: true });
    else writeFiles(cwd, { [name]: text });
  git(cwd, "add", "-A");
  git(cwd, "commit", "-qm", "x", "--allow-empty");
}

const lines = (line: string, end = "end") => `top\n1\n2\n3\n${line}\n4\n5\n6\n${end}\n`;
const manifest = (version: string, more = {}) =>
  JSON.stringify({
    ...{ name: "template", version, template: { repository: template, version } },
    ...{ scripts: { "check:content": "node check.cjs" }, dependencies: { gatsby: version } },
    ...more,
  });
/** What a file is in the first version of the template, in the second, at the owner's, and after the upgrade. */
const files: Record<string, (string | null)[]> = {
  "content/site.json": ["the demonstration", "another demonstration", "mine", "mine"],
  "locales/ar/home.json": ["{}", '{ "new": "text" }', "{}", "{}"],
  "README.md": ["The template", "The template, again", "The template", "The template"],
  "src/untouched.tsx": [lines("one"), lines("two"), lines("one"), lines("two")],
  "src/hero.tsx": [lines("one"), null, lines("one", "my end"), null],
  "src/top/hero.tsx": [null, lines("two"), null, lines("two", "my end")],
  "src/film.tsx": [
    lines("one"),
    lines("two"),
    lines("mine"),
    expect.stringMatching(/<{7} ours\nmine\n={7}\ntwo\n>{7} theirs/),
  ],
  "src/gone.tsx": [lines("one"), lines("two"), null, null],
  "docs/guide.md": [lines("one"), lines("two"), null, null],
  "docs/new.md": [null, "new", null, null],
  "content/renamed.json": [null, null, null, ""],
};
const columnOf = (index: number): Files =>
  Object.fromEntries(Object.entries(files).map(([name, row]) => [name, row[index] ?? null]));

/** Two versions of a template. */
beforeAll(() => {
  setMessageLanguage("en");
  const tools = ["git", "merge-fields", "options", "run", "upgrade"];
  for (const name of tools.map((tool) => `tools/${tool}.ts`))
    writeFiles(template, { [name]: fs.readFileSync(name) });
  git(template, "init", "-q");
  commit(template, {
    ...columnOf(0),
    "tools/install.mjs": "",
    ".gitattributes": "* text=auto eol=lf\n",
    ".gitignore": "node_modules\nplugins\nshared\n",
    "package-lock.json": "{}",
    "check.cjs": "",
    "CHANGELOG.md": "# Changes\n\n## 1.0.0\n\nThe first.\n",
    "package.json": manifest("1.0.0"),
  });
  git(template, "tag", "v1.0.0");
  commit(template, {
    ...columnOf(1),
    "package.json": manifest("1.1.0", { dependencies: { gatsby: "1.1.0", feed: "1" } }),
    "CHANGELOG.md": "# Changes\n\n## 1.1.0\n\n- Rename a field.\n\n## 1.0.0\n\nThe first.\n",
    "tools/upgrades/1.1.0.ts": 'require("node:fs").writeFileSync("content/renamed.json", "");',
  });
  git(template, "tag", "v1.1.0");
});

/** An owner who began with the first version, without its history, and has changed some files. */
function owner(name: string, changes: Files): string {
  const cwd = path.join(folder, name);
  git(template, "worktree", "add", "-q", "--detach", cwd, "v1.0.0");
  fs.rmSync(path.join(cwd, ".git"));
  git(cwd, "init", "-q");
  for (const linked of ["node_modules", "plugins", "shared"])
    fs.symlinkSync(path.resolve(linked), path.join(cwd, linked), "junction");
  commit(cwd, changes);
  return cwd;
}

function upgrade(cwd: string, more: string[] = [], PATH = process.env.PATH) {
  const args = ["--import", "tsx", "tools/upgrade.ts", "--language", "en", ...more];
  const env = { ...process.env, PATH };
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd, env });
  return { status, output: `${stdout}${stderr}` };
}

function read(cwd: string, name: string): string | null {
  const file = path.join(cwd, name);
  return fs.existsSync(file) ? fs.readFileSync(file, "utf8") : null;
}

test("the new version comes with its steps; what is the owner's stays; lines that both have changed are named", () => {
  const own = { name: "site", version: "7.0.0", devDependencies: { mine: "1" } };
  const cwd = owner("own", { ...columnOf(2), "package.json": manifest("1.0.0", own) });
  const trial = upgrade(cwd, ["--dry-run"]);
  expect([trial.status, trial.output]).toEqual([0, expect.stringContaining("src/film.tsx")]);
  expect(trial.output).toContain(t("upgrade.trial"));
  expect(git(cwd, "status", "--porcelain")).toBe("");

  const { status, output } = upgrade(cwd);
  expect([status, output]).toEqual([1, expect.stringContaining("- Rename a field.")]);
  expect(output).not.toContain("The first.");
  const named = output.split("\n").filter((line) => line.includes("<<<<<<<"));
  expect(named).toEqual([t("upgrade.conflict", { name: "src/film.tsx" })]);
  const found = Object.keys(files).map((name) => [name, read(cwd, name)]);
  expect(Object.fromEntries(found)).toEqual(columnOf(3));
  expect(JSON.parse(`${read(cwd, "package.json")}`)).toMatchObject({
    ...own,
    template: { version: "1.1.0" },
    dependencies: { gatsby: "1.1.0", feed: "1" },
  });
  commit(cwd, {});
  const sentence = t("upgrade.newest", { version: "1.1.0" });
  expect(upgrade(cwd)).toEqual({ status: 0, output: `${sentence}\n` });
});

test("what stands in the way is one sentence, and nothing changes", () => {
  const cwd = owner("stopped", { "package.json": "{}" });
  const stops = (sentence: string, path?: string) => {
    expect(upgrade(cwd, [], path)).toEqual({ status: 1, output: `${sentence}\n` });
    expect(read(cwd, "src/film.tsx")).toBe(lines("one"));
  };
  const begins = (own: object) =>
    commit(cwd, { "package.json": JSON.stringify({ template: own }) });
  const version = "0.9.0";
  begins({ version });
  stops(t("upgrade.noTemplate"));
  // Without an address in package.json it is the one that the site was cloned from.
  git(cwd, "remote", "add", "origin", template);
  stops(t("upgrade.noTag", { repository: template, version }));
  const repository = "file:///no/such/template";
  begins({ repository, version });
  stops(t("upgrade.unreachable", { repository }));
  writeFiles(cwd, { mine: "changed" });
  stops(t("dirty"));
  stops(t("noGit"), "/none");
  fs.rmSync(path.join(cwd, ".git"), { recursive: true });
  stops(t("upgrade.noRepository"));
});
