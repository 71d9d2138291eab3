import { execFileSync, spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { setMessageLanguage, t } from "../../../plugins/gatsby-plugin-checked-content/messages";
import { temporaryFolder, writeFiles } from "../fixtures/temporary-folder";

const folder = temporaryFolder();
const template = path.join(folder, "template");
const identity = { GIT_AUTHOR_NAME: "x", GIT_AUTHOR_EMAIL: "x@x.example" };
const env = {
  ...process.env,
  ...identity,
  GIT_COMMITTER_NAME: "x",
  GIT_COMMITTER_EMAIL: "x@x.example",
};

const git = (cwd: string, ...args: string[]) => `${execFileSync("git", args, { cwd, env })}`;

function commit(cwd: string, files: Record<string, string | null>): void {
  for (const [name, text] of Object.entries(files))
    if (text === null) fs.rmSync(path.join(cwd, name), { recursive: true });
    else writeFiles(cwd, { [name]: text });
  git(cwd, "add", "-A");
  git(cwd, "commit", "-qm", "x");
}

const lines = (...own: string[]) =>
  ["top", "1", "2", "3", ...own, "4", "5", "6", "end", ""].join("\n");
const manifest = (version: string, more = {}) =>
  JSON.stringify({
    name: "template",
    version,
    template: { repository: template, version },
    scripts: { "check:content": "node check.cjs" },
    dependencies: { gatsby: version },
    ...more,
  });

/** Two versions of a template, without a history between them. */
beforeAll(() => {
  setMessageLanguage("en");
  const first = {
    ".gitattributes": "* text=auto eol=lf\n",
    ".gitignore": "node_modules\nplugins\nshared\n",
    "package.json": manifest("1.0.0"),
    "package-lock.json": "{}",
    "check.cjs": "",
    "CHANGELOG.md": "# Changes\n\n## 1.0.0\n\nThe first.\n",
    "content/site.json": "the demonstration",
    "locales/ar/home.json": "{}",
    "README.md": "The template",
    "src/hero.tsx": lines("one"),
    "src/film.tsx": lines("one"),
    "src/gone.tsx": lines("one"),
    "docs/guide.md": lines("one"),
  };
  writeFiles(template, first);
  for (const name of fs
    .readdirSync("tools")
    .filter((one) => /^(git|options|run|upgrade)\.ts$/.test(one)))
    writeFiles(template, { [`tools/${name}`]: fs.readFileSync(`tools/${name}`) });
  writeFiles(template, { "tools/install.mjs": "" });
  git(template, "init", "-q");
  git(template, "add", "-A");
  git(template, "commit", "-qm", "x");
  git(template, "tag", "v1.0.0");
  commit(template, {
    "package.json": manifest("1.1.0", { dependencies: { gatsby: "1.1.0", feed: "1" } }),
    "CHANGELOG.md": "# Changes\n\n## 1.1.0\n\n- Rename a field.\n\n## 1.0.0\n\nThe first.\n",
    "content/site.json": "another demonstration",
    "locales/ar/home.json": '{ "new": "text" }',
    "README.md": "The template, again",
    "src/hero.tsx": null,
    "src/top/hero.tsx": lines("two"),
    "src/film.tsx": lines("two"),
    "src/gone.tsx": lines("two"),
    "docs/guide.md": lines("two"),
    "docs/new.md": "new",
    "tools/upgrades/1.1.0.ts": 'require("node:fs").writeFileSync("content/renamed.json", "");',
  });
  git(template, "tag", "v1.1.0");
});

/** An owner who began with the first version, without its history, and has changed some files. */
function owner(name: string, changes: Record<string, string | null> = {}): string {
  const cwd = path.join(folder, name);
  git(template, "worktree", "add", "-q", "--detach", cwd, "v1.0.0");
  fs.rmSync(path.join(cwd, ".git"));
  git(cwd, "init", "-q");
  for (const linked of ["node_modules", "plugins", "shared"])
    fs.symlinkSync(path.resolve(linked), path.join(cwd, linked), "junction");
  fs.writeFileSync(path.join(cwd, ".git/info/exclude"), "node_modules\nplugins\nshared\n");
  commit(cwd, { mine: "mine", ...changes });
  return cwd;
}

function upgrade(cwd: string, more: string[] = [], path = process.env.PATH) {
  const args = ["--import", "tsx", "tools/upgrade.ts", "--language", "en", ...more];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd,
    env: { ...env, PATH: path },
  });
  return { status, output: `${stdout}${stderr}` };
}

const read = (cwd: string, name: string) => fs.readFileSync(path.join(cwd, name), "utf8");

test("the new version comes with its steps; what is the owner's stays; lines that both have changed are named", () => {
  const own = { name: "site", version: "7.0.0", devDependencies: { mine: "1" } };
  const cwd = owner("own", {
    "content/site.json": "mine",
    "package.json": manifest("1.0.0", own),
    "src/hero.tsx": lines("one").replace("end", "my end"),
    "src/film.tsx": lines("mine"),
    "src/gone.tsx": null,
    docs: null,
  });
  const trial = upgrade(cwd, ["--dry-run"]);
  expect([trial.status, trial.output]).toEqual([0, expect.stringContaining("src/film.tsx")]);
  expect(trial.output).toContain(t("upgrade.trial"));
  expect(git(cwd, "status", "--porcelain")).toBe("");

  const { status, output } = upgrade(cwd);
  const conflicts = ["src/film.tsx"].map((name) => t("upgrade.conflict", { name }));
  expect([status, output]).toEqual([1, expect.stringContaining("- Rename a field.")]);
  expect(output).not.toContain("The first.");
  expect(output.split("\n").filter((line) => line.includes("<<<<<<<"))).toEqual(conflicts);
  expect(read(cwd, "src/film.tsx")).toMatch(/<{7} yours.*mine.*={7}.*two.*>{7} version-1.1.0/s);
  expect(read(cwd, "src/top/hero.tsx")).toBe(lines("two").replace("end", "my end"));
  const gone = ["src/hero.tsx", "src/gone.tsx", "docs"];
  expect(gone.filter((name) => fs.existsSync(path.join(cwd, name)))).toEqual([]);
  expect(read(cwd, "content/site.json")).toBe("mine");
  expect(read(cwd, "locales/ar/home.json")).toBe("{}");
  expect(read(cwd, "README.md")).toBe("The template");
  expect(read(cwd, "content/renamed.json")).toBe("");
  expect(JSON.parse(read(cwd, "package.json"))).toMatchObject({
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
  stops(t("upgrade.noTemplate"));
  const version = "0.9.0";
  commit(cwd, { "package.json": manifest(version, { template: { version } }) });
  stops(t("upgrade.noTemplate"));
  // Without an address in package.json it is the one that the site was cloned from.
  git(cwd, "remote", "add", "origin", template);
  stops(t("upgrade.noTag", { repository: template, version }));
  const repository = "file:///no/such/template";
  commit(cwd, { "package.json": manifest("1.0.0", { template: { repository, version } }) });
  stops(t("upgrade.unreachable", { repository }));
  writeFiles(cwd, { mine: "changed" });
  stops(t("dirty"));
  stops(t("noGit"), "/none");
  fs.rmSync(path.join(cwd, ".git"), { recursive: true });
  stops(t("upgrade.noRepository"));
});
