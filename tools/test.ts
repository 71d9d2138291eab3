/** `npm test`: every check of the project, in the order in which they find mistakes fastest; one summary at the end. */
import { logStep, npmScript, run, runCommand, runQuietly } from "./run";
import { ensureFree, testPort } from "./server";

interface Check {
  title: string;
  run: () => Promise<boolean>;
  /** The check that must pass first. */
  needs?: string;
}

const withoutBrowser = process.argv.includes("--without-e2e");

// Started early, beside checks that leave a core idle. Their output is shown in their turn.
const unitTests = inBackground("test:unit");
const builtFiles = inBackground("test:built");

const checks: Check[] = [
  { title: "Format and lint", run: () => runScript("lint") },
  { title: "Content and words", run: () => runScript("check:content") },
  { title: "Build", run: build, needs: "Content and words" },
  { title: "Types", run: types, needs: "Build" },
  { title: "Unit tests", run: unitTests.end },
  { title: "Built files", run: builtFiles.end, needs: "Build" },
  ...(withoutBrowser
    ? []
    : [{ title: "End-to-end tests", run: () => runScript("test:e2e"), needs: "Build" }]),
];

/** A check that can start before its turn: `start` starts it, once; `end` waits for it, shows its output, and resolves to true when it passed. */
function inBackground(script: string) {
  let running: ReturnType<typeof runQuietly> | undefined;
  const start = () => {
    running ??= runQuietly(...npmScript(script));
    return running;
  };
  const end = async () => {
    const { passed, output } = await start();
    console.info(output);
    return passed;
  };
  return { start, end };
}

/** Runs a script of package.json and says whether it exited with 0. */
function runScript(name: string): Promise<boolean> {
  return run(...npmScript(name));
}

function build(): Promise<boolean> {
  unitTests.start();
  return runScript("build");
}

function types(): Promise<boolean> {
  builtFiles.start();
  return runScript("typecheck");
}

async function main(): Promise<void> {
  // Reported before minutes of building, not after.
  if (!withoutBrowser) await ensureFree(testPort);
  const results = new Map<string, { mark: "✓" | "✗" | "–"; note: string }>();
  for (const { title, run: check, needs } of checks) {
    if (needs && results.get(needs)?.mark !== "✓") {
      results.set(title, { mark: "–", note: `not run: ${needs} failed` });
      continue;
    }
    logStep(title);
    const before = performance.now();
    const isPassed = await check();
    const seconds = Math.round((performance.now() - before) / 1000);
    results.set(title, { mark: isPassed ? "✓" : "✗", note: `${seconds} s` });
  }
  const failed = [...results.values()].filter(({ mark }) => mark !== "✓").length;
  console.info("\nSummary");
  for (const [title, { mark, note }] of results) console.info(`  ${mark} ${title} (${note})`);
  console.info(`\n${results.size - failed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}

runCommand(main);
