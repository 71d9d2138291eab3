import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { scripts } from "../../package.json";
import { setMessageLanguage, t } from "../../plugins/gatsby-plugin-checked-content/messages";
import { defaultLanguage } from "../../shared/languages";
import { temporaryFolder } from "./fixtures/temporary-folder";

const folder = ".github";
const summary = path.join(temporaryFolder(), "summary.md");
const texts = fs
  .readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((name) => /(workflows|actions)\W.*\.yml$/.test(name))
  .map((name) => fs.readFileSync(path.join(folder, name), "utf8"));

test("workflows parse, and what they name of the repository is there", () => {
  for (const text of texts) expect(Object.keys(parse(text))).toContain("name");
  const all = texts.join("\n");
  const files = [...all.matchAll(/uses: \.\/(\S+)|(tools\/[\w-]+\.\w+)/g)].map(
    ([, one, other]) => one ?? other ?? "",
  );
  expect(files.filter((name) => !fs.existsSync(name))).toEqual([]);
  const run = [...all.matchAll(/npm run ([\w:]+)|\{ run: "?([\w:]+)/g)].map(
    ([, one, other]) => one ?? other ?? "",
  );
  expect(run.length).toBeGreaterThan(5);
  expect(run.filter((name) => !(name in scripts))).toEqual([]);
});

test("what is published needs every job before it, and code that has passed is known by all files but the content", () => {
  const { jobs, on } = parse(fs.readFileSync(path.join(folder, "workflows/content.yml"), "utf8"));
  // What begins today is built today.
  expect(on.schedule).toEqual([{ cron: expect.stringMatching(/^\d+ 0 \* \* \*$/) }]);
  expect(jobs.publish.needs).toEqual(["content", "ci"]);
  expect(jobs.failed.needs).toEqual(["content", "ci", "publish"]);
  const { passed, ...others } = parse(
    fs.readFileSync(path.join(folder, "workflows/ci.yml"), "utf8"),
  ).jobs;
  expect(passed.needs).toEqual(Object.keys(others));
});

test("a failure that is not the content's tells whoever saved so, in the language of the site", () => {
  const env = { ...process.env, PATH: "", GITHUB_STEP_SUMMARY: summary };
  const { stdout } = spawnSync(process.execPath, ["tools/failed-run.mjs"], {
    env,
    encoding: "utf8",
  });
  setMessageLanguage(defaultLanguage);
  for (const text of [stdout, fs.readFileSync(summary, "utf8")])
    for (const sentence of ["run.notYours", "run.untold"] as const)
      expect(text).toContain(t(sentence));
});
