import { JsonFile, type JsonPath } from "../src/content/json-file";
import {
  type Demonstration,
  fingerprint,
  fingerprintOf,
  leavesOf,
  mediaFiles,
  wholeFingerprint,
  wordFingerprint,
} from "../src/content/launch";
import { readSiteTexts } from "../src/content/site-files";
import { facts } from "./site";

/** Fields of content that every site may have alike. */
const alike =
  /(^|\.)(\$schema|id|label|to|template|namespaces|title|description|heading|place|kind|intro|updated|paragraphs|path|network|channel|x|y|at|caption|permanentIds|frame|externalFlags|days|headerImage|image|images|details|webm|mp4|poster|profile)(\.|$)/;
/** Titles and descriptions that are no keys but spelt out for each language. */
const spelledOut = /(^|\.)(title|alt|name)\.[a-z]{2}$/;
const brandColours =
  /^colours\.(light|dark)\.(primary|accent|accentText|deep|onDeepAccent|onDeepPrimary)$/;

/** Words that tell of the company; those of buttons and forms serve every company. */
const telling = [
  "home",
  "who-we-are",
  "services",
  "clients",
  "terms",
  "policy",
  "profile",
  "film",
  "site",
  "careers",
  "panel",
];
const longText = 60;

/** The fingerprints of all that tells of this company in the files below a repository's root. */
export function recordDemonstration(root: string): Demonstration {
  const files = mediaFiles(root).map((name) => [name, fingerprintOf(root, name)]);
  const values = [...readSiteTexts(root)].map(([name, text]) => {
    const places = leavesOf(new JsonFile(name, text).value)
      .filter(([field, value]) => tells(name, field, value))
      .map(([field, value]) => [field.join("."), fingerprint(field, value)]);
    return [name, Object.fromEntries(places)] as const;
  });
  const names = Object.values<string>(facts("site.json").name).map(wordFingerprint);
  return {
    files: Object.fromEntries(files),
    values: Object.fromEntries(values.filter(([, places]) => Object.keys(places).length > 0)),
    names,
    whole: wholeFingerprint(root),
    texts: {
      "package.json": "the name of the demonstration; write your site's name and description",
      LICENSE: "the name of the demonstration; write who holds the rights, or put your own licence",
      "README.md": "the name of the demonstration; write about your own site",
    },
  };
}

function tells(file: string, field: JsonPath, value: string | number): boolean {
  const place = field.filter((part) => typeof part === "string").join(".");
  if (file === "content/brand.json") return brandColours.test(place);
  if (file.startsWith("content/")) return spelledOut.test(place) || !alike.test(place);
  const [, namespace = ""] = /^locales\/[^/]+\/(.+)\.json$/.exec(file) ?? [];
  const text = String(value);
  if (namespace === "clients" && place.startsWith("items.")) return !place.endsWith("flagUrl");
  if (namespace === "film" || namespace === "profile") return true;
  if (namespace === "contact" && place.startsWith("hours.")) return /\d|[٠-٩]/.test(text);
  if (namespace === "not-found" && place === "error404.title") return true;
  if (namespace === "home" && place === "whoWeAre.title") return true;
  if (/^(updated|meta\.description)$/.test(place)) return true;
  return namesPlace(text) || (telling.includes(namespace) && text.length >= longText);
}

/** True for a text that names the company, its city or its founding year. */
function namesPlace(text: string): boolean {
  const { name, city, foundingYear } = facts("site.json");
  return [
    ...Object.values<string>(name),
    ...Object.values<string>(city),
    String(foundingYear),
  ].some((fact) => text.includes(fact));
}
