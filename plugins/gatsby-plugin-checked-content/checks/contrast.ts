import { wcagContrast as contrast, formatHex, interpolate } from "culori";
import type { Problem } from "../json-file";
import { t } from "../messages";
import type { ColourName } from "../schemas/brand";
import { contentFile, type SiteFiles } from "../site/site-files";

/** The contrast that WCAG AA requires of text of normal size. */
export const needed = 4.5;

const pairs: [words: ColourName[], surfaces: ColourName[]][] = [
  [
    ["text", "muted", "primary", "accentText", "error"],
    ["page", "raised"],
  ],
  [["onPrimary"], ["primary"]],
  [["onDeep", "onDeepMuted", "onDeepAccent", "onDeepPrimary"], ["deep"]],
];

/** The backgrounds of a text colour; none for a colour that is not used for text. */
export const surfacesOf = (name: ColourName): ColourName[] =>
  pairs.find(([words]) => words.includes(name))?.[1] ?? [];

/** Text colours with too little contrast to their background, each with the nearest colour that has enough. */
export function checkContrast(site: SiteFiles): Problem[] {
  const file = contentFile(site, "brand");
  const rows = pairs.flatMap(([words, surfaces]) => words.map((name) => ({ name, surfaces })));
  return Object.entries(file?.value.colours ?? {}).flatMap(([theme, colours]) =>
    rows.flatMap(({ name, surfaces }) => {
      const own = colours[name];
      const [worst = "page"] = surfaces.toSorted(
        (one, other) => contrast(own, colours[one]) - contrast(own, colours[other]),
      );
      const found = contrast(own, colours[worst]);
      if (!file || found >= needed) return [];
      const nearest = nearestReadable(
        own,
        surfaces.map((surface) => colours[surface]),
      );
      const pair = t("colourPair", { own, name: worst, ground: colours[worst] });
      // Rounded down: a contrast of 4.499 is not enough.
      const figure = (Math.floor(found * 100) / 100).toFixed(2);
      const message = nearest
        ? t("contrast", { pair, found: figure, needed, nearest })
        : t("noContrast", { pair, found: figure, needed, grounds: surfaces });
      return [file.problem(["colours", theme, name], message)];
    }),
  );
}

const percents = Array.from({ length: 100 }, (_all, index) => index + 1);

const mixed = (colour: string, percent: number, end: "black" | "white"): string =>
  formatHex(interpolate([colour, end], "rgb")(percent / 100));

/** The colour mixed with as little black or white as makes it readable on all surfaces; undefined where none is. */
function nearestReadable(colour: string, surfaces: string[]): string | undefined {
  return percents
    .flatMap((percent) => [mixed(colour, percent, "black"), mixed(colour, percent, "white")])
    .find((hex) => surfaces.every((surface) => contrast(hex, surface) >= needed));
}
