/** `npm test`: every check of the project, in the order in which they find mistakes fastest; one summary at the end. */
import { ensureBrowser } from "./browser.mjs";
import { ensureInstalled, packageFile, run, runAside, say } from "./run.mjs";

const withoutBrowser = process.argv.includes("--without-e2e");

/** What is checked: a title, how, and the checks without which it makes no sense. */
const checks = [
  ["Format and lint", () => run(packageFile("@biomejs/biome/bin/biome"), ["check"])],
  ["Style sheets", () => run(packageFile("stylelint/bin/stylelint.mjs"), ["src/**/*.css"])],
  ["Content and words", () => run(packageFile("tsx/dist/cli.mjs"), ["src/build/check-cli.ts"])],
  ["Build", build, "Content and words"],
  ["Types", () => run(packageFile("typescript/bin/tsc"), []), "Build"],
  ["Unit tests", unitTests],
  ["Built files", () => run(packageFile("jest/bin/jest.js"), ["tests/built"]), "Build"],
  ...(withoutBrowser ? [] : [["End-to-end tests", endToEnd, "Build"]]),
];

let begun;

/** The unit tests, begun once: beside the build, which leaves a core idle for most of its time. */
function beginUnitTests() {
  begun ??= runAside(packageFile("jest/bin/jest.js"), ["tests/unit"]);
  return begun;
}

function build() {
  beginUnitTests();
  return run(packageFile("gatsby/cli.js"), ["build"]);
}

async function unitTests() {
  const { passed, output } = await beginUnitTests();
  console.info(output);
  return passed;
}

async function endToEnd() {
  if (await ensureBrowser()) return run(packageFile("@playwright/test/cli.js"), ["test"]);
  console.error("No browser could be found or installed: install Chromium or set CHROMIUM_PATH.");
  return false;
}

await ensureInstalled();
const results = new Map();
for (const [title, check, needs] of checks) {
  if (needs && results.get(needs)?.mark !== "✓") {
    results.set(title, { mark: "–", note: `not run: ${needs} failed` });
    continue;
  }
  say(title);
  const start = performance.now();
  const passed = await check();
  const seconds = Math.round((performance.now() - start) / 1000);
  results.set(title, { mark: passed ? "✓" : "✗", note: `${seconds} s` });
}

const failed = [...results.values()].filter(({ mark }) => mark !== "✓").length;
console.info("\nSummary");
for (const [title, { mark, note }] of results) console.info(`  ${mark} ${title} (${note})`);
console.info(`\n${results.size - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
