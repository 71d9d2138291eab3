import fs from "node:fs";
import { formatProblem } from "../src/content/json-file";
import { checkLaunch, hashOf, mediaFiles } from "../src/content/launch";

if (process.argv.includes("--record")) {
  // For whoever makes the demonstration: its pictures are told by their fingerprints.
  const hashes = mediaFiles(".").map((name) => [name, hashOf(".", name)]);
  const text = JSON.stringify(Object.fromEntries(hashes), null, 2);
  fs.writeFileSync("src/content/demonstration-pictures.json", `${text}\n`);
} else {
  const left = checkLaunch(process.cwd());
  for (const problem of left) console.error(formatProblem(problem));
  if (left.length > 0) {
    console.error(`\n${left.length} to replace before the site goes live.`);
    process.exitCode = 1;
  } else {
    console.info("Nothing of the demonstration is left.");
  }
}
