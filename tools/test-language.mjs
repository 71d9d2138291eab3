/** `npm run test:language`: adds a third language to a copy of the site, sees the check list what is left, "translates", builds, and looks for every route. */
import { spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { packageFile, root } from "./run.mjs";

const copy = fs.mkdtempSync(path.join(os.tmpdir(), "rukn-language-"));
// The caches come along: pictures are not made again.
for (const name of fs.readdirSync(root)) {
  if ([".git", "node_modules", "test-results", ".wrangler"].includes(name)) continue;
  fs.cpSync(path.join(root, name), path.join(copy, name), { recursive: true });
}
fs.symlinkSync(path.join(root, "node_modules"), path.join(copy, "node_modules"), "junction");

/** Runs a program in the copy; gives its exit code and all that it printed. */
function runInCopy(program, ...args) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [packageFile(program), ...args], {
    cwd: copy,
    encoding: "utf8",
    env: { ...process.env, GATSBY_TELEMETRY_DISABLED: "1" },
  });
  return { status, output: stdout + stderr };
}

const faults = [];
const expectThat = (isSo, fault) => isSo || faults.push(fault);
const tsx = "tsx/dist/cli.mjs";

const unknown = runInCopy(tsx, "src/build/language-cli.ts", "fr");
const [row = ""] = unknown.output.match(/\{ code: "fr".*\},/) ?? [];
expectThat(unknown.status === 1 && row, `no row for the table was offered:\n${unknown.output}`);

const table = path.join(copy, "src/i18n/languages.ts");
const withRow = fs.readFileSync(table, "utf8").replace("] as const", `  ${row}\n] as const`);
fs.writeFileSync(table, withRow);
const added = runInCopy(tsx, "src/build/language-cli.ts", "fr");
expectThat(added.status === 0, `the language was not added:\n${added.output}`);

const left = runInCopy(tsx, "src/build/check-cli.ts");
const untranslated = left.output.match(/not translated yet/g)?.length ?? 0;
expectThat(
  left.status === 1 && untranslated > 100,
  `the check does not list what is left:\n${left.output}`,
);

for (const folder of ["content", "locales/fr"]) {
  for (const name of fs.readdirSync(path.join(copy, folder), {
    recursive: true,
    encoding: "utf8",
  })) {
    const file = path.join(copy, folder, name);
    if (name.endsWith(".json"))
      fs.writeFileSync(file, fs.readFileSync(file, "utf8").replace(/[⟦⟧]/g, ""));
  }
}
const translated = runInCopy(tsx, "src/build/check-cli.ts");
expectThat(translated.status === 0, `the translated site is refused:\n${translated.output}`);

const built = faults.length === 0 && runInCopy("gatsby/cli.js", "build");
expectThat(
  built && built.status === 0,
  `the build failed:\n${built ? built.output.slice(-3000) : ""}`,
);
if (faults.length === 0) {
  for (const file of fs.readdirSync(path.join(copy, "content/pages"))) {
    const page = JSON.parse(fs.readFileSync(path.join(copy, "content/pages", file), "utf8"));
    const route = page.template === "not-found" ? "404.html" : path.join(page.path, "index.html");
    const target = path.join(copy, "public/fr", route);
    const html = fs.existsSync(target) ? fs.readFileSync(target, "utf8") : "";
    expectThat(/<html[^>]* lang="fr"/.test(html), `${page.path} is not there in French`);
    const menu = html.match(/<details[\s\S]*?<\/details>/)?.[0] ?? "";
    expectThat(
      ["ar", "en"].every((code) => menu.includes(`lang="${code}"`)),
      `${page.path} has no menu of languages`,
    );
  }
}
fs.rmSync(copy, { recursive: true });
for (const fault of faults) console.error(fault);
if (faults.length === 0) console.info("A third language: added, listed, built, every route there.");
process.exitCode = faults.length > 0 ? 1 : 0;
