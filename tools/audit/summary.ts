import { columns, isMissed, type Row } from "./table";

/** The columns of the table that the README shows. */
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
  "Stock",
  "axe",
];

/** The README with the worst value of each number between its marks `<!-- audit -->` and `<!-- end of audit -->`. Throws where they are missing. */
export function writeSummary(readme: string, rows: Row[]): string {
  const place = /(<!-- audit -->\n)[\s\S]*?(<!-- end of audit -->)/;
  if (!place.test(readme)) throw new Error("README.md has no place for the summary.");
  const table = ["| Number | Worst | On |", "| --- | ---: | --- |", ...worstOf(rows)].join("\n");
  return readme.replace(place, (_, begin, end) => `${begin}\n${table}\n\n${end}`);
}

/** One line for each number: the worst value, and its page. */
function worstOf(rows: Row[]): string[] {
  return columns
    .filter(({ title }) => shown.includes(title))
    .map((column) => {
      const isWorse = (one: Row, other: Row) => {
        const difference = column.value(one) - column.value(other);
        return column.least === undefined ? difference > 0 : difference < 0;
      };
      const worst = rows.reduce((one, other) => (isWorse(other, one) ? other : one));
      const isEverywhere = rows.every((row) => column.value(row) === column.value(worst));
      const value = column.show(column.value(worst)) + (isMissed(column, worst) ? " ✗" : "");
      return `| ${column.title} | ${value} | ${isEverywhere ? "every page" : `${worst.screen}, ${worst.language}`} |`;
    });
}
