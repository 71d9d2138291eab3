import crypto from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import pictures from "./demonstration-pictures.json";
import { JsonFile, type Problem } from "./json-file";
import { readSiteTexts } from "./site-files";

/** Patterns of demonstration texts, each with what to do about them. */
const signs: [RegExp, string][] = [
  [/\.example\b|rukn[._-]example/, "an address of the demonstration; write your own"],
  [/^\+[\d ]*0{2,} ?0{4}$/, "a phone number of the demonstration; write your own"],
  [/\bRukn\b|(?<!\p{L})[وبلف]?ركن(?!\p{L})/u, "the name of the demonstration; write your own"],
];

/** What a real owner must still replace: demonstration names, addresses, numbers, pictures, each with its place. */
export function checkLaunch(root: string): Problem[] {
  const files = [...readSiteTexts(root)].map(([name, text]) => new JsonFile(name, text));
  const texts = files.flatMap((file) =>
    file.strings.flatMap(([field, value]) =>
      signs
        .filter(([sign]) => sign.test(value))
        .slice(0, 1)
        .map(([, advice]) => file.problem(field, advice)),
    ),
  );
  const hashes: Record<string, string> = pictures;
  const demonstration = new Set(Object.values(hashes));
  const untouched = mediaFiles(root).filter((name) => demonstration.has(hashOf(root, name)));
  const left = untouched.map((file) => ({
    file,
    line: 1,
    column: 1,
    field: "",
    message: "a picture or file of the demonstration; put your own in its place",
  }));
  return [...texts, ...left];
}

/** The pictures, films and documents that the site shows. */
export function mediaFiles(root: string): string[] {
  return ["content", "static"].flatMap((folder) =>
    fs
      .readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
      .filter((name) => /\.(jpg|png|webm|mp4|pdf)$/.test(name))
      .map((name) => path.posix.join(folder, name.split(path.sep).join("/")))
      .sort(),
  );
}

/** A file's fingerprint. */
export function hashOf(root: string, name: string): string {
  const bytes = fs.readFileSync(path.join(root, name));
  return crypto.createHash("sha256").update(bytes).digest("hex").slice(0, 16);
}
