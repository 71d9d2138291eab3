import type { Problem } from "../json-file";
import { messages } from "../messages";
import { brand, type ColourName } from "../schemas/brand";
import { contentFile, type SiteFiles } from "../site-files";

/** What WCAG AA asks of text of ordinary size. */
export const needed = 4.5;

/** Each colour of words, with the grounds that they stand on. */
export const grounds: Partial<Record<ColourName, ColourName[]>> = {
  text: ["page", "raised"],
  muted: ["page", "raised"],
  primary: ["page", "raised"],
  onPrimary: ["primary"],
  accentText: ["page", "raised"],
  error: ["page", "raised"],
  onDeep: ["deep"],
  onDeepMuted: ["deep"],
  onDeepAccent: ["deep"],
  onDeepPrimary: ["deep"],
};

/** Text colours with too little contrast to their background, each with the nearest colour that has enough. */
export function checkContrast(site: SiteFiles): Problem[] {
  const file = contentFile(site, "brand");
  const { data } = brand.safeParse(file?.value);
  return Object.entries(data?.colours ?? {}).flatMap(([theme, colours]) =>
    Object.entries(grounds).flatMap(([name, names]) => {
      const own = colours[name as ColourName];
      const [worst = "page"] = names.toSorted(
        (one, other) => contrast(own, colours[one]) - contrast(own, colours[other]),
      );
      const found = contrast(own, colours[worst]);
      if (!file || found >= needed) return [];
      const nearest = nearestReadable(
        own,
        names.map((ground) => colours[ground]),
      );
      const pair = messages.colourPair(own, worst, colours[worst]);
      // Rounded down: a contrast of 4.499 is not enough.
      const figure = (Math.floor(found * 100) / 100).toFixed(2);
      const message = nearest
        ? messages.contrast(pair, figure, needed, nearest)
        : messages.noContrast(pair, figure, needed, names);
      return [file.problem(["colours", theme, name], message)];
    }),
  );
}

/** The contrast of two colours, 1 to 21, as WCAG 2 defines it. */
export function contrast(one: string, other: string): number {
  const [first, second] = [luminance(one), luminance(other)];
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const channels = (colour: string) =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

/** The colour mixed with as little black or white as makes it readable on all grounds; undefined where none is. */
function nearestReadable(colour: string, below: string[]): string | undefined {
  const mixed = (part: number, end: number) =>
    channels(colour).map((value) => Math.round(value + ((end - value) * part) / 100));
  return Array.from({ length: 100 }, (_all, index) => index + 1)
    .flatMap((part) => [mixed(part, 0), mixed(part, 255)])
    .map((parts) => `#${parts.map((value) => value.toString(16).padStart(2, "0")).join("")}`)
    .find((hex) => below.every((ground) => contrast(hex, ground) >= needed));
}
