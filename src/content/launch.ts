import crypto from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { leftOverTexts, type TextGroup } from "./checks/optional-texts";
import { schemaNameOf } from "./content-schemas";
import recorded from "./demonstration.json";
import { fileProblem, JsonFile, type JsonPath, leavesIn, type Problem } from "./json-file";
import { t } from "./messages";
import { filesBelow, localeOf, parseSite, readSiteTexts } from "./site-files";

/** What is known of the demonstration, so that code does not name it. */
export interface Demonstration {
  /** Its names and addresses. */
  names: string[];
  /** Its city and its year. */
  places: string[];
  /** Its texts and facts with their paths; its pictures, films, documents and licence. */
  fingerprints: string[];
  /** All its JSON files together. */
  whole: string;
}

/** Where an owner lists what is true of the own company too, each as a place that `isIn` takes. */
export const keptFile = "launch-kept.json";

/** Files beside `content/` and `locales/` that name the demonstration. */
const documents = {
  "package.json": "launchDocuments.package",
  "README.md": "launchDocuments.readme",
  "README.ar.md": "launchDocuments.arabicReadme",
} as const;

/** All that a real owner must still replace, and files that cannot be read. */
export function checkLaunch(root: string, known: Demonstration = recorded): Problem[] {
  const exists = (name: string) => fs.existsSync(path.join(root, name));
  const read = (name: string) => fs.readFileSync(path.join(root, name), "utf8");
  const list = new JsonFile(keptFile, exists(keptFile) ? read(keptFile) : "[]");
  const texts = readSiteTexts(root);
  const files = [...texts].map(([name, text]) => new JsonFile(name, text));
  const fingerprints = new Set(known.fingerprints);
  // What is true of the owner too is not looked for.
  const own = ["site", "cities"].map((name) => texts.get(`content/${name}.json`)).join();
  const places = known.places.filter((place) => !wordIn(own, [place]));
  const unseen = leftOverTexts(parseSite(root, texts));
  const left: Left[] = [
    ...files.flatMap((file) =>
      demonstrationValuesIn(file, fingerprints, known.names, places, unseen),
    ),
    ...recordedFiles(root)
      .filter((name) => fingerprints.has(fileFingerprint(root, name)))
      .map((name) => fileProblem(name, name === licence ? t("launchLicence") : t("launchFile"))),
    ...Object.entries(documents)
      .filter(([name]) => exists(name) && wordIn(read(name), known.names))
      .map(([name, key]) => fileProblem(name, t(key))),
  ];
  const kept = Array.isArray(list.value) ? list.value : [];
  return [
    ...[...files, list].flatMap(({ syntaxProblems }) => syntaxProblems),
    ...left.filter((problem) => !kept.some((place) => isKept(String(place), problem))),
  ];
}

/** What is left of the demonstration; `isTelling` where its name, address, city or year stands in it. */
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
  names: string[],
  places: string[],
  unseen: readonly TextGroup[],
): Left[] {
  const namespace = localeOf(file.name)?.namespace;
  const telling = namespace ? [...names, ...places] : names;
  // Nothing shows the texts of what the owner leaves out.
  const groups = unseen.filter((texts) => texts.namespace === namespace);
  return leavesIn(file.value).flatMap(([field, value]) => {
    if (groups.some(({ group }) => group.every((part, index) => part === field[index]))) return [];
    const word = wordIn(String(value), telling);
    const isRecorded = fingerprints.has(valueFingerprint(file.name, field, value));
    if (!isRecorded && !word) return [];
    const advice = isRecorded ? t("launchValue") : t("launchWord", { word });
    return [{ ...file.problem(field, advice), isTelling: Boolean(word) }];
  });
}

/** The first of these words that stands in a text, in Arabic also behind a prefix. */
function wordIn(text: string, words: string[]): string | undefined {
  const plain = (one: string) => one.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  const inside = plain(text);
  return words.find((word) => {
    const literal = plain(word).replace(/[+.]/g, "\\$&");
    return new RegExp(`(?<![\\p{Script=Latin}\\d])${literal}(?![\\p{L}\\d])`, "u").test(inside);
  });
}

const licence = "LICENSE";

/** The licence, and the pictures, drawings, films and documents that the site shows; flags are everyone's. */
export const recordedFiles = (root: string): string[] => [
  ...(fs.existsSync(path.join(root, licence)) ? [licence] : []),
  ...filesBelow(root, ["content", "static"]).filter((name) =>
    /^(?!static\/flags\/).*\.(jpe?g|png|webp|svg|webm|mp4|vtt|pdf)$/.test(name),
  ),
];

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
