import { readFileSync } from "node:fs";
import path from "node:path";
import { contrast } from "../../../src/content/checks/contrast";
import type { Brand } from "../../../src/content/schemas/brand";
import { facts } from "../../../tools/site";

const base = readFileSync(path.join(__dirname, "../../../src/styles/base.css"), "utf8");
const { colours } = facts("brand.json") as Brand;

test("the ring has the colour of accented words where no part of the page sets another", () => {
  expect(base).toContain("outline: 2px solid var(--focus, var(--accent-text))");
});

/** Each ground with the ring's colour on it. The deep ground has its own accent. */
const pairs = [
  ["page", "accentText"],
  ["raised", "accentText"],
  ["deep", "onDeepAccent"],
] as const;

for (const theme of ["light", "dark"] as const) {
  test.each(pairs)(`${theme}: the focus ring is seen on the ground “%s”`, (ground, ring) => {
    expect(contrast(colours[theme][ground], colours[theme][ring])).toBeGreaterThanOrEqual(3);
  });
}
