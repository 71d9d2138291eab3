/** `npm run upgrade [-- --dry-run]`: takes the newest version of the template, and leaves alone what is the owner's. */
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { t } from "../plugins/gatsby-plugin-checked-content/messages";
import { git, isClean, originOf } from "./git";
import { mergeFields } from "./merge-fields";
import { languageOption, readOptions } from "./options";
import { npmScript, run, runCommand } from "./run";

/** What the owner writes: nothing of it comes from the template. The manifest is joined field by field. */
const owned = ["content", "locales", "static", "README.md", "README.ar.md", "LICENSE"];
const manifests = ["package.json", "package-lock.json"];

const manifestAt = (commit: string) => JSON.parse(git(["show", `${commit}:package.json`]));
const list = (...args: string[]) => git(args).split("\0").filter(Boolean);

/** Puts what differs between two versions of the template into git's index, and into the files unless this is a trial. Gives the files in which the owner has changed the same lines. */
function take(then: string, now: string, isTrial: boolean): string[] {
  // What the owner has deleted stays away, with what is new in a folder that is gone.
  const [own, template] = ["HEAD", then].map((commit) => {
    const files = list("ls-tree", "-rz", "--name-only", commit);
    return new Set(files.flatMap((name) => [name, path.posix.dirname(name)]));
  });
  const isGone = (name: string) => template?.has(name) && !own?.has(name);
  const changed = list("diff", "-z", "--name-only", "--no-renames", then, now);
  const gone = changed.filter((name) => isGone(name) || isGone(path.posix.dirname(name)));
  const without = [...owned, ...manifests, ...gone].map((name) => `:(exclude,literal)${name}`);
  // Unlike diff, diff-tree does not follow the settings of a person.
  const patch = git(["diff-tree", "-p", "--binary", "-M", then, now, "--", ".", ...without]);
  const place = isTrial ? "--cached" : "--index";
  const conflicts = () => list("diff", "-z", "--name-only", "--diff-filter=U");
  try {
    if (patch) git(["apply", "--3way", "--whitespace=nowarn", place], patch);
  } catch (error) {
    if (conflicts().length === 0) throw error;
  }

  const manifest = mergeFields(manifestAt("HEAD"), manifestAt(then), manifestAt(now));
  manifest.template.version = now.replace(/.*v/, "");
  const text = `${JSON.stringify(manifest, null, 2)}\n`;
  const blob = git(["hash-object", "-w", "--stdin"], text).trim();
  const lock = git(["rev-parse", `${now}:package-lock.json`]).trim();
  for (const entry of [`${blob},package.json`, `${lock},package-lock.json`])
    git(["update-index", "--add", "--cacheinfo", `100644,${entry}`]);
  if (!isTrial) git(["checkout-index", "--force", ...manifests]);
  return conflicts();
}

async function main(isTrial: boolean): Promise<void> {
  git(["--version"]);
  if (!isClean()) throw new Error(t("upgrade.noRepository"));
  const { version, repository = originOf() } = manifestAt("HEAD").template ?? {};
  if (!version || !repository) throw new Error(t("upgrade.noTemplate"));
  const sentence = t("upgrade.unreachable", { repository });
  const args = ["ls-remote", "--tags", "--sort=version:refname", repository];
  const tags = git(args, "", sentence).matchAll(/refs\/tags\/v([\d.]+)$/gm);
  const known = [...tags].map(([, one = ""]) => one);
  if (!known.includes(version)) throw new Error(t("upgrade.noTag", { repository, version }));
  const newer = known.slice(known.indexOf(version) + 1);
  const newest = newer.at(-1);
  if (!newest) return console.info(t("upgrade.newest", { version }));
  const [then, now] = [version, newest].map((one) => `refs/template/v${one}`) as [string, string];
  const refs = [version, newest].map((one) => `+refs/tags/v${one}:refs/template/v${one}`);
  git(["fetch", "--quiet", "--no-tags", "--depth=1", repository, ...refs], "", sentence);

  if (isTrial) {
    // It has an index of its own, and no files.
    const index = path.join(os.tmpdir(), `upgrade-${process.pid}`);
    process.env.GIT_INDEX_FILE = index;
    process.on("exit", () => fs.rmSync(index));
    git(["read-tree", "HEAD"]);
  }
  const conflicts = take(then, now, isTrial);
  const parts = git(["show", `${now}:CHANGELOG.md`]).split(/^(?=## )/m);
  const steps = parts.filter((part) => newer.some((one) => part.startsWith(`## ${one}`)));
  console.info(t("upgrade.begin", { version, newest }));
  console.info(git(["diff", "--cached", "--stat=100", "--diff-filter=u", "HEAD"]), ...steps);
  let isDone = conflicts.length === 0;
  if (!isTrial) {
    const scripts = newer.map((one) => `tools/upgrades/${one}.ts`).filter(fs.existsSync);
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
