import crypto from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { contentSchemas, schemaNameOf } from "./content-schemas";
import recorded from "./demonstration.json";
import { JsonFile, type JsonPath, type Problem } from "./json-file";
import { messages } from "./messages";
import { descriptionAt } from "./schemas/description-at";
import { readSiteTexts, valueAt } from "./site-files";

/** What is known of the demonstration, by fingerprints, so that code does not name it. */
export interface Demonstration {
  /** Pictures, drawings, films and documents by their path. */
  files: Record<string, string>;
  /** Values of JSON files: by the file's path, the value's place, and its fingerprint. */
  values: Record<string, Record<string, string>>;
  /** Words that are its name. */
  names: string[];
  /** The fingerprint of all its JSON files together. */
  whole: string;
  /** Other texts of the repository that name it. */
  texts: Record<string, string>;
}

/** One file's or folder's part of what must be replaced. */
export interface LaunchFile {
  file: string;
  /** How much of the demonstration the file had. */
  all: number;
  left: Problem[];
}

/** What a real owner must still replace, file by file, each value with its place and with what to put there. */
export function checkLaunch(root: string, known: Demonstration = recorded): LaunchFile[] {
  const kept = keptPlaces(root);
  const values = [...readSiteTexts(root)].map(([name, text]) =>
    valuesLeft(new JsonFile(name, text), known, kept),
  );
  const fingerprints = new Set(Object.values(known.files));
  const media = mediaFiles(root).filter((name) => fingerprints.has(fingerprintOf(root, name)));
  const folderOf = (name: string) => `${path.posix.dirname(name)}/`;
  const folders = [...new Set(media.map(folderOf))];
  const texts = Object.entries(known.texts).flatMap(([name, advice]) => {
    const isThere = fs.existsSync(path.join(root, name));
    const text = isThere ? fs.readFileSync(path.join(root, name), "utf8") : "";
    return namesDemonstration(text, known)
      ? [{ file: name, all: 1, left: [at(name, advice)] }]
      : [];
  });
  return [
    ...values,
    ...folders.map((folder) => ({
      file: folder,
      all: Math.max(
        Object.keys(known.files).filter((name) => folderOf(name) === folder).length,
        media.filter((name) => folderOf(name) === folder).length,
      ),
      left: media
        .filter((name) => folderOf(name) === folder)
        .map((name) => at(name, messages.launchFile)),
    })),
    ...texts,
  ].filter(({ left }) => left.length > 0);
}

/** How many values and files of the demonstration there were in all. */
export const recordedCount = ({ files, values, texts }: Demonstration = recorded): number =>
  Object.keys({ ...files, ...texts }).length +
  Object.values(values).reduce((sum, places) => sum + Object.keys(places).length, 0);

/** True while nothing in `content/` and `locales/` has been changed: tests of the demonstration itself are run. */
export const isUntouched = (root: string, known: Demonstration = recorded): boolean =>
  wholeFingerprint(root) === known.whole;

/** The fingerprint of all JSON files below a repository's root. */
export const wholeFingerprint = (root: string): string =>
  digest([...readSiteTexts(root)].flat().join("\n")).slice(0, 16);

/** Where an owner says that a value of the demonstration is true of the own company too. */
export const keptFile = "launch-kept.json";

/** The values that the owner keeps, each as `content/site.json:city.en`. */
export function keptPlaces(root: string): string[] {
  const file = path.join(root, keptFile);
  return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, "utf8")) : [];
}

const at = (file: string, message: string): Problem => ({
  file,
  line: 1,
  column: 1,
  field: "",
  message,
});

function valuesLeft(file: JsonFile, known: Demonstration, kept: string[]): LaunchFile {
  const places = known.values[file.name] ?? {};
  // By what stands there, not where: an entry may have moved in its list.
  const fingerprints = new Set(Object.values(places));
  const left = leavesOf(file.value).flatMap(([field, value]) => {
    const advice = adviceFor(file, field, value, fingerprints, known);
    const found = advice ? [file.problem(field, advice)] : [];
    return found.filter((problem) => !kept.includes(`${file.name}:${problem.field}`));
  });
  return { file: file.name, all: Math.max(Object.keys(places).length, left.length), left };
}

function adviceFor(
  file: JsonFile,
  field: JsonPath,
  value: string | number,
  fingerprints: ReadonlySet<string>,
  known: Demonstration,
): string | undefined {
  if (field[0] === "$schema") return undefined;
  if (fingerprints.has(fingerprint(field, value))) {
    const name = schemaNameOf(file.name);
    const isFact = name && file.name.startsWith("content/");
    return messages.launchValue(isFact ? descriptionAt(contentSchemas[name], field) : undefined);
  }
  if (namesDemonstration(String(value), known)) return messages.launchName;
  if (/\.example\b/.test(String(value))) return messages.launchAddress;
  return /^\+[\d ]*0{2,} ?0{4}$/.test(String(value)) ? messages.launchPhone : undefined;
}

/** The fingerprint of a value at a place; entries of a list count alike, wherever they stand in it. */
export function fingerprint(field: JsonPath, value: string | number): string {
  const place = field.filter((part) => typeof part === "string").join(".");
  return digest(`${place} ${value}`).slice(0, 10);
}

/** Every text and number in a JSON value, with its place. */
export function leavesOf(value: unknown, field: JsonPath = []): [JsonPath, string | number][] {
  if (typeof value === "string" || typeof value === "number") return [[field, value]];
  if (value === null || typeof value !== "object") return [];
  const keys = Array.isArray(value) ? [...value.keys()] : Object.keys(value);
  return keys.flatMap((key) => leavesOf(valueAt(value, [key]), [...field, key]));
}

/** True for a text that contains the demonstration's name, in Arabic also with prefixes. */
export function namesDemonstration(text: string, { names }: Pick<Demonstration, "names">): boolean {
  return [...text.matchAll(/\p{L}[\p{L}\p{M}]*/gu)].some(([word]) =>
    [word, word.replace(/^[وف]?(?:[بلك]?ال|لل|[بلك])?(?=\p{L}{3})/u, "")].some((form) =>
      names.includes(wordFingerprint(form)),
    ),
  );
}

/** The fingerprint of a name, however it is written large or small. */
export const wordFingerprint = (word: string): string =>
  digest(word.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase()).slice(0, 10);

/** The pictures, drawings, films and documents that the site shows; flags are everyone's. */
export function mediaFiles(root: string): string[] {
  return ["content", "static"].flatMap((folder) =>
    fs
      .readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
      .map((name) => path.posix.join(folder, name.split(path.sep).join("/")))
      .filter(
        (name) => /\.(jpg|png|svg|webm|mp4|pdf)$/.test(name) && !name.startsWith("static/flags/"),
      )
      .sort(),
  );
}

/** A file's fingerprint. */
export function fingerprintOf(root: string, name: string): string {
  return digest(fs.readFileSync(path.join(root, name))).slice(0, 16);
}

const digest = (bytes: string | Buffer) => crypto.createHash("sha256").update(bytes).digest("hex");
