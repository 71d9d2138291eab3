import crypto from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import {
  fileProblem,
  JsonFile,
  leavesIn,
  type Problem,
} from "../plugins/gatsby-plugin-checked-content/json-file";
import { t } from "../plugins/gatsby-plugin-checked-content/messages";
import {
  filesBelow,
  readSiteTexts,
} from "../plugins/gatsby-plugin-checked-content/site/site-files";
import demonstration from "./demonstration.json";

/** Files beside `content/` and `locales/` that name the demonstration. */
const documents = ["package.json", "README.md", "README.ar.md"];

/**
 * All that a real owner must still replace, and files that cannot be read. What is known of the demonstration: its
 * names and numbers, its city and year, which may be the owner's too, and hashes of its files.
 */
export function checkLaunch(root: string, known = demonstration): Problem[] {
  const texts = readSiteTexts(root);
  const files = [...texts].map(([name, text]) => new JsonFile(name, text));
  const own = ["site", "cities"].map((name) => texts.get(`content/${name}.json`)).join();
  const words = [...known.names, ...known.places.filter((place) => !wordIn(own, [place]))];
  const hashes = known.files.flatMap((line) => line.split(" "));
  return [
    ...(isDemonstration(root) ? [fileProblem("package.json", t("launchFlag"))] : []),
    ...files.flatMap((file) => [
      ...file.syntaxProblems,
      ...leavesIn(file.value).flatMap(([field, value]) => {
        const word = wordIn(String(value), words);
        return word ? [file.problem(field, t("launchWord", { word }))] : [];
      }),
    ]),
    ...documents.flatMap((name) => {
      const word = wordIn(readText(root, name), known.names);
      return word ? [fileProblem(name, t("launchWord", { word }))] : [];
    }),
    ...servedFiles(root)
      .filter((name) => name === neutralPicture || hashes.includes(fileHash(root, name)))
      .map((name) => fileProblem(name, t("launchFile"))),
  ];
}

/** The picture that setup puts wherever the layout needs one. */
export const neutralPicture = "content/images/start.jpg";

/** True while `package.json` says that this is the demonstration: its own tests are run. */
export const isDemonstration = (root: string): boolean =>
  Boolean(JSON.parse(readText(root, "package.json") || "{}").demonstration);

/** The pictures, drawings, films and documents that the site shows; flags are everyone's. */
export const servedFiles = (root: string): string[] =>
  filesBelow(root, ["content", "static"]).filter((name) =>
    /^(?!static\/flags\/).*\.(jpe?g|png|webp|svg|webm|mp4|vtt|pdf)$/.test(name),
  );

/** The hash of a file, eight characters long. */
export const fileHash = (root: string, name: string): string =>
  crypto.hash("sha256", fs.readFileSync(path.join(root, name))).slice(0, 8);

function readText(root: string, name: string): string {
  const file = path.join(root, name);
  return fs.existsSync(file) ? fs.readFileSync(file, "utf8") : "";
}

/** The first of these words that stands in a text, in Arabic also behind a prefix. */
function wordIn(text: string, words: string[]): string | undefined {
  return words.find((word) => wordPattern(plain(word)).test(plain(text)));
}

const plain = (text: string) => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();

/** Every place of a word in a text, in Arabic also behind a prefix. */
export const wordPattern = (word: string): RegExp =>
  new RegExp(
    `(?<![\\p{Script=Latin}\\d])${word.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&")}(?![\\p{L}\\d])`,
    "gu",
  );
