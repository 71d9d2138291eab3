import { type Figures, measureSpeed, type Subject } from "./lighthouse";
import type { Settings } from "./measure";
import { plainTable } from "./table";

/** The figures that are shown: title, which load of the page, name, what one unit is, decimals. */
const shown: [string, "first" | "later" | "stock", keyof Figures, number, number][] = [
  ["Perf", "first", "performance", 1, 0],
  ["A11y", "first", "accessibility", 1, 0],
  ["BP", "first", "best-practices", 1, 0],
  ["SEO", "first", "seo", 1, 0],
  ["FCP ms", "first", "fcp", 1, 0],
  ["LCP ms", "first", "lcp", 1, 0],
  ["TBT ms", "first", "tbt", 1, 0],
  ["CLS", "first", "cls", 1, 3],
  ["SI ms", "first", "speedIndex", 1, 0],
  ["SI later", "later", "speedIndex", 1, 0],
  ["KB", "first", "bytes", 1024, 0],
  ["KB stock", "stock", "bytes", 1024, 0],
];

/** Measures the same page of several sites by turns, and prints a row for each. Each set has an address by its site's name. */
export async function compareSites(
  { runs, progress }: Settings,
  sets: Record<string, string>[],
): Promise<void> {
  const table = [["Page", "Of", ...shown.map(([title]) => title)]];
  for (const [index, set] of sets.entries()) {
    progress(`${index + 1}/${sets.length} `);
    const subjects: Record<string, Subject> = {};
    for (const [site, url] of Object.entries(set)) {
      subjects[`${site} first`] = { url, isWhole: true };
      subjects[`${site} later`] = { url, isLater: true };
      subjects[`${site} stock`] = { url, isStock: true };
    }
    const measured = await measureSpeed(subjects, runs, () => progress("."));
    for (const [site, url] of Object.entries(set)) {
      const cells = shown.map(([, load, name, unit, digits]) =>
        ((measured[`${site} ${load}`]?.[name] ?? Number.NaN) / unit).toFixed(digits),
      );
      table.push([new URL(url).pathname, site, ...cells]);
    }
    progress("\n");
  }
  console.info(`\n${plainTable(table)}`);
}
