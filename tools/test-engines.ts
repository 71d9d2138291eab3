/**
 * `npm run test:engines`: every page in each language, looked at and used in the engines that `npm test` does not have,
 * Firefox's and WebKit's. `-- --no-build` takes what stands in `public/`; other arguments are Playwright's own.
 */
import { type EngineName, engines, findEngine } from "./engines";
import { logStep, npmScript, packageFile, run, runCommand } from "./run";

const noBuild = "--no-build";
const args = process.argv.slice(2);

async function main(): Promise<void> {
  if (!args.includes(noBuild) && !(await run(...npmScript("build")))) {
    throw new Error("The site was not built: see the mistakes above.");
  }
  const results: ["✓" | "✗" | "–", string][] = [];
  for (const [name, { title, packages }] of Object.entries(engines)) {
    if (!findEngine(name as EngineName)) {
      results.push(["–", `${title} is not here: apt-get install ${packages.join(" ")}`]);
      continue;
    }
    logStep(title);
    const config = ["--config", "playwright.engines.config.ts", `--project=${name}`];
    const rest = args.filter((argument) => argument !== noBuild);
    const isPassed = await run(packageFile("@playwright/test/cli.js"), [
      "test",
      ...config,
      ...rest,
    ]);
    results.push([isPassed ? "✓" : "✗", title]);
  }
  console.info("\nSummary");
  for (const [mark, text] of results) console.info(`  ${mark} ${text}`);
  const marks = results.map(([mark]) => mark);
  // Where nobody reads along, an engine that is missing must not pass for one that agrees.
  const isBad = (mark: string) => mark === "✗" || (mark === "–" && Boolean(process.env.CI));
  process.exitCode = marks.some(isBad) || !marks.includes("✓") ? 1 : 0;
}

runCommand(main);
