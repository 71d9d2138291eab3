import fs from "node:fs";
import path from "node:path";
import { JsonFile, type JsonPath } from "./json-file";

/** The texts of all JSON files in `content/` and `locales/`, by their path from the repository's root. */
export type SiteTexts = ReadonlyMap<string, string>;

/** Reads every JSON file in `content/` and `locales/`. Throws when one of the folders is not there. */
export function readSiteTexts(root: string): SiteTexts {
  const names = ["content", "locales"].flatMap((folder) =>
    fs
      .readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
      .map((name) => path.posix.join(folder, name.split(path.sep).join("/"))),
  );
  const json = names.filter((name) => name.endsWith(".json")).sort();
  return new Map(json.map((name) => [name, fs.readFileSync(path.join(root, name), "utf8")]));
}

/** The files that a check looks at: those that can be read. */
export interface SiteFiles {
  /** The repository's folder, where pictures and served files lie. */
  root: string;
  content: JsonFile[];
  locales: JsonFile[];
  /** Paths of all JSON files, the broken ones too. */
  names: ReadonlySet<string>;
}

/** A locale file's language and namespace; undefined for one that lies elsewhere. */
export function localeOf(name: string): { language: string; namespace: string } | undefined {
  const [, language, namespace] = /^locales\/([^/]+)\/([^/]+)\.json$/.exec(name) ?? [];
  return language && namespace ? { language, namespace } : undefined;
}

/** The last parsed files, so that only changed files are parsed again. */
const parsedLast = new Map<string, JsonFile>();

function parse(name: string, text: string): JsonFile {
  const last = parsedLast.get(name);
  const file = last?.isOf(text) ? last : new JsonFile(name, text);
  parsedLast.set(name, file);
  return file;
}

/** Parses the files. A file with a syntax error is only in `parsed`. */
export function parseSite(root: string, texts: SiteTexts): SiteFiles & { parsed: JsonFile[] } {
  const parsed = [...texts].map(([name, text]) => parse(name, text));
  const readable = parsed.filter(({ syntaxProblems }) => syntaxProblems.length === 0);
  return {
    root,
    parsed,
    content: readable.filter(({ name }) => name.startsWith("content/")),
    locales: readable.filter(({ name }) => name.startsWith("locales/")),
    names: new Set(texts.keys()),
  };
}

/** The value at a path inside a JSON value; undefined if there is none. */
export function valueAt(value: unknown, field: JsonPath): unknown {
  return field.reduce<unknown>(
    (inner, part) =>
      inner !== null && typeof inner === "object" && Object.hasOwn(inner, part)
        ? (inner as Record<string, unknown>)[part]
        : undefined,
    value,
  );
}
