/** `npm run check:launch`: what a real owner must still replace. */
import fs from "node:fs";
import { formatProblem } from "../src/content/json-file";
import { checkLaunch, isIn, keptFile } from "../src/content/launch";
import { setMessageLanguage, t } from "../src/content/messages";
import { languageOption, readOptions } from "./options";

const { values, positionals: places } = readOptions({
  options: { ...languageOption, keep: { type: "boolean" }, record: { type: "boolean" } },
  allowPositionals: true,
});
setMessageLanguage(values.language);
const left = checkLaunch(".");
if (values.keep) keep();
else if (values.record) void import("./record-demonstration");
else if (left.length === 0) console.info(t("launchNothing"));
else {
  const lines = places.length > 0 ? detailsOf(places) : summary();
  for (const line of lines) console.error(line);
  if (lines.length === 0) console.error(t("launchNothingHere"));
  console.error(`\n${t("launchLeft", { count: left.length })}`);
  process.exitCode = 1;
}

/** How much is left in each file. */
function summary(): string[] {
  const counts = new Map<string, number>();
  for (const { file } of left) counts.set(file, (counts.get(file) ?? 0) + 1);
  return [...counts].map(([file, count]) => `${String(count).padStart(4)}  ${file}`);
}

function detailsOf(wanted: string[]): string[] {
  return left.filter((problem) => wanted.some((place) => isIn(place, problem))).map(formatProblem);
}

/** Adds places of the list to the owner's file; names those that are not in the list. */
function keep(): void {
  const broken = left.find(({ file }) => file === keptFile);
  const listed = places.filter((place) => left.some((problem) => isIn(place, problem)));
  const refused = places
    .filter((place) => !listed.includes(place))
    .map((place) => t("launchNotListed", { place }));
  if (broken) refused.push(formatProblem(broken));
  for (const line of refused) console.error(line);
  if (refused.length > 0) process.exitCode = 1;
  if (broken) return;
  if (listed.length > 0) console.info(t("launchKept", { places: listed }));
  const kept = fs.existsSync(keptFile) ? JSON.parse(fs.readFileSync(keptFile, "utf8")) : [];
  fs.writeFileSync(keptFile, `${JSON.stringify([...kept, ...listed], null, 2)}\n`);
}
