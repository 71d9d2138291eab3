/** `npm run upgrade [-- --dry-run]`: takes the newest version of the template, and leaves alone what is the owner's. */
import fs from "node:fs";
import path from "node:path";
import { isDeepStrictEqual } from "node:util";
import { t } from "../plugins/gatsby-plugin-checked-content/messages";
import { git, isClean, originOf } from "./git";
import { languageOption, readOptions } from "./options";
import { npmScript, run, runCommand } from "./run";

/** What the owner writes: nothing of it comes from the template. The manifest is joined field by field. */
const owned = ["content", "locales", "static", "README.md", "README.ar.md", "LICENSE"];
const manifests = ["package.json", "package-lock.json"];

// biome-ignore lint/suspicious/noExplicitAny: package.json has groups of any depth.
type Json = any;

const manifestAt = (commit: string): Json => JSON.parse(git(["show", `${commit}:package.json`]));
const list = (...args: string[]) => git(args).split("\0").filter(Boolean);
const filesOf = (commit: string) => list("ls-tree", "-rz", "--name-only", commit);

/** A field as the owner has changed it, or else as the template has it now; of a group each by itself. */
function mergeFields(own: Json, then: Json, now: Json): Json {
  if (![own, now].every((value) => value?.constructor === Object))
    return isDeepStrictEqual(own, then) ? now : own;
  const names = Object.keys({ ...own, ...now });
  return Object.fromEntries(
    names.map((name) => [name, mergeFields(own[name], then?.[name], now[name])]),
  );
}

/** The files and folders at the root of a commit, as git lists them, by their names. */
const rootOf = (commit: string): [name: string, entry: string][] =>
  list("ls-tree", "-z", commit).map((entry) => [entry.split("\t")[1] ?? "", entry]);

/** The tree of the site with the new version, the files in which both have changed the same lines, and those that the owner has deleted. */
function merge(then: string, now: string, version: string) {
  const isOwned = ([name]: [string, string]) => [...owned, ...manifests].includes(name);
  const own = rootOf("HEAD").filter(isOwned);
  /** A commit as another, but with what is the owner's. */
  const commit = (from: string, parents: string[], more: [string, string][] = []) => {
    const code = rootOf(from).filter((entry) => !isOwned(entry));
    const entries = [...new Map([...code, ...own, ...more]).values(), ""];
    const tree = git(["mktree", "-z"], { input: entries.join("\0") }).trim();
    return git(["commit-tree", tree, "-m", from, ...parents.flatMap((one) => ["-p", one])]).trim();
  };
  const manifest = mergeFields(manifestAt("HEAD"), manifestAt(then), manifestAt(now));
  const input = `${JSON.stringify({ ...manifest, template: { ...manifest.template, version } }, null, 2)}\n`;
  const blob = git(["hash-object", "-w", "--stdin"], { input }).trim();
  const next = rootOf(now).filter(([name]) => name === "package-lock.json");
  next.push(["package.json", `100644 blob ${blob}\tpackage.json`]);
  const before = commit(then, []);
  // In a file that both have changed git marks the lines with these names.
  const sides = Object.entries({
    yours: commit("HEAD", [before]),
    [`version-${version}`]: commit(now, [before], next),
  });
  for (const [name, made] of sides) git(["update-ref", `refs/${name}`, made]);
  const args = ["merge-tree", "--write-tree", "-z", "--name-only", "--no-messages"];
  const merged = git([...args, ...sides.map(([name]) => name)], { mayFail: true });
  for (const [name] of sides) git(["update-ref", "-d", `refs/${name}`]);
  const [tree = "", ...conflicts] = merged.split("\0").filter(Boolean);
  // What the owner has deleted stays away, with what is new in a folder that is gone.
  const [mine, template] = ["HEAD", then].map(
    (one) => new Set(filesOf(one).flatMap((name) => [name, path.posix.dirname(name)])),
  );
  const isGone = (name: string) => template?.has(name) && !mine?.has(name);
  const gone = filesOf(tree).filter((name) => isGone(name) || isGone(path.posix.dirname(name)));
  return { tree, gone, conflicts: conflicts.filter((name) => !gone.includes(name)) };
}

async function main(isTrial: boolean): Promise<void> {
  git(["--version"]);
  if (!isClean()) throw new Error(t("upgrade.noRepository"));
  const { version, repository = originOf() } = manifestAt("HEAD").template ?? {};
  if (!version || !repository) throw new Error(t("upgrade.noTemplate"));
  const sentence = t("upgrade.unreachable", { repository });
  const args = ["ls-remote", "--tags", "--sort=version:refname", repository];
  const tags = git(args, { sentence }).matchAll(/refs\/tags\/v([\d.]+)$/gm);
  const known = [...tags].map(([, one = ""]) => one);
  if (!known.includes(version)) throw new Error(t("upgrade.noTag", { repository, version }));
  const newer = known.slice(known.indexOf(version) + 1);
  const newest = newer.at(-1);
  if (!newest) return console.info(t("upgrade.newest", { version }));
  const [then, now] = [version, newest].map((one) => `refs/template/v${one}`) as [string, string];
  const refs = [version, newest].map((one) => `+refs/tags/v${one}:refs/template/v${one}`);
  git(["fetch", "--quiet", "--no-tags", "--depth=1", repository, ...refs], { sentence });
  const { tree, gone, conflicts } = merge(then, now, newest);
  const without = gone.map((name) => `:(exclude,literal)${name}`);
  const parts = git(["show", `${now}:CHANGELOG.md`]).split(/^(?=## )/m);
  const steps = parts.filter((part) => newer.some((one) => part.startsWith(`## ${one}`)));
  console.info(t("upgrade.begin", { version, newest }));
  console.info(git(["diff", "--stat=100", "HEAD", tree, "--", ".", ...without]), ...steps);
  let isDone = conflicts.length === 0;
  if (!isTrial) {
    git(["read-tree", "-m", "-u", "HEAD", tree]);
    if (gone.length > 0) git(["rm", "-rqf", "--", ...gone]);
    const scripts = newer
      .map((one) => `tools/upgrades/${one}.ts`)
      .filter((one) => fs.existsSync(one));
    for (const script of ["tools/install.mjs", ...scripts])
      isDone = (await run(process.execPath, ["--import", "tsx", script])) && isDone;
    isDone = (await run(...npmScript("check:content"))) && isDone;
  }
  for (const name of conflicts) console.error(t("upgrade.conflict", { name }));
  console.info(t(isTrial ? "upgrade.trial" : isDone ? "upgrade.done" : "upgrade.open"));
  process.exitCode = isTrial || isDone ? 0 : 1;
}

const { values } = readOptions({ options: { ...languageOption, "dry-run": { type: "boolean" } } });
runCommand(() => main(values["dry-run"] ?? false));
