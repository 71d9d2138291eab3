import { cells, columns, type Row } from "./table";

/** What a reader of the README is told of a screen. */
const shown = [
  "Perf",
  "A11y",
  "BP",
  "SEO",
  "LCP",
  "Ratio",
  "TBT ms",
  "CLS",
  "SI",
  "JS",
  "All",
  "axe",
];

/** The README with the table of what was measured between its marks `<!-- audit -->` and `<!-- end of audit -->`. Throws where they are missing. */
export function writeSummary(readme: string, rows: Row[]): string {
  const place = /(<!-- audit -->\n)[\s\S]*?(<!-- end of audit -->)/;
  if (!place.test(readme)) throw new Error("README.md has no place for the summary.");
  const table = cells(
    rows,
    columns.filter(({ title }) => shown.includes(title)),
  );
  return readme.replace(place, (_, begin, end) => `${begin}\n${markdownTable(table)}\n\n${end}`);
}

function markdownTable([head = [], ...body]: string[][]): string {
  const rule = head.map((_, index) => (index < 2 ? "---" : "--:"));
  return [head, rule, ...body].map((row) => `| ${row.join(" | ")} |`).join("\n");
}
