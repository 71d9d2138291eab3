import { z } from "zod";
import { dayCodes } from "../../../shared/opening-hours";
import { editor } from "./editor";
import {
  country,
  date,
  drawings,
  email,
  file,
  group,
  id,
  image,
  listOf,
  localized,
  oneOf,
  pattern,
  phone,
  servedFiles,
  url,
  withExample,
} from "./fields";
import { film } from "./film";
import { legal } from "./legal";

/** A place on the earth. */
export const geo = group("Geo", {
  latitude: withExample(z.number().min(-90).max(90), 24.7136),
  longitude: withExample(z.number().min(-180).max(180), 46.6753),
});

const map = group("MapService", {
  embedUrl: url("https://www.openstreetmap.org/export/embed.html?bbox=46.6%2C24.6%2C46.7%2C24.8", [
    /^https:\/\/.*embed/,
    "form.frame",
  ]),
  linkUrl: url("https://www.openstreetmap.org/?mlat=24.7136&mlon=46.6753"),
  drawing: drawings("images/map.svg", "text").optional(),
});

const time = (example: string) => pattern(/^([01]\d|2[0-3]):[0-5]\d$/, "form.time", example);

/** The days of a week and their hours. */
export const times = {
  days: withExample(z.array(oneOf("Day", dayCodes)).min(1), ["Su", "Mo"]),
  opens: time("08:00"),
  closes: time("17:00"),
};

const hours = group("OpeningHours", {
  id: id("weekdays"),
  ...times,
  period: group("Period", { from: date("2027-02-08"), to: date("2027-03-08") }).optional(),
});

const contact = group("Contact", {
  id: id("defect"),
  name: localized(50),
  email: email("defects@company.example"),
  phone: phone("+966 50 000 0000").optional(),
  dayAndNight: withExample(z.boolean(), true).optional(),
  hint: localized(240).optional(),
});

const socialProfile = group("SocialProfile", {
  network: oneOf(
    "Network",
    ["facebook", "x", "snapchat", "tiktok", "instagram", "linkedin", "youtube"],
    "instagram",
  ),
  url: url("https://www.instagram.com/company.example"),
});

const parameter = group("Parameter", {
  name: withExample(z.string().regex(/^[\w.:-]+$/), "access_key"),
  value: withExample(z.string().min(1), "00000000-0000-0000-0000-000000000000"),
});

/** Where the forms are posted to: https, or a path of the site's own host. */
const delivery = group("Delivery", {
  endpoint: pattern(
    /^(https:\/\/[^\s/]+|\/(?!\/))\S*$/,
    "form.endpoint",
    "https://api.web3forms.com/submit",
  ),
  encoding: oneOf("Encoding", ["json", "form"], "json").optional(),
  parameters: listOf(parameter, "name").optional(),
  honeypot: withExample(z.string().regex(/^[\w-]+$/), "botcheck").optional(),
  files: withExample(z.boolean(), true).optional(),
});

const analytics = group("Analytics", {
  script: url("https://plausible.io/js/script.js"),
  attributes: listOf(parameter, "name").optional(),
  sendsTo: z.array(url("https://plausible.io")).optional(),
  asks: withExample(z.boolean(), true).optional(),
});

/** The company's facts. */
export const site = file("../schemas/site.schema.json", {
  name: localized(20),
  fullName: localized(40),
  tagline: localized(60),
  phones: z.array(phone("+966 11 000 0000")).min(1).max(3),
  whatsapp: phone("+966 50 000 0000").optional(),
  email: email("info@company.example"),
  careersEmail: email("careers@company.example"),
  contacts: listOf(contact).max(8).optional(),
  openingHours: listOf(hours),
  address: localized(90),
  city: localized(40),
  country: country(),
  social: listOf(socialProfile, "network"),
  notice: localized(90).optional(),
  newsletter: withExample(z.boolean(), false).optional(),
  foundingYear: withExample(z.int().min(1900).max(2100), 2016),
  legal: legal.optional(),
  profile: servedFiles("pdf", 8, "/profile/company-profile-{code}.pdf").optional(),
  picture: image(1920, "images/front.jpg"),
  film: film.optional(),
  geo: geo.optional(),
  map: map.optional(),
  siteUrl: url("https://company.example", [/^https:\/\/[^?#]*[^/?#]$/, "form.siteUrl"]),
  externalFlags: pattern(
    /^https:\/\/\S+\{country\}\S*$/,
    "form.flags",
    "https://flagcdn.com/{country}.svg",
  ).optional(),
  hstsSubdomains: withExample(z.boolean(), true).optional(),
  forms: delivery.optional(),
  analytics: analytics.optional(),
  editor: editor.optional(),
});

export type SiteFacts = z.infer<typeof site>;
