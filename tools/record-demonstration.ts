/** `npm run check:launch -- --record`: records what tells of the demonstration, for whoever makes it. */
import fs from "node:fs";
import { JsonFile, type JsonPath, leavesIn } from "../src/content/json-file";
import {
  fileFingerprint,
  mediaFiles,
  siteFingerprint,
  valueFingerprint,
  withoutNames,
  wordFingerprint,
  wordsIn,
} from "../src/content/launch";
import { localeOf, readSiteTexts } from "../src/content/site-files";
import { countryName } from "../src/i18n/format";
import { codes } from "../src/i18n/languages";
import { facts } from "./site";

/** Fields of content that tell of the company. */
const telling =
  /(^|\.)(name|fullName|tagline|claim|notice|address|city|title|alt|text|role|client|summary|highlight|paragraphs|scope|caption|body)\.[a-z]+$|^items\.(value$|label\.|note\.)|^(updated$|country|foundingYear|geo|map|legal\.(?!label|to|legalForm)\w+|items\.number|film\.loop\.mirrored)\b(?!.*\.kind$)|^colours\.\w+\.(primary|accent|accentText|deep|onDeepAccent|onDeepPrimary)$/;
/** Short texts that tell of it too. */
const tellingWords =
  /^(film|profile):|^stages:(title|\w+\.\w+)$|^services:(title|meta\.title)$|^search:hint$|:meta\.description$|^clients:items\.(name|location|description)$|^contact:hours\.\w+\.time\d$|^not-found:error404\.title$|^home:(whoWeAre|partners|vision|stages|skyline)\.title$|^clients:(partnersTitle|listText)$|^services:ourWork\.note$|^who-we-are:film\.title$/;
/** Words of buttons, forms and notes, which serve every company. */
const serving = ["common", "contact", "forms", "not-found", "search", "toasts"];
const longText = 60;

const { name, fullName, city, country, foundingYear } = facts("site.json");
const names: string[] = [...Object.values<string>(name), ...Object.values<string>(fullName)];
const companyFacts = [...names, ...Object.values<string>(city), foundingYear];

/** What is recorded of a value: nothing, or it, and it without the name where it is not a sentence for every company. */
function recordOf(file: string, field: JsonPath, value: unknown): unknown[] {
  const place = field.filter((part) => typeof part === "string").join(".");
  const namespace = localeOf(file)?.namespace;
  if (!namespace) return telling.test(place) ? [value] : [];
  const text = String(value);
  const isLong = text.length >= longText || tellingWords.test(`${namespace}:${place}`);
  if (isLong && !serving.includes(namespace)) return [text, withoutNames(text, names)];
  const isOwn =
    tellingWords.test(`${namespace}:${place}`) ||
    companyFacts.some((fact) => text.includes(String(fact)));
  return isOwn ? [text] : [];
}

const values = [...readSiteTexts(".")].flatMap(([file, text]) =>
  leavesIn(new JsonFile(file, text).value).flatMap(([field, value]) =>
    recordOf(file, field, value).map((recorded) => valueFingerprint(file, field, recorded)),
  ),
);
/** What a country is called in a word of its own, as “Saudi” of “Saudi Arabia”: Arabic has it last. */
const countryWords = codes.flatMap((code) =>
  wordsIn(countryName(country, code)).at(code === "ar" ? -1 : 0),
);
const places = [...Object.values<string>(city), ...countryWords, String(foundingYear)];
const files = mediaFiles(".").map((file) => fileFingerprint(".", file));
const demonstration = {
  names: Object.values<string>(name).map(wordFingerprint),
  places: places.map((word) => wordFingerprint(String(word))),
  fingerprints: [...new Set([...values, ...files])].sort(),
  whole: siteFingerprint("."),
};
fs.writeFileSync("src/content/demonstration.json", `${JSON.stringify(demonstration, null, 2)}\n`);
