/** `npm run check:launch -- --record`: records what tells of the demonstration, for whoever makes it. */
import fs from "node:fs";
import { JsonFile, type JsonPath, leavesIn } from "../src/content/json-file";
import {
  fileFingerprint,
  mediaFiles,
  siteFingerprint,
  valueFingerprint,
  wordFingerprint,
} from "../src/content/launch";
import { localeOf, readSiteTexts } from "../src/content/site-files";
import { facts } from "./site";

/** Fields of content that tell of the company. */
const telling =
  /(^|\.)(name|fullName|tagline|claim|notice|address|city|title|alt|text|role)\.[a-z]+$|^(updated$|country|foundingYear|geo|map|legal\.(?!label|to|legalForm)\w+|items\.number|openingHours\.(opens|closes))\b(?!.*\.kind$)|^colours\.\w+\.(primary|accent|accentText|deep|onDeepAccent|onDeepPrimary)$/;
/** Short texts that tell of it too. */
const tellingWords =
  /^(film|profile):|:meta\.description$|^clients:items\.(name|location|description)$|^contact:hours\.\w+\.time\d$|^not-found:error404\.title$|^home:whoWeAre\.title$/;
/** Words of buttons, forms and notes, which serve every company. */
const serving = ["common", "contact", "forms", "not-found", "search", "toasts"];
const longText = 60;

const { name, city, foundingYear } = facts("site.json");
const companyFacts = [...Object.values<string>(name), ...Object.values<string>(city), foundingYear];

function isTelling(file: string, field: JsonPath, value: unknown): boolean {
  const place = field.filter((part) => typeof part === "string").join(".");
  const namespace = localeOf(file)?.namespace;
  if (!namespace) return telling.test(place);
  const text = String(value);
  return (
    tellingWords.test(`${namespace}:${place}`) ||
    companyFacts.some((fact) => text.includes(String(fact))) ||
    (text.length >= longText && !serving.includes(namespace))
  );
}

const values = [...readSiteTexts(".")].flatMap(([file, text]) =>
  leavesIn(new JsonFile(file, text).value)
    .filter(([field, value]) => isTelling(file, field, value))
    .map(([field, value]) => valueFingerprint(field, value)),
);
const files = mediaFiles(".").map((file) => fileFingerprint(".", file));
const demonstration = {
  names: Object.values<string>(name).map(wordFingerprint),
  fingerprints: [...new Set([...values, ...files])].sort(),
  whole: siteFingerprint("."),
};
fs.writeFileSync("src/content/demonstration.json", `${JSON.stringify(demonstration, null, 2)}\n`);
