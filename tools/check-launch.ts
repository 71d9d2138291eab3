/**
 * `npm run check:launch [-- content/site.json]`: what a real owner must still replace; with files or folders, each place.
 * With `--record` it renews the hashes of the demonstration's files, for whoever makes a release.
 */
import fs from "node:fs";
import { formatProblem } from "../plugins/gatsby-plugin-checked-content/json-file";
import { t } from "../plugins/gatsby-plugin-checked-content/messages";
import { checkLaunch, fileHash, servedFiles } from "./launch";
import { languageOption, readOptions } from "./options";

const { values, positionals: places } = readOptions({
  options: { ...languageOption, record: { type: "boolean" } },
  allowPositionals: true,
});
const left = checkLaunch(".");
if (values.record) record();
else if (left.length === 0) console.info(t("launchNothing"));
else {
  const counts = new Map<string, number>();
  for (const { file } of left) counts.set(file, (counts.get(file) ?? 0) + 1);
  const lines =
    places.length > 0
      ? left.filter(({ file }) => places.some((place) => file.startsWith(place))).map(formatProblem)
      : [...counts].map(([file, count]) => `${String(count).padStart(4)}  ${file}`);
  for (const line of lines) console.error(line);
  console.error(`\n${t("launchLeft", { count: left.length })}`);
  process.exitCode = 1;
}

function record(): void {
  const file = "tools/demonstration.json";
  const known = JSON.parse(fs.readFileSync(file, "utf8"));
  const hashes = servedFiles(".").map((name) => fileHash(".", name));
  const perLine = 8;
  known.files = hashes.flatMap((_, index) =>
    index % perLine ? [] : hashes.slice(index, index + perLine).join(" "),
  );
  fs.writeFileSync(file, `${JSON.stringify(known, null, 2)}\n`);
}
