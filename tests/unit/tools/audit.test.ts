import type { Figures } from "../../../tools/audit/lighthouse";
import { median } from "../../../tools/audit/median";
import { cutScripts, limitOf } from "../../../tools/audit/scriptless";
import { writeSummary } from "../../../tools/audit/summary";
import { cells, columns, isMissed, plainTable, type Row } from "../../../tools/audit/table";

const figures: Figures = {
  performance: 100,
  accessibility: 100,
  "best-practices": 100,
  seo: 100,
  lcp: 1150,
  tbt: 50,
  cls: 0.01,
  speedIndex: 1400,
  fcp: 1000,
  bytes: 250 * 1024,
};

const row = (page: Partial<Figures> = {}, rest: Partial<Row> = {}): Row => ({
  screen: "policy",
  path: "/policy",
  language: "ar",
  page: { ...figures, ...page },
  later: figures,
  limit: { ...figures, lcp: 1000 },
  stock: figures,
  weight: {
    html: 1,
    script: 1024,
    style: 1,
    font: 1,
    picture: 0,
    all: 250 * 1024,
    requests: 9,
  },
  violations: {},
  ...rest,
});

const missedIn = (measured: Row) =>
  columns.filter((column) => isMissed(column, measured)).map(({ title }) => title);

test.each([
  [[3], 3],
  [[9, 1, 5], 5],
  [[10, 9, 100], 10],
  [[4, 1, 3, 2], 2.5],
])("the median of %j is %d", (numbers, expected) => {
  expect(median(numbers)).toBe(expected);
});

test("there is no median of nothing", () => {
  expect(() => median([])).toThrow();
});

test("a page at its numbers misses none", () => {
  expect(missedIn(row())).toEqual([]);
});

test.each([
  [{ seo: 99 }, ["SEO"]],
  [{ accessibility: Number.NaN }, ["A11y"]],
  [{ lcp: 1151 }, ["Ratio"]],
  [{ lcp: 1501 }, ["LCP", "Ratio"]],
  [{ tbt: 51, cls: 0.02 }, ["TBT ms", "CLS"]],
])("%j misses %j", (page, missed) => {
  expect(missedIn(row(page))).toEqual(missed);
});

test("a page is held to its screen's weight, and to no broken rule of axe", () => {
  const heavy = { ...row().weight, all: 250 * 1024 + 1 };
  expect(missedIn(row({}, { weight: heavy }))).toEqual(["All"]);
  expect(missedIn(row({}, { weight: { ...row().weight, all: 250 * 1024 } }))).toEqual([]);
  const violations = { "menu, dark": [["color-contrast", ["a"]]] };
  expect(missedIn(row({}, { violations }))).toEqual(["axe"]);
});

test("the table marks what is missed, and its columns stand under each other", () => {
  const [head, line] = plainTable(cells([row({ seo: 92 })])).split("\n");
  expect(line).toMatch(/^policy +ar .* 92 ✗ /);
  expect(head?.indexOf("SEO")).toBe((line?.indexOf("92 ✗") ?? 0) + 1);
});

test("the summary goes between its marks, and nothing else of the README changes", () => {
  const readme = "before\n<!-- audit -->\nold\n<!-- end of audit -->\nafter\n";
  const slow = row({ lcp: 1400, performance: 99 }, { screen: "home" });
  const written = writeSummary(readme, [row(), slow, row()]);
  expect(written).toMatch(/^before\n<!-- audit -->\n\n\| Number /);
  expect(written).toContain("| Perf | 99 ✗ | home, ar |");
  expect(written).toContain("| LCP | 1.40 | home, ar |");
  expect(written).toContain("| SEO | 100 | every page |");
  expect(written).toMatch(/\|\n\n<!-- end of audit -->\nafter\n$/);
  expect(written).not.toContain("old");
  expect(() => writeSummary("no marks", [row()])).toThrow("README.md");
});

test.each([
  ['<p>a</p><script>if (1 < 2) "<b>"</script><p>b</p>', "<p>a</p><p>b</p>"],
  ['<script src="/app.js" async></script><i></i>', "<i></i>"],
  ['<script\n  id="map"\n>\nx = 1;\n</script>', ""],
  ['<SCRIPT type="module">x</SCRIPT>', ""],
  ['<link rel="preload" as="script" href="/a.js"/>', ""],
  ['<link as="fetch" rel="preload" href="/page-data.json"/>', ""],
  ['<link rel="modulepreload" href="/a.mjs"/>', ""],
])("without its scripts %j is %j", (html, expected) => {
  expect(cutScripts(html)).toBe(expected);
});

test.each([
  '<script type="application/ld+json" data-x="1">{"a":1}</script>',
  '<link rel="preload" as="font" href="/a.woff2"/>',
  '<link rel="stylesheet" href="/script.css"/>',
])("%j is no script, and stays", (html) => {
  expect(cutScripts(html)).toBe(html);
});

test("a page's twin stands below a folder of its own", () => {
  expect(limitOf("/ar/policy/")).toBe("/limit/ar/policy/");
});
