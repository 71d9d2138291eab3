/**
 * `npm test`: every check of the project, side by side where none needs another's result; one summary at the end.
 */
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
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

const results = new Map<string, Promise<boolean>>();
const summary: string[] = [];

async function check([title, script, needs]: (typeof checks)[number], log?: string) {
  if (needs && !(await results.get(needs))) {
    summary.push(`  – ${title} (not run: ${needs} failed)`);
    return false;
  }
  const before = performance.now();
  if (!log) logStep(title);
  const [program, args, options] = npmScript(script);
  const output = log ? fs.openSync(log, "w") : "inherit";
  const isPassed = await run(program, args, { ...options, stdio: ["inherit", output, output] });
  if (log) logStep(`${title}\n${fs.readFileSync(log, "utf8")}`);
  const seconds = Math.round((performance.now() - before) / 1000);
  summary.push(`  ${isPassed ? "✓" : "✗"} ${title} (${seconds} s)`);
  return isPassed;
}

async function main(): Promise<void> {
  // Reported before minutes of building, not after.
  if (!withoutBrowser) await ensureFree(testPort);
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "test-"));
  for (const one of checks) results.set(one[0], check(one, path.join(folder, one[0])));
  if (!withoutBrowser)
    results.set("End-to-end tests", check(["End-to-end tests", "test:e2e", "Build"]));
  const passed = await Promise.all(results.values());
  fs.rmSync(folder, { recursive: true });
  const failed = passed.filter((isPassed) => !isPassed).length;
  console.info(`\nSummary\n${summary.join("\n")}`);
  console.info(`\n${passed.length - failed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}

runCommand(main);
