import crypto from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { countryName } from "../i18n/format";
import { codes } from "../i18n/languages";
import { contentSchemas, schemaNameOf } from "./content-schemas";
import recorded from "./demonstration.json";
import { hintAt } from "./field-words";
import {
  fileProblem,
  JsonFile,
  type JsonPath,
  leavesIn,
  type Problem,
  stringsIn,
  valueAt,
} from "./json-file";
import { messageLanguage, messages } from "./messages";
import { filesBelow, readSiteTexts } from "./site-files";

/** What is known of the demonstration, by fingerprints, so that code does not name it. */
export interface Demonstration {
  /** Words that are its name. */
  names: string[];
  /** Words that are its city, its country and its year. */
  places: string[];
  /** Its texts and facts with their places, some without its name too; its pictures, films and documents. */
  fingerprints: string[];
  /** All its JSON files together. */
  whole: string;
}

/** Where an owner lists what is true of the own company too, each as a place that `isIn` takes. */
export const keptFile = "launch-kept.json";

/** Files beside `content/` and `locales/` that name the demonstration. */
const documents = ["package.json", "LICENSE", "README.md", "README.ar.md"] as const;

/** All that a real owner must still replace, and files that cannot be read. */
export function checkLaunch(root: string, known: Demonstration = recorded): Problem[] {
  const read = (name: string) => fs.readFileSync(path.join(root, name), "utf8");
  const list = new JsonFile(
    keptFile,
    fs.existsSync(path.join(root, keptFile)) ? read(keptFile) : "[]",
  );
  const files = [...readSiteTexts(root)].map(([name, text]) => new JsonFile(name, text));
  const fingerprints = new Set(known.fingerprints);
  const own = ownFacts(files);
  // What is true of the owner too is not looked for.
  const places = known.places.filter((place) => !own.words.has(place));
  const left: Left[] = [
    ...files.flatMap((file) =>
      demonstrationValuesIn(file, fingerprints, { ...known, places }, own.names),
    ),
    ...mediaFiles(root)
      .filter((name) => fingerprints.has(fileFingerprint(root, name)))
      .map((name) => fileProblem(name, messages.launchFile)),
    ...documents
      .filter(
        (name) => fs.existsSync(path.join(root, name)) && wordNamedIn(read(name), known.names),
      )
      .map((name) => fileProblem(name, messages.launchDocuments[name])),
  ];
  const kept = Array.isArray(list.value) ? list.value : [];
  return [
    ...[...files, list].flatMap(({ syntaxProblems }) => syntaxProblems),
    ...left.filter((problem) => !kept.some((place) => isKept(String(place), problem))),
  ];
}

/** What is left of the demonstration; `isTelling` where it names it: its name, city, country or year, its address or phone. */
type Left = Problem & { isTelling?: boolean };

/** True for what the owner keeps at its own place, or with a group or a file where it does not name the demonstration. */
const isKept = (place: string, problem: Left): boolean =>
  place === placeOf(problem) || (!problem.isTelling && isIn(place, problem));

/** The place of a problem: `content/site.json:city.en`, or a file. */
export const placeOf = ({ file, field }: Problem): string => (field ? `${file}:${field}` : file);

/** True for a problem at or below a place: a folder, a file, a field or a group of fields. */
export function isIn(place: string, problem: Problem): boolean {
  const own = placeOf(problem);
  const start = place.replace(/\/$/, "");
  return own === start || ["/", ":", ".", "["].some((sign) => own.startsWith(start + sign));
}

/** True while nothing in `content/` and `locales/` has been changed: tests of the demonstration itself are run. */
export const isUntouched = (root: string): boolean => siteFingerprint(root) === recorded.whole;

/** The fingerprint of all JSON files below a repository's root. */
export const siteFingerprint = (root: string): string =>
  fingerprint([...readSiteTexts(root)].flat().join("\n"));

function demonstrationValuesIn(
  file: JsonFile,
  fingerprints: Set<string>,
  known: Demonstration,
  ownNames: string[],
): Left[] {
  const isText = file.name.startsWith("locales/");
  return leavesIn(file.value).flatMap(([field, value]) => {
    const text = String(value);
    const isRecorded = fingerprints.has(valueFingerprint(file.name, field, value));
    const renamed = withoutNames(text, ownNames);
    const isRenamed = fingerprints.has(valueFingerprint(file.name, field, renamed));
    const city = isText && wordNamedIn(text, known.places);
    const [telling] = [
      wordNamedIn(text, known.names) && messages.launchName,
      city && messages.launchPlace(city),
      /\.example\b(?!\.\w)/.test(text) && messages.launchAddress,
      /^\+[\d ]*0{2,} ?0{4}$/.test(text) && messages.launchPhone,
    ].filter(Boolean);
    const [advice] = [
      isRecorded && messages.launchValue(meaningOf(file, field)),
      isRenamed && messages.launchRenamed,
      telling,
    ].filter(Boolean);
    if (!advice || field[0] === "$schema") return [];
    return [{ ...file.problem(field, advice), isTelling: Boolean(telling) }];
  });
}

function meaningOf({ name }: JsonFile, field: JsonPath): string | undefined {
  const schema = name.startsWith("content/") && schemaNameOf(name);
  return schema ? hintAt(schema, contentSchemas[schema], field, messageLanguage) : undefined;
}

/** The site's own names; and the words of its city, country and year, and of the cities that it builds in. */
function ownFacts(files: JsonFile[]) {
  const at = (name: string, ...field: JsonPath) =>
    valueAt(files.find((file) => file.name === `content/${name}.json`)?.value, field);
  const names = ["name", "fullName"].flatMap((field) => stringsIn(at("site", field)));
  const places = [at("site", "city"), at("site", "address"), at("cities", "items")];
  const countries = leavesIn([at("site", "country"), at("cities", "items")])
    .filter(([, value]) => /^[A-Z]{2}$/.test(String(value)))
    .flatMap(([, code]) => codes.map((language) => countryName(String(code), language)));
  const named = places
    .flatMap((place) => stringsIn(place))
    .filter(([field]) => !field.includes("id"));
  const texts = [...named.map(([, text]) => text), ...countries];
  const words = [...texts.flatMap(wordsIn), String(at("site", "foundingYear"))];
  return { names: names.map(([, name]) => name), words: new Set(words.map(wordFingerprint)) };
}

/** A text with a sign in place of each of some names. */
export const withoutNames = (text: string, names: string[]): string =>
  names
    .toSorted((one, other) => other.length - one.length)
    .reduce((rest, name) => (name ? rest.replaceAll(name, "□") : rest), text);

/** The words and numbers of a text. */
export const wordsIn = (text: string): string[] => text.match(/\p{L}[\p{L}\p{M}]*|\p{Nd}+/gu) ?? [];

/** The first word of a text that is one of these words, in Arabic also with prefixes. */
function wordNamedIn(text: string, names: string[]): string | undefined {
  return wordsIn(text).find((word) =>
    [
      word,
      word.replace(/^[وف]?[بلك]?(?=ال\p{L}{3})/u, ""),
      word.replace(/^[وف]?لل(?=\p{L}{3})/u, "ال"),
      word.replace(/^[وف]?(?:[بلك]?ال|لل|[بلك])?(?=\p{L}{3})/u, ""),
    ].some((form) => names.includes(wordFingerprint(form))),
  );
}

/** The pictures, drawings, films and documents that the site shows; flags are everyone's. */
export function mediaFiles(root: string): string[] {
  return filesBelow(root, ["content", "static"]).filter((name) =>
    /^(?!static\/flags\/).*\.(jpg|png|svg|webm|mp4|pdf)$/.test(name),
  );
}

/** The fingerprint of a name, however it is written large or small. */
export const wordFingerprint = (word: string): string =>
  fingerprint(word.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase());

/** The fingerprint of a value at a place in a file; projects count alike, and so do entries of a list, wherever they stand. */
export function valueFingerprint(file: string, field: JsonPath, value: unknown): string {
  const scope = file.startsWith("locales/") ? file : schemaNameOf(file);
  const place = field.filter((part) => typeof part === "string").join(".");
  return fingerprint(`${scope} ${place} ${value}`);
}

/** The fingerprint of a file. */
export const fileFingerprint = (root: string, name: string): string =>
  fingerprint(fs.readFileSync(path.join(root, name)));

const fingerprint = (bytes: string | Buffer) =>
  crypto.createHash("sha256").update(bytes).digest("hex").slice(0, 12);
