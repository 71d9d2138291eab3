import type { JsonFile, Problem } from "../json-file";
import { messages } from "../messages";
import { brand, type ColourName } from "../schemas/brand";

/** What WCAG AA asks of text of ordinary size. */
const needed = 4.5;

/** Each colour of words, with the grounds that they stand on. */
const grounds: Partial<Record<ColourName, ColourName[]>> = {
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
export function checkContrast(file: JsonFile): Problem[] {
  if (file.name !== "content/brand.json") return [];
  const { data } = brand.safeParse(file.value);
  return Object.entries(data?.colours ?? {}).flatMap(([theme, colours]) =>
    Object.entries(grounds).flatMap(([name, names]) => {
      const own = colours[name as ColourName];
      const below = names.map((ground) => colours[ground]);
      const worst = names.toSorted(
        (one, other) => contrast(own, colours[one]) - contrast(own, colours[other]),
      )[0] as ColourName;
      const found = contrast(own, colours[worst]);
      if (found >= needed) return [];
      const nearest = nearestReadable(own, below);
      const pair = `${own} on the colour ${worst}, ${colours[worst]},`;
      const message = nearest
        ? messages.contrast(pair, figure(found), needed, nearest)
        : messages.noContrast(pair, figure(found), needed, names);
      return [file.problem(["colours", theme, name], message)];
    }),
  );
}

/** Rounded down: a contrast of 4.499 is not enough. */
const figure = (ratio: number) => (Math.floor(ratio * 100) / 100).toFixed(2);

/** The contrast of two colours, 1 to 21, as WCAG 2 defines it. */
export function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [
    number,
    number,
  ];
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const [red, green, blue] = channels(colour).map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const channels = (colour: string) =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

/** The colour mixed with as little black or white as makes it readable on all grounds; undefined where none is. */
function nearestReadable(colour: string, below: string[]): string | undefined {
  for (let part = 1; part <= 100; part += 1)
    for (const end of [0, 255]) {
      const mixed = channels(colour).map((value) => value + ((end - value) * part) / 100);
      const hex = `#${mixed.map((value) => Math.round(value).toString(16).padStart(2, "0")).join("")}`;
      if (below.every((ground) => contrast(hex, ground) >= needed)) return hex;
    }
  return undefined;
}
