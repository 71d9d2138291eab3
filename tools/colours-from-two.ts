import { clampChroma, wcagContrast as contrast, converter, formatHex } from "culori";
import { needed, surfacesOf } from "../plugins/gatsby-plugin-checked-content/checks/contrast";
import type {
  Brand,
  ColourName,
  Theme,
} from "../plugins/gatsby-plugin-checked-content/schemas/brand";

/** Which of the company's two colours one is made of, and its lightness and chroma, each by that colour's own. */
type Recipe = [
  from: "primary" | "accent" | "error",
  lightness: (own: number) => number,
  chroma?: (own: number) => number,
];

const at = (lightness: number) => () => lightness;
const atLeast = (lightness: number) => (own: number) => Math.max(own, lightness);
const same = (own: number) => own;
const tint = (most: number) => (own: number) => Math.min(0.3 * own, most);
const strong = (most: number) => (own: number) => Math.min(0.7 * own, most);

/** In an order in which each ground comes before the words on it. */
const recipes: Record<keyof Brand["colours"], Record<ColourName, Recipe>> = {
  light: {
    page: ["accent", at(0.977), tint(0.009)],
    raised: ["accent", at(0.944), tint(0.014)],
    line: ["accent", at(0.87), tint(0.027)],
    text: ["primary", at(0.232), tint(0.017)],
    muted: ["primary", at(0.445), tint(0.016)],
    primary: ["primary", same],
    onPrimary: ["accent", at(0.977), tint(0.009)],
    accent: ["accent", same],
    accentText: ["accent", same],
    deep: ["primary", (own) => Math.min(own, 0.264), strong(0.07)],
    onDeep: ["accent", at(0.953), tint(0.014)],
    onDeepMuted: ["primary", at(0.801), tint(0.017)],
    onDeepLine: ["primary", at(0.4), strong(0.05)],
    onDeepAccent: ["accent", atLeast(0.74)],
    onDeepPrimary: ["primary", atLeast(0.72)],
    error: ["error", at(0.472)],
  },
  dark: {
    page: ["primary", at(0.287), strong(0.045)],
    raised: ["primary", at(0.346), strong(0.045)],
    line: ["primary", at(0.53), strong(0.045)],
    text: ["accent", at(0.932), tint(0.017)],
    muted: ["primary", at(0.81), tint(0.017)],
    primary: ["primary", atLeast(0.72)],
    onPrimary: ["primary", at(0.167), tint(0.015)],
    accent: ["accent", atLeast(0.74)],
    accentText: ["accent", atLeast(0.74)],
    deep: ["primary", at(0.208), strong(0.03)],
    onDeep: ["accent", at(0.953), tint(0.014)],
    onDeepMuted: ["primary", at(0.801), tint(0.017)],
    onDeepLine: ["primary", at(0.42), strong(0.05)],
    onDeepAccent: ["accent", atLeast(0.74)],
    onDeepPrimary: ["primary", atLeast(0.72)],
    error: ["error", at(0.793), at(0.12)],
  },
};

const oklch = converter("oklch");

/** All colours of both themes, readable by construction, from two as `#1d3a6e`. Throws for one that is no such colour. */
export function coloursFrom(primary: string, accent: string): Brand["colours"] {
  return { light: theme("light", primary, accent), dark: theme("dark", primary, accent) };
}

function theme(name: keyof typeof recipes, primary: string, accent: string): Theme {
  const sources = { primary, accent, error: "#a3261b" };
  const made: Partial<Theme> = {};
  for (const [colour, [from, lightness, chroma = same]] of Object.entries(recipes[name])) {
    const source = oklch(sources[from]);
    if (!source || !/^#[0-9a-f]{6}$/i.test(sources[from]))
      throw new Error(`${sources[from]} is no colour; write it with # and six digits, as #1d3a6e`);
    const below = surfacesOf(colour as ColourName).map((ground) => made[ground] ?? "");
    const isOnLight = contrast(below[0] ?? "#ffffff", "#000000") > needed;
    const hexAt = (l: number) =>
      formatHex(clampChroma({ ...source, l, c: chroma(source.c) }, "oklch"));
    let l = lightness(source.l);
    const end = isOnLight ? 0 : 1;
    // Darker on light grounds, lighter on dark ones, until the words can be read.
    while (below.some((ground) => contrast(hexAt(l), ground) < needed) && l !== end)
      l = Math.min(1, Math.max(0, l + (isOnLight ? -0.005 : 0.005)));
    made[colour as ColourName] = hexAt(l);
  }
  return made as Theme;
}
