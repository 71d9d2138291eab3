/**
 * `npm run audit [-- options]`: measures every screen in each language and holds it to `numbers.ts`.
 *
 *   --runs 5       loads of Lighthouse, whose medians are shown
 *   --screens a,b  some screens only, by the names of their files in `content/pages/`
 *   --no-build     what stands in `public/`, without building first
 *   --json file    writes all that was measured
 *   --readme       writes the summary into README.md
 *   --react 19     builds the site with another React too, and compares the two instead
 *   --beside a     measures another site by turns with ours instead: an address, or the folder of a built site
 *   --cpu 8        measures instead how fast pages answer a visitor, on a processor so many times slower
 *
 * `PORT` chooses the port; the next ones are used too. Other work on the machine changes the times: use a quiet one.
 */
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { codes } from "../../src/i18n/languages";
import { readOptions } from "../options";
import { packageFile, root, run } from "../run";
import { routes } from "../site";
import { compareBeside } from "./beside";
import { measureInteractions } from "./interactions";
import { measureSite } from "./measure";
import { compareReact } from "./react";
import { writeSummary } from "./summary";
import { cells, columns, isMissed, plainTable, type Row } from "./table";

const { values: options } = readOptions({
  options: {
    runs: { type: "string", default: "5" },
    screens: { type: "string" },
    "no-build": { type: "boolean" },
    json: { type: "string" },
    readme: { type: "boolean" },
    react: { type: "string" },
    beside: { type: "string" },
    cpu: { type: "string" },
  },
});
const names = options.screens?.split(",");
const pages = routes.filter(
  ({ name, language, url }) => url.startsWith(`/${language}/`) && (!names || names.includes(name)),
);
const settings = {
  pages,
  runs: Number(options.runs),
  port: Number(process.env.PORT ?? 8082),
  progress: (text: string) => process.stderr.write(text),
};

/** Every broken axe rule with its places, printed below the table. */
function violationsIn(rows: Row[]): string[] {
  return rows.flatMap(({ screen, language, violations }) =>
    Object.entries(violations).map(
      ([state, rules]) => `${screen}, ${language}, ${state}: ${JSON.stringify(rules)}`,
    ),
  );
}

async function audit(): Promise<void> {
  const rows = await measureSite(settings);
  const all = rows.flatMap((row) => columns.map((column) => isMissed(column, row)));
  console.info(`\n${plainTable(cells(rows))}\n`);
  for (const line of violationsIn(rows)) console.info(line);
  console.info(`${all.filter(Boolean).length} of ${all.length} numbers missed (✗)`);
  if (options.json) writeFileSync(options.json, `${JSON.stringify(rows, null, 2)}\n`);
  if (options.readme) {
    const readme = path.join(root, "README.md");
    writeFileSync(readme, writeSummary(readFileSync(readme, "utf8"), rows));
    await run(packageFile("@biomejs/biome/bin/biome"), ["format", "--write", readme]);
  }
}

async function main(): Promise<void> {
  if (pages.length === 0) throw new Error(`content/pages/ has none of ${options.screens}.`);
  if (!options["no-build"] && !(await run(packageFile("gatsby/cli.js"), ["build"]))) {
    throw new Error("The site could not be built: see above.");
  }
  if (options.react) await compareReact(settings, options.react);
  else if (options.beside) await compareBeside(settings, options.beside);
  else if (options.cpu) {
    if (!(await measureInteractions(settings, codes, Number(options.cpu)))) process.exitCode = 1;
  } else await audit();
}

main().catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
