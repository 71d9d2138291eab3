/** `npm test`: every check of the project, those that find mistakes fastest first; one summary at the end. */
import { logStep, npmScript, run, runCommand } from "./run";
import { ensureFree, testPort } from "./server";

const withoutBrowser = process.argv.includes("--without-e2e");

/** Each with its script of package.json, and the check that must pass first. */
const checks: [title: string, script: string, needs?: string][] = [
  ["Format and lint", "lint"],
  ["Content and words", "check:content"],
  ["Unit tests", "test:unit"],
  ["Build", "build", "Content and words"],
  ["Types", "typecheck", "Build"],
  ["Built files", "test:built", "Build"],
];
if (!withoutBrowser) checks.push(["End-to-end tests", "test:e2e", "Build"]);

async function main(): Promise<void> {
  // Reported before minutes of building, not after.
  if (!withoutBrowser) await ensureFree(testPort);
  const results = new Map<string, { mark: "✓" | "✗" | "–"; note: string }>();
  for (const [title, script, needs] of checks) {
    if (needs && results.get(needs)?.mark !== "✓") {
      results.set(title, { mark: "–", note: `not run: ${needs} failed` });
      continue;
    }
    logStep(title);
    const before = performance.now();
    const isPassed = await run(...npmScript(script));
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
