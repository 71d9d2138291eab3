import { z } from "zod";
import { codes } from "../i18n/languages";

/** What each content file must hold: the check, the types and the editors' JSON Schemas come from here. */

const text = z.string().trim().min(1);
const url = z.url({ protocol: /^https$/ });
const id = z.string().regex(/^[a-z0-9-]+$/, "use small Latin letters, digits and hyphens");
const image = z
  .string()
  .regex(/\.(jpg|png)$/, "name a .jpg or .png file")
  .meta({ file: true });
/** An international number as people read it: spaces allowed, E.164 without them. */
const phone = z.string().regex(/^\+(?: ?\d){8,15}$/, "write it as +966 11 000 0000");
const servedFile = z.string().regex(/^\/[\w./-]+$/, "start with /: the path as the site serves it");
const path = z
  .string()
  .regex(/^\/(?:[\w-]+(?:\/[\w-]+)*)?(?:#[\w-]+)?$/, "start with / and end without one");
/** A key of a text in `locales/`: namespace, colon, path. */
const textKey = z
  .string()
  .regex(/^[a-z-]+:[\w.-]+$/, "write it as namespace:key")
  .meta({ textKey: true });
const localized = z.strictObject(Object.fromEntries(codes.map((code) => [code, text])));

const schema = { $schema: z.string() };
const focus = z.strictObject({ x: z.number().min(0).max(100), y: z.number().min(0).max(100) });

/** Our own film fills the hero; the modal shows it too, or one that a video service has under an id. */
const film = z
  .strictObject({
    channel: z.enum(["youtube", "vimeo", "custom"]).optional(),
    id: z
      .string()
      .regex(/^[\w-]+$/, "write only the film's id, not its address")
      .optional(),
    webm: servedFile,
    mp4: servedFile,
    poster: image,
  })
  .refine(({ channel, id }) => channel === "custom" || id, {
    path: ["id"],
    message: "name the film's id on the video service, or set the channel to custom",
  });

const site = z.strictObject({
  ...schema,
  siteUrl: url,
  name: localized,
  fullName: localized,
  tagline: localized,
  email: z.email(),
  careersEmail: z.email(),
  phones: z.array(phone).min(1),
  whatsapp: phone,
  address: localized,
  geo: z.strictObject({
    latitude: z.number().min(-90).max(90),
    longitude: z.number().min(-180).max(180),
  }),
  map: z.strictObject({ embedUrl: url, linkUrl: url }),
  foundingYear: z.int().min(1900).max(2100),
  openingHours: z.array(
    z.strictObject({
      id,
      days: z.array(z.enum(["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"])).min(1),
      opens: z.string().regex(/^\d\d:\d\d$/),
      closes: z.string().regex(/^\d\d:\d\d$/),
    }),
  ),
  film,
  /** The company profile, a PDF a language. */
  profile: z.strictObject(Object.fromEntries(codes.map((code) => [code, servedFile]))),
  externalFlags: url,
  social: z.array(
    z.strictObject({
      network: z.enum(["facebook", "x", "snapchat", "tiktok", "instagram", "linkedin", "youtube"]),
      url,
    }),
  ),
});

const navigationItem = z.strictObject({ label: textKey, to: path });
const navigation = z.strictObject({
  ...schema,
  main: z.array(navigationItem).min(1),
  overlay: z.array(navigationItem).min(1),
  footer: z.array(navigationItem).min(1),
  legal: z.array(navigationItem).min(1),
});

const services = z.strictObject({
  ...schema,
  items: z.array(
    z.strictObject({
      id,
      title: textKey,
      description: textKey,
      alt: localized,
      image,
      focus: focus.optional(),
    }),
  ),
});

const partners = z.strictObject({
  ...schema,
  items: z.array(z.strictObject({ id, name: localized, alt: localized, image, link: url })),
});

const contracting = z.strictObject({
  ...schema,
  items: z.array(
    z.strictObject({
      id,
      title: localized,
      place: localized,
      kind: localized,
      alt: localized,
      image,
      focus: focus.optional(),
    }),
  ),
});

const vision = z.strictObject({
  ...schema,
  items: z.array(
    z.strictObject({ id, title: localized, alt: localized, image, focus: focus.optional() }),
  ),
});

const whoWeAre = z.strictObject({
  ...schema,
  teaser: z.strictObject({ alt: localized, image, focus: focus.optional() }),
  items: z.array(
    z.strictObject({
      id: z.enum(["vision", "mission", "goals"]),
      alt: localized,
      image,
      focus: focus.optional(),
    }),
  ),
});

export const templates = [
  "home",
  "who-we-are",
  "services",
  "clients",
  "contact",
  "text",
  "not-found",
] as const;

const page = z.strictObject({
  ...schema,
  path,
  template: z.enum(templates),
  namespaces: z.array(z.string().regex(/^[a-z-]+$/)).min(1),
  title: textKey,
  description: textKey,
  band: image.optional(),
  heading: textKey.optional(),
  intro: textKey.optional(),
  updated: textKey.optional(),
  sections: z
    .array(z.strictObject({ id, title: textKey, paragraphs: z.array(textKey).min(1) }))
    .optional(),
});

/** The schema of each file in `content/`, by its path there; `*` stands for any name. */
export const contentSchemas = {
  "site.json": site,
  "navigation.json": navigation,
  "services.json": services,
  "partners.json": partners,
  "contracting.json": contracting,
  "vision.json": vision,
  "who-we-are.json": whoWeAre,
  "pages/*.json": page,
} as const;

/** The schema that a file in `content/` must satisfy; undefined for a file that the site does not know. */
export function schemaOf(file: string): z.ZodType | undefined {
  const pattern = file.startsWith("pages/") ? "pages/*.json" : file;
  return contentSchemas[pattern as keyof typeof contentSchemas];
}
