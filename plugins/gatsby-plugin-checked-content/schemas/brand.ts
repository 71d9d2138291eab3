import type { z } from "zod";
import { t } from "../messages";
import { drawing, drawings, file, group, image, inEachLanguage, oneOf, pattern } from "./fields";

const examples = {
  page: "#faf7f1",
  raised: "#f1ece2",
  line: "#ddd3c1",
  text: "#14201f",
  muted: "#4a5756",
  primary: "#0e4a47",
  onPrimary: "#faf7f1",
  accent: "#e08a2b",
  accentText: "#8f4e0e",
  deep: "#082b2a",
  onDeep: "#f4efe5",
  onDeepMuted: "#b3c2be",
  onDeepLine: "#24504d",
  onDeepAccent: "#f2a950",
  onDeepPrimary: "#5fb8a9",
  error: "#a3261b",
};

export type ColourName = keyof typeof examples;

const colour = (example: string) => pattern(/^#[0-9a-f]{6}$/, "form.colour", example);

const colours = () => {
  const fields = Object.entries(examples).map(([name, example]) => [name, colour(example)]);
  return group("Colours", Object.fromEntries(fields) as Record<ColourName, z.ZodString>);
};

/** How the company looks. */
export const brand = file("../schemas/brand.schema.json", {
  mark: drawings("images/brand/mark.svg", "png"),
  markOnDark: drawings("images/brand/mark-on-dark.svg", "png").optional(),
  logo: drawings("images/brand/logo.svg").optional(),
  lettering: inEachLanguage(() => drawing("images/brand/lettering.svg").optional()).optional(),
  icon: image(512, "images/brand/icon.png").optional(),
  frame: oneOf("Frame", ["corners", "none"], "none"),
  colours: group("Themes", { light: colours(), dark: colours() }),
}).refine(
  // A PNG does not follow the colour of the words beside it.
  ({ mark, markOnDark }) =>
    markOnDark || !Object.values(mark).some((name) => `${name}`.endsWith(".png")),
  { error: () => t("form.markOnDark"), path: ["mark"] },
);

export type Brand = z.infer<typeof brand>;
export type Theme = Record<ColourName, string>;
