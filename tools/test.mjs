/** `npm test`: every check of the project, in the order in which they find mistakes fastest; one summary at the end. */
import { ensureBrowser } from "./browser.mjs";
import { ensureInstalled } from "./install.mjs";
import { packageFile, run, runAside, say } from "./run.mjs";

const withoutBrowser = process.argv.includes("--without-e2e");

// Begun beside other checks, which leave a core idle; their output follows in its place.
const unitTests = aside(packageFile("jest/bin/jest.js"), ["tests/unit"]);
const builtFiles = aside(packageFile("jest/bin/jest.js"), ["tests/built"]);

/** What is checked: a title, how, and the checks without which it makes no sense. */
const checks = [
  ["Format and lint", () => run(packageFile("@biomejs/biome/bin/biome"), ["check"])],
  ["Style sheets", () => run(packageFile("stylelint/bin/stylelint.mjs"), ["src/**/*.css"])],
  ["Content and words", () => run(packageFile("tsx/dist/cli.mjs"), ["tools/check-content.ts"])],
  ["Build", build, "Content and words"],
  ["Types", types, "Build"],
  ["Unit tests", unitTests.end],
  ["Built files", builtFiles.end, "Build"],
  ...(withoutBrowser ? [] : [["End-to-end tests", endToEnd, "Build"]]),
];

/** A check that can begin before its turn: `begin` starts it, once; `end` waits for it, shows what it said, and says whether it passed. */
function aside(command, args) {
  let begun;
  const begin = () => {
    begun ??= runAside(command, args);
    return begun;
  };
  const end = async () => {
    const { passed, output } = await begin();
    console.info(output);
    return passed;
  };
  return { begin, end };
}

function build() {
  unitTests.begin();
  return run(packageFile("gatsby/cli.js"), ["build"]);
}

function types() {
  builtFiles.begin();
  return run(packageFile("typescript/bin/tsc"), []);
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
