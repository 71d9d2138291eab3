/** `npm run upgrade [-- --dry-run]`: takes the newest version of the template, and leaves alone what is the owner's. */
import fs from "node:fs";
import path from "node:path";
import { isDeepStrictEqual } from "node:util";
import { setMessageLanguage, t } from "../plugins/gatsby-plugin-checked-content/messages";
import { git, isClean, originOf } from "./git";
import { languageOption, readOptions } from "./options";
import { npmScript, run, runCommand } from "./run";

/** What the owner writes: nothing of it comes from the template. The manifest is joined field by field. */
const owned = ["content", "locales", "static", "art", "README.md", "README.ar.md", "LICENSE"];
const manifests = ["package.json", "package-lock.json"];

// biome-ignore lint/suspicious/noExplicitAny: package.json has groups of any depth.
type Json = any;

const manifestAt = (commit: string): Json => JSON.parse(git(["show", `${commit}:package.json`]));
const byVersion = (one: string, other: string) => one.localeCompare(other, "en", { numeric: true });
const list = (...args: string[]) => git(args).split("\0").filter(Boolean);

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
const rootOf = (commit: string) =>
  new Map(list("ls-tree", "-z", commit).map((entry) => [entry.split("\t")[1] ?? "", entry]));

/** The tree of the site with the new version, the files in which both have changed the same lines, and those that the owner has deleted. */
function merge(then: string, now: string, version: string) {
  const isOwned = ([name]: [string, string]) => [...owned, ...manifests].includes(name);
  const own = [...rootOf("HEAD")].filter(isOwned);
  /** Keeps a version under the name that git gives it in conflicts; what is the owner's is the same in all. */
  const commit = (name: string, from: string, parents: string[], more: [string, string][] = []) => {
    const code = [...rootOf(from)].filter((entry) => !isOwned(entry));
    const entries = [...new Map([...code, ...own, ...more]).values(), ""];
    const tree = git(["mktree", "-z"], { input: entries.join("\0") }).trim();
    const author = ["-c", "user.name=upgrade", "-c", "user.email=upgrade@localhost"];
    const args = parents.flatMap((parent) => ["-p", parent]);
    const made = git([...author, "commit-tree", tree, "-m", name, ...args]).trim();
    git(["update-ref", `refs/${name}`, made]);
    return name;
  };
  const manifest = mergeFields(manifestAt("HEAD"), manifestAt(then), manifestAt(now));
  const input = `${JSON.stringify({ ...manifest, template: { ...manifest.template, version } }, null, 2)}\n`;
  const blob = git(["hash-object", "-w", "--stdin"], { input }).trim();
  const lock = [...rootOf(now)].filter(([name]) => name === "package-lock.json");
  const before = commit("before", then, []);
  const names = [
    commit("yours", "HEAD", [before]),
    commit(
      `version-${version}`,
      now,
      [before],
      [["package.json", `100644 blob ${blob}\tpackage.json`], ...lock],
    ),
  ];
  const args = ["merge-tree", "--write-tree", "-z", "--name-only", "--no-messages", ...names];
  const [tree = "", ...conflicts] = git(args, { mayFail: true }).split("\0").filter(Boolean);
  for (const name of [before, ...names]) git(["update-ref", "-d", `refs/${name}`]);
  // What the owner has deleted stays away, with what is new in a folder that is gone.
  const [mine, template] = ["HEAD", then].map((one) => {
    const files = list("ls-tree", "-rz", "--name-only", one);
    return new Set([...files, ...files.map((name) => path.posix.dirname(name))]);
  }) as [Set<string>, Set<string>];
  const isGone = (name: string) => template.has(name) && !mine.has(name);
  const gone = list("ls-tree", "-rz", "--name-only", tree).filter(
    (name) => isGone(name) || isGone(path.posix.dirname(name)),
  );
  return { tree, gone, conflicts: conflicts.filter((name) => !gone.includes(name)) };
}

async function main(isTrial: boolean): Promise<void> {
  git(["--version"]);
  if (!isClean()) throw new Error(t("upgrade.noRepository"));
  const { version, repository = originOf() } = manifestAt("HEAD").template ?? {};
  if (!version || !repository) throw new Error(t("upgrade.noTemplate"));
  const sentence = t("upgrade.unreachable", { repository });
  const tags = git(["ls-remote", "--tags", repository], { sentence });
  const known = [...tags.matchAll(/refs\/tags\/v([\d.]+)$/gm)].map(([, one = ""]) => one);
  if (!known.includes(version)) throw new Error(t("upgrade.noTag", { repository, version }));
  const newer = known.filter((one) => byVersion(one, version) > 0).sort(byVersion);
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
setMessageLanguage(values.language);
runCommand(() => main(values["dry-run"] ?? false));
