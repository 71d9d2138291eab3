import type { Figures } from "./lighthouse";
import { most, scores, stockLimit, weightLimits } from "./numbers";
import type { Weight } from "./weight";

/** What axe found on a page: each state of it, such as `menu, dark`, with the rules broken there. */
export type Violations = Record<string, unknown[][]>;

/**
 * All that was measured of one screen in one language: `later` on a later load of the visit, `limit` without scripts,
 * `stock` in a browser that decides itself how far below the screen it loads pictures.
 */
export interface Row {
  screen: string;
  path: string;
  language: string;
  page: Figures;
  later: Figures;
  limit: Figures;
  stock: Figures;
  weight: Weight;
  violations: Violations;
}

/** A column: how its number is shown, and its limit. */
interface Column {
  title: string;
  value: (row: Row) => number;
  show: (value: number) => string;
  least?: number;
  most?: (row: Row) => number | undefined;
}

const whole = (value: number) => String(Math.round(value));
const seconds = (value: number) => (value / 1000).toFixed(2);
const kilobytes = (value: number) => (value / 1024).toFixed(1);

const score = (title: string, category: keyof typeof scores): Column => ({
  title,
  value: ({ page }) => page[category],
  show: whole,
  least: scores[category],
});

const bytes = (title: string, kind: "script" | "style" | "font" | "picture" | "all"): Column => ({
  title,
  value: ({ weight }) => weight[kind],
  show: kilobytes,
  most: ({ path }) => weightLimits(path)[kind],
});

/** The columns of the table: times in seconds, sizes in kilobytes. */
export const columns: Column[] = [
  score("Perf", "performance"),
  score("A11y", "accessibility"),
  score("BP", "best-practices"),
  score("SEO", "seo"),
  { title: "LCP", value: ({ page }) => page.lcp, show: seconds, most: () => most.lcp },
  { title: "Limit", value: ({ limit }) => limit.lcp, show: seconds },
  {
    title: "Ratio",
    value: ({ page, limit }) => page.lcp / limit.lcp,
    show: (value) => value.toFixed(2),
    most: () => most.limitRatio,
  },
  { title: "TBT ms", value: ({ page }) => page.tbt, show: whole, most: () => most.tbt },
  {
    title: "CLS",
    value: ({ page }) => page.cls,
    show: (value) => value.toFixed(3),
    most: () => most.cls,
  },
  { title: "SI", value: ({ page }) => page.speedIndex, show: seconds, most: () => most.speedIndex },
  {
    title: "SI later",
    value: ({ later }) => later.speedIndex,
    show: seconds,
    most: () => most.laterSpeedIndex,
  },
  { title: "HTML", value: ({ weight }) => weight.html, show: kilobytes },
  bytes("JS", "script"),
  bytes("CSS", "style"),
  bytes("Font", "font"),
  bytes("Picture", "picture"),
  bytes("All", "all"),
  {
    title: "Stock",
    value: ({ stock }) => stock.bytes,
    show: kilobytes,
    most: ({ path }) => stockLimit(path),
  },
  { title: "Requests", value: ({ weight }) => weight.requests, show: whole },
  {
    title: "axe",
    value: ({ violations }) => Object.values(violations).flat().length,
    show: whole,
    most: () => 0,
  },
];

/** True when a value misses its column's limit. A value that could not be measured misses nothing. */
export function isMissed({ value: read, least, most: limit }: Column, row: Row): boolean {
  const value = read(row);
  if (Number.isNaN(value)) return true;
  return (
    (least !== undefined && value < least) || value > (limit?.(row) ?? Number.POSITIVE_INFINITY)
  );
}

/** The cells of a table, headings first. A value that misses its limit has a ✗. */
export function cells(rows: Row[], shown = columns): string[][] {
  const head = ["Screen", "Language", ...shown.map(({ title }) => title)];
  const body = rows.map((row) => [
    row.screen,
    row.language,
    ...shown.map((column) => column.show(column.value(row)) + (isMissed(column, row) ? " ✗" : "")),
  ]);
  return [head, ...body];
}

/** The cells as text in aligned columns, numbers to the right. */
export function plainTable(table: string[][]): string {
  const widths = (table[0] ?? []).map((_, index) =>
    Math.max(...table.map((row) => row[index]?.length ?? 0)),
  );
  return table
    .map((row) =>
      row
        .map((text, index) => text[index < 2 ? "padEnd" : "padStart"](widths[index] ?? 0))
        .join("  "),
    )
    .join("\n");
}
