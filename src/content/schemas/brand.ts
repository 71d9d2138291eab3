import { z } from "zod";
import { described, drawings, group, image, oneOf, schemaReference } from "./fields";

/** What each colour of a theme is for. */
const uses = {
  page: ["The ground of the page.", "#faf7f1"],
  raised: ["The ground of what lies on the page: bands, fields, cards.", "#f1ece2"],
  line: ["Hairlines.", "#ddd3c1"],
  text: ["Text.", "#14201f"],
  muted: ["Text of less weight.", "#4a5756"],
  primary: ["Buttons and links.", "#0e4a47"],
  onPrimary: ["Words on a button.", "#faf7f1"],
  accent: ["Shapes: the stroke under a link, the corner of a picture. Never words.", "#e08a2b"],
  accentText: ["Words in the colour of the accent.", "#8f4e0e"],
  deep: ["The ground of the dark bands, of the footer and of the first screen.", "#082b2a"],
  onDeep: ["Text on a dark band.", "#f4efe5"],
  onDeepMuted: ["Text of less weight on a dark band.", "#b3c2be"],
  onDeepLine: ["Hairlines on a dark band.", "#24504d"],
  onDeepAccent: ["The accent on a dark band and on pictures, words too.", "#f2a950"],
  onDeepPrimary: ["Buttons on a dark band; their words have the colour of the band.", "#5fb8a9"],
  error: ["What a form says of a mistake.", "#a3261b"],
} as const;

export type ColourName = keyof typeof uses;

const colour = (description: string, example: string) =>
  described(
    z
      .string()
      .regex(/^#[0-9a-f]{6}$/, "write the colour with # and six digits 0–9, a–f, as #0e4a47"),
    description,
    example,
  );

const colours = group(
  "Colours",
  Object.fromEntries(
    Object.entries(uses).map(([name, [use, example]]) => [name, colour(use, example)]),
  ) as Record<ColourName, z.ZodString>,
);

/** How the company looks. */
export const brand = z.strictObject({
  $schema: schemaReference("brand"),
  mark: drawings(
    "The mark, without words. The name beside it is `name` in site.json.",
    "images/brand/mark.svg",
  ),
  logo: drawings(
    "Mark and words in one drawing, shown in place of the mark with the name beside it.",
    "images/brand/logo.svg",
  ).optional(),
  icon: image(
    512,
    "A square picture for home screens, of which a circle of 80 percent is sure to be seen. Without it: the mark on the colour primary.",
    "images/brand/icon.png",
  ).optional(),
  frame: described(
    oneOf("Frame", ["corners", "none"]),
    "What is drawn around pictures and beside the chosen item of a menu: corners, or nothing but a short line.",
    "none",
  ),
  colours: described(
    group("Themes", {
      light: described(colours, "The colours of the light site."),
      dark: described(colours, "The colours of the dark site."),
    }),
    "The colours of both themes.",
  ),
});

export type Brand = z.infer<typeof brand>;
export type Theme = Record<ColourName, string>;
