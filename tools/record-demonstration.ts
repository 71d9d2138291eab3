/** `npm run check:launch -- --record`: records what is the demonstration's own, for whoever makes it. */
import fs from "node:fs";
import { contentSchemas, schemaNameOf } from "../src/content/content-schemas";
import { JsonFile, type JsonPath, leavesIn } from "../src/content/json-file";
import {
  type Demonstration,
  fileFingerprint,
  recordedFiles,
  siteFingerprint,
  valueFingerprint,
} from "../src/content/launch";
import { schemaAt } from "../src/content/schemas/field-tree";
import { fieldRoles } from "../src/content/schemas/fields";
import { localeOf, readSiteTexts } from "../src/content/site-files";
import { facts } from "./site";

/** Facts that are a company's own, beside all that content has in every language. */
const ownFacts = [
  ...["brand.colours.light.", "brand.colours.dark."].flatMap((theme) =>
    ["primary", "accent", "deep"].map((colour) => theme + colour),
  ),
  ...["credentials.items.number", "figures.items.value", "page.updated", "partners.items.link"],
  ...["siteUrl", "email", "careersEmail", "phones", "whatsapp", "country", "foundingYear"].map(
    (field) => `site.${field}`,
  ),
  ...[
    "site.geo",
    "site.map.embedUrl",
    "site.map.linkUrl",
    "site.map.plan.lines.points",
    "site.social.url",
    "site.legal",
  ],
];
/** Texts of a company's own, however short. */
const ownTexts = [
  ...["clients.items", "contact.hours", "panel.newsletter.text", "profile.services"],
  ...["projects.intro", "search.hint", "services.title", "services.ourWork.note", "stages"],
];
/** Texts of buttons, forms and notes, which serve every company. */
const serving = ["common", "contact", "forms", "panel", "projects", "search", "toasts"];
const shortText = 28;

function roleAt(file: string, field: JsonPath): string | undefined {
  const name = schemaNameOf(file);
  const schema = name && schemaAt(contentSchemas[name], field);
  return schema && fieldRoles.get(schema)?.kind;
}

/** True for a value that no other company would have. */
function isOwn(file: string, field: JsonPath, value: unknown): boolean {
  const path = field.filter((part) => typeof part === "string").join(".");
  const namespace = localeOf(file)?.namespace;
  const isIn = (start: string) => `${namespace ?? schemaNameOf(file)}.${path}`.startsWith(start);
  if (!namespace) return ownFacts.some(isIn) || roleAt(file, field) === "text";
  if (["flagUrl", "project"].includes(String(field.at(-1)))) return false;
  if (ownTexts.some(isIn)) return true;
  return String(value).length >= shortText && !serving.includes(namespace);
}

const values = [...readSiteTexts(".")].flatMap(([file, text]) =>
  leavesIn(new JsonFile(file, text).value)
    .filter(([field, value]) => isOwn(file, field, value))
    .map(([field, value]) => valueFingerprint(file, field, value)),
);
const files = recordedFiles(".").map((file) => fileFingerprint(".", file));
const { name, city, foundingYear, siteUrl, phones } = facts("site.json");
const demonstration: Demonstration = {
  names: [...Object.values<string>(name), new URL(siteUrl).host, ...phones],
  places: [...Object.values<string>(city), String(foundingYear)],
  fingerprints: [...new Set([...values, ...files])].sort(),
  whole: siteFingerprint("."),
};
fs.writeFileSync("src/content/demonstration.json", `${JSON.stringify(demonstration, null, 2)}\n`);
