/** `npm run check:launch`: what a real owner must still replace, file by file. */
import fs from "node:fs";
import { formatProblem } from "../src/content/json-file";
import { checkLaunch, keptFile, keptPlaces, recordedCount } from "../src/content/launch";
import { recordDemonstration } from "./record-demonstration";

const kept = process.argv.indexOf("--keep");
if (kept > 0) {
  const places = new Set([...keptPlaces("."), ...process.argv.slice(kept + 1)]);
  fs.writeFileSync(keptFile, `${JSON.stringify([...places], null, 2)}\n`);
} else if (process.argv.includes("--record")) {
  // For whoever makes the demonstration.
  const text = JSON.stringify(recordDemonstration(process.cwd()), null, 2);
  fs.writeFileSync("src/content/demonstration.json", `${text}\n`);
} else {
  const files = checkLaunch(process.cwd());
  for (const { file, all, left } of files) {
    console.error(`\n${file}: ${left.length} of ${all} left`);
    for (const problem of left)
      console.error(`  ${formatProblem(problem).slice(file.length).replace(/^:/, "")}`);
  }
  const left = files.reduce((sum, file) => sum + file.left.length, 0);
  if (left > 0) {
    console.error(
      `\n${left} left to replace before the site goes live, of ${recordedCount()} in the demonstration.`,
    );
    console.error(
      "What is true of your company too: npm run check:launch -- --keep content/site.json:city.en",
    );
    process.exitCode = 1;
  } else {
    console.info("Nothing of the demonstration is left.");
  }
}
