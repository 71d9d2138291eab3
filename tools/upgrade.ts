/** `npm run upgrade [-- --dry-run]`: takes the newest version of the template, and leaves alone what is the owner's. */
import fs from "node:fs";
import path from "node:path";
import { setMessageLanguage, t } from "../plugins/gatsby-plugin-checked-content/messages";
import { git, isClean } from "./git";
import { languageOption, readOptions } from "./options";
import { npmScript, run, runCommand } from "./run";

/** What the owner writes: nothing of it comes from the template. The files of packages are joined field by field. */
const owned = ["content", "locales", "static", "art", "README.md", "README.ar.md", "LICENSE"];
const manifests = ["package.json", "package-lock.json"];

// biome-ignore lint/suspicious/noExplicitAny: package.json has groups of any depth.
type Group = Record<string, any>;

const manifestAt = (commit: string): Group => JSON.parse(git(["show", `${commit}:package.json`]));
const filesOf = (commit: string) => git(["ls-tree", "-rz", "--name-only", commit]).split("\0");
const tag = (version: string) => `refs/tags/v${version}`;
const byVersion = (one: string, other: string) => one.localeCompare(other, "en", { numeric: true });

/** The versions that a template has tags of, such as `v1.0.0`, the oldest first. */
function versionsOf(repository: string): string[] {
  try {
    const tags = git(["ls-remote", "--tags", repository]).matchAll(/refs\/tags\/v([\d.]+)$/gm);
    return [...tags].map(([, version = ""]) => version).sort(byVersion);
  } catch {
    throw new Error(t("upgrade.unreachable", { repository }));
  }
}

/** The fields of a group as the owner has changed them, or else as the template has them now. */
function mergeFields(own: Group, then: Group, now: Group): Group {
  const isGroup = (value: unknown) => value?.constructor === Object;
  const names = [...new Set([...Object.keys(own), ...Object.keys(now)])];
  const fields = names.map((name) => {
    const [mine, before, after] = [own[name], then[name], now[name]];
    if (isGroup(mine) && isGroup(after)) return [name, mergeFields(mine, before ?? {}, after)];
    return [name, JSON.stringify(mine) === JSON.stringify(before) ? after : mine];
  });
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
}

/** The tree of a commit without some paths, and with other texts in some files. */
function treeOf(commit: string, without: string[], files: Record<string, string> = {}): string {
  const folder = git(["rev-parse", "--absolute-git-dir"]).trim();
  const env = { GIT_INDEX_FILE: path.join(folder, "upgrade-index") };
  git(["read-tree", commit], { env });
  const removed = ["rm", "-rqf", "--cached", "--ignore-unmatch", "--", ...without];
  if (without.length > 0) git(removed, { env });
  for (const [name, input] of Object.entries(files)) {
    const blob = git(["hash-object", "-w", "--stdin"], { input }).trim();
    git(["update-index", "--add", "--cacheinfo", `100644,${blob},${name}`], { env });
  }
  const tree = git(["write-tree"], { env }).trim();
  fs.rmSync(env.GIT_INDEX_FILE);
  return tree;
}

/** Of commits that nobody keeps. */
const author = ["-c", "user.name=upgrade", "-c", "user.email=upgrade@localhost"];

/** The tree of the site with the new version, and the files in which git could not join both. */
function merge(then: string, now: string) {
  const commit = (tree: string, ...parents: string[]) => {
    const args = parents.flatMap((parent) => ["-p", parent]);
    return git([...author, "commit-tree", tree, "-m", "upgrade", ...args]).trim();
  };
  const without = [...owned, ...manifests];
  const base = commit(treeOf(then, without));
  const [own, next] = ["HEAD", now].map((one) =>
    commit(treeOf(one, one === now ? without : []), base),
  );
  const args = ["merge-tree", "--write-tree", "-z", "--name-only", `${own}`, `${next}`];
  const [tree = "", ...parts] = git(args, { mayFail: true }).split("\0");
  const conflicts = new Set(parts.slice(0, parts.indexOf("")));
  const [mine, before] = [filesOf("HEAD"), filesOf(then)];
  // What the owner has deleted stays away, with what has been added to a folder that is gone.
  const isGone = (name: string) => !mine.includes(name) && before.includes(name);
  const below = (names: string[], folder: string) =>
    names.some((one) => one.startsWith(`${folder}/`));
  const isFolderGone = (folder: string): boolean =>
    folder !== "." && !below(mine, folder) && below(before, folder);
  const gone = filesOf(tree).filter(
    (name) => isGone(name) || (!mine.includes(name) && isFolderGone(path.dirname(name))),
  );
  for (const name of gone) conflicts.delete(name);
  const manifest = mergeFields(manifestAt("HEAD"), manifestAt(then), manifestAt(now));
  const { version } = manifestAt(now);
  const files = {
    "package.json": `${JSON.stringify({ ...manifest, template: { ...manifest.template, version } }, null, 2)}\n`,
    "package-lock.json": git(["show", `${now}:package-lock.json`]),
  };
  return { tree: treeOf(tree, gone, files), conflicts: [...conflicts] };
}

/** What the list of changes asks of an owner, version by version. */
function stepsOf(now: string, versions: string[]): string {
  const parts = git(["show", `${now}:CHANGELOG.md`]).split(/^(?=## )/m);
  return parts.filter((part) => versions.some((one) => part.startsWith(`## ${one}`))).join("");
}

async function main(isTrial: boolean): Promise<void> {
  git(["--version"]);
  if (!isClean()) throw new Error(t("upgrade.noRepository"));
  const { template } = manifestAt("HEAD");
  if (!template) throw new Error(t("upgrade.noTemplate"));
  const { repository, version } = template;
  const known = versionsOf(repository);
  if (!known.includes(version)) throw new Error(t("upgrade.noTag", { repository, version }));
  const newer = known.filter((one) => byVersion(one, version) > 0);
  const [newest] = newer.slice(-1);
  if (!newest) return console.info(t("upgrade.newest", { version }));
  const refs = [version, newest].map((one) => `+${tag(one)}:refs/template/v${one}`);
  git(["fetch", "--quiet", "--no-tags", "--depth=1", repository, ...refs]);
  const [then, now] = [version, newest].map((one) => `refs/template/v${one}`) as [string, string];
  const { tree, conflicts } = merge(then, now);
  console.info(t("upgrade.begin", { version, newest }));
  console.info(git(["diff", "--stat=100", "HEAD", tree]));
  console.info(stepsOf(now, newer));
  const isWhole = isTrial || (await put(tree, newer));
  for (const name of conflicts) console.error(t("upgrade.conflict", { name }));
  console.info(
    t(isTrial ? "upgrade.trial" : isWhole && !conflicts.length ? "upgrade.done" : "upgrade.open"),
  );
  process.exitCode = isTrial || (isWhole && !conflicts.length) ? 0 : 1;
}

/** Puts the new version in place, with its packages, and what a script can do in the content; true where the content is in order. */
async function put(tree: string, versions: string[]): Promise<boolean> {
  git(["read-tree", "-m", "-u", "HEAD", tree]);
  if (!(await run(process.execPath, ["tools/install.mjs"]))) return false;
  for (const one of versions) {
    const script = `tools/upgrades/${one}.ts`;
    if (fs.existsSync(script) && !(await run(script, []))) return false;
  }
  return run(...npmScript("check:content"));
}

const { values } = readOptions({ options: { ...languageOption, "dry-run": { type: "boolean" } } });
setMessageLanguage(values.language);
runCommand(() => main(values["dry-run"] ?? false));
