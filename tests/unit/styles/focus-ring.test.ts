import { readFileSync } from "node:fs";
import path from "node:path";

const styles = (file: string) =>
  readFileSync(path.join(__dirname, `../../../src/styles/${file}.css`), "utf8");

/** The colours of each theme: those of the dark one are the light one's where it has none of its own. */
const [light, dark] = styles("tokens")
  .split(":root:has(.dark)")
  .map((rules) =>
    Object.fromEntries(
      [...rules.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, colour]) => [name, colour]),
    ),
  );
const themes: Record<string, Record<string, string>> = { light, dark: { ...light, ...dark } };

/** The token of the ring where no part of the page sets another. */
const [, ring = ""] =
  styles("base").match(/outline: 2px solid var\(--focus, var\(--([\w-]+)\)\)/) ?? [];

/** Each ground with the ring on it. The deep one gives the ring's token its own value. */
const pairs = [
  ["page", ring],
  ["raised", ring],
  ["deep", ring.replace("amber-text", "on-deep-amber")],
] as const;

/** Relative luminance after WCAG 2, 0 to 1. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(colour.slice(start, start + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dim = 0, bright = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dim + 0.05);
}

for (const [theme, colours] of Object.entries(themes)) {
  test.each(pairs)(`${theme}: the focus ring is seen on the ground “%s”`, (ground, token) => {
    const [below = "", above = ""] = [colours[ground], colours[token]];
    expect(contrast(below, above)).toBeGreaterThanOrEqual(3);
  });
}
