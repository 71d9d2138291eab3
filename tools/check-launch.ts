/** `npm run check:launch`: what a real owner must still replace. */
import fs from "node:fs";
import { formatProblem } from "../src/content/json-file";
import { checkLaunch, keptFile, placeOf } from "../src/content/launch";

const left = checkLaunch(".");
const [option, ...places] = process.argv.slice(2);
if (option === "--keep") keep(places);
else if (option === "--record") void import("./record-demonstration");
else if (left.length === 0) console.info("Nothing of the demonstration is left.");
else {
  for (const problem of left) console.error(formatProblem(problem));
  console.error(`\n${left.length} left to replace before the site goes live.`);
  console.error(
    "What is true of your company too: npm run check:launch -- --keep content/site.json:city.en",
  );
  process.exitCode = 1;
}

/** Adds places of the list to the owner's file; names those that are not in the list. */
function keep(wanted: string[]): void {
  const broken = left.find(({ file }) => file === keptFile);
  const listed = wanted.filter((place) => left.some((problem) => placeOf(problem) === place));
  const refused = wanted
    .filter((place) => !listed.includes(place))
    .map((place) => `${place} is not in the list of npm run check:launch.`);
  if (broken) refused.push(formatProblem(broken));
  for (const line of refused) console.error(line);
  if (refused.length > 0) process.exitCode = 1;
  if (broken) return;
  const kept = fs.existsSync(keptFile) ? JSON.parse(fs.readFileSync(keptFile, "utf8")) : [];
  fs.writeFileSync(keptFile, `${JSON.stringify([...kept, ...listed], null, 2)}\n`);
}
