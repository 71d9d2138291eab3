import { z } from "zod";
import { described, drawings, group, image, oneOf, schemaReference, type Words } from "./fields";

/** What each colour of a theme is called and for, with an example. */
const uses = {
  page: [{ en: ["Page", "The ground of the page."], ar: ["الصفحة", "أرضية الصفحة."] }, "#faf7f1"],
  raised: [
    {
      en: ["Raised", "The ground of what lies on the page: bands, fields, cards."],
      ar: ["المرتفع", "أرضية ما يعلو الصفحة: الأشرطة والحقول والبطاقات."],
    },
    "#f1ece2",
  ],
  line: [{ en: ["Lines", "Hairlines."], ar: ["الخطوط", "الخطوط الرفيعة."] }, "#ddd3c1"],
  text: [{ en: ["Text", "Text."], ar: ["النص", "النص."] }, "#14201f"],
  muted: [
    { en: ["Quiet text", "Text of less weight."], ar: ["النص الهادئ", "نص أقل بروزًا."] },
    "#4a5756",
  ],
  primary: [
    { en: ["Primary", "Buttons and links."], ar: ["الأساسي", "الأزرار والروابط."] },
    "#0e4a47",
  ],
  onPrimary: [
    { en: ["On primary", "Words on a button."], ar: ["على الأساسي", "كلمات الزر."] },
    "#faf7f1",
  ],
  accent: [
    {
      en: ["Accent", "Shapes: the stroke under a link, the corner of a picture. Never words."],
      ar: ["التمييز", "الأشكال: الخط تحت الرابط وزاوية الصورة. ولا تُكتب به كلمات."],
    },
    "#e08a2b",
  ],
  accentText: [
    {
      en: ["Accent for words", "Words in the colour of the accent."],
      ar: ["التمييز للكلمات", "كلمات بلون التمييز."],
    },
    "#8f4e0e",
  ],
  deep: [
    {
      en: ["Dark bands", "The ground of the dark bands, of the footer and of the first screen."],
      ar: ["الأشرطة الداكنة", "أرضية الأشرطة الداكنة وأسفل الصفحة والشاشة الأولى."],
    },
    "#082b2a",
  ],
  onDeep: [
    {
      en: ["Text on dark bands", "Text on a dark band."],
      ar: ["النص على الداكن", "نص على شريط داكن."],
    },
    "#f4efe5",
  ],
  onDeepMuted: [
    {
      en: ["Quiet text on dark bands", "Text of less weight on a dark band."],
      ar: ["النص الهادئ على الداكن", "نص أقل بروزًا على شريط داكن."],
    },
    "#b3c2be",
  ],
  onDeepLine: [
    {
      en: ["Lines on dark bands", "Hairlines on a dark band."],
      ar: ["الخطوط على الداكن", "الخطوط الرفيعة على شريط داكن."],
    },
    "#24504d",
  ],
  onDeepAccent: [
    {
      en: ["Accent on dark bands", "The accent on a dark band and on pictures, words too."],
      ar: ["التمييز على الداكن", "لون التمييز على شريط داكن وعلى الصور، وللكلمات أيضًا."],
    },
    "#f2a950",
  ],
  onDeepPrimary: [
    {
      en: [
        "Primary on dark bands",
        "Buttons on a dark band; their words have the colour of the band.",
      ],
      ar: ["الأساسي على الداكن", "الأزرار على شريط داكن؛ وكلماتها بلون الشريط."],
    },
    "#5fb8a9",
  ],
  error: [
    {
      en: ["Mistakes", "What a form says of a mistake."],
      ar: ["الأخطاء", "ما يقوله النموذج عن خطأ."],
    },
    "#a3261b",
  ],
} as const satisfies Record<string, readonly [words: Words, example: string]>;

export type ColourName = keyof typeof uses;

const colour = (words: Words, example: string) =>
  described(
    z
      .string()
      .regex(/^#[0-9a-f]{6}$/, "write the colour with # and six digits 0–9, a–f, as #0e4a47"),
    words,
    example,
  );

const colours = group(
  "Colours",
  Object.fromEntries(
    Object.entries(uses).map(([name, [use, example]]) => [name, colour(use, example)]),
  ) as Record<ColourName, z.ZodString>,
);

/** How the company looks. */
export const brand = described(
  z.strictObject({
    $schema: schemaReference("brand"),
    mark: drawings(
      {
        en: ["Mark", "The mark, without words. The name beside it is `name` in site.json."],
        ar: ["الشعار وحده", "الشعار بلا كلمات. والاسم الذي بجانبه هو `name` في site.json."],
      },
      "images/brand/mark.svg",
    ),
    logo: drawings(
      {
        en: [
          "Logo",
          "Mark and words in one drawing, shown in place of the mark with the name beside it.",
        ],
        ar: ["الشعار مع الاسم", "الشعار وكلماته في رسم واحد، يظهر بدل الشعار والاسم بجانبه."],
      },
      "images/brand/logo.svg",
    ).optional(),
    icon: image(
      512,
      {
        en: [
          "Icon",
          "A square picture for home screens, of which a circle of 80 percent is sure to be seen. Without it: the mark on the colour primary.",
        ],
        ar: [
          "الأيقونة",
          "صورة مربعة لشاشات الأجهزة، تظهر منها دائرة قدرها 80 بالمئة على الأقل. ومن دونها: الشعار على اللون الأساسي.",
        ],
      },
      "images/brand/icon.png",
    ).optional(),
    frame: described(
      oneOf("Frame", ["corners", "none"]),
      {
        en: [
          "Frame",
          "What is drawn around pictures and beside the chosen item of a menu: corners, or nothing but a short line.",
          { corners: "Corners", none: "None" },
        ],
        ar: [
          "الإطار",
          "ما يُرسم حول الصور وبجانب العنصر المختار من قائمة: زوايا، أو خط قصير فحسب.",
          { corners: "زوايا", none: "بلا إطار" },
        ],
      },
      "none",
    ),
    colours: described(
      group("Themes", {
        light: described(colours, {
          en: ["Light", "The colours of the light site."],
          ar: ["الفاتح", "ألوان الموقع الفاتح."],
        }),
        dark: described(colours, {
          en: ["Dark", "The colours of the dark site."],
          ar: ["الداكن", "ألوان الموقع الداكن."],
        }),
      }),
      {
        en: ["Colours", "The colours of both themes."],
        ar: ["الألوان", "ألوان المظهرين."],
      },
    ),
  }),
  { en: ["Brand", "How the company looks."], ar: ["الهوية", "مظهر الشركة."] },
);

export type Brand = z.infer<typeof brand>;
export type Theme = Record<ColourName, string>;
