import fs from "node:fs";
import path from "node:path";
import type { z } from "zod";
import { type CollectionName, collectionNames, collections, type EntryOf } from "../collections";
import { contentSchemas, type SingleName, schemaNameOf } from "../content-schemas";
import { JsonFile } from "../json-file";
import { schemaAt } from "../schemas/field-tree";
import { fieldRoles, type Role } from "../schemas/fields";
import type { Page } from "../schemas/page";

/** The texts of all JSON files in `content/` and `locales/`, by their path from the repository's root. */
export type SiteTexts = ReadonlyMap<string, string>;

/** Reads every JSON file in `content/` and `locales/`. */
export function readSiteTexts(root: string): SiteTexts {
  const names = filesBelow(root, ["content", "locales"]).filter((name) => name.endsWith(".json"));
  return new Map(names.map((name) => [name, fs.readFileSync(path.join(root, name), "utf8")]));
}

/** A path of a hidden file or folder, such as macOS writes them: never content. */
export const hidden = /(^|[\\/])\.[^\\/]+$/;

/** Every file in some folders below a root, sorted, without hidden ones. */
export function filesBelow(root: string, folders: readonly string[]): string[] {
  const existing = folders.filter((folder) => fs.existsSync(path.join(root, folder)));
  return existing.flatMap((folder) =>
    fs
      .readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
      .map((name) => name.split(path.sep).join("/"))
      .filter((name) => !/(^|\/)\./.test(name))
      .sort(),
  );
}

/** A file of a collection, whose id is the name of the file. */
export type EntryFile<Name extends CollectionName = CollectionName> = JsonFile<EntryOf<Name>> & {
  id: string;
};
export type CollectionFiles = { [Name in CollectionName]: EntryFile<Name>[] };
export type LocaleFile = JsonFile & { language: string; namespace: string };

/** The files that a check looks at: those that can be read. */
export interface SiteFiles extends CollectionFiles {
  /** The repository's folder, where pictures and served files lie. */
  root: string;
  content: JsonFile[];
  pages: JsonFile<Page>[];
  locales: LocaleFile[];
  /** All JSON files, the broken ones too. */
  parsed: JsonFile[];
  names: ReadonlySet<string>;
}

/** The site's files as they are on the disk. */
export const readSite = (root: string): SiteFiles => parseSite(root, readSiteTexts(root));

/** Parses the files. A file with a syntax error is only in `parsed`. */
export function parseSite(root: string, texts: SiteTexts): SiteFiles {
  const parsed = [...texts].map(([name, text]) => new JsonFile(name, text));
  const readable = parsed.filter(({ syntaxProblems }) => syntaxProblems.length === 0);
  return {
    root,
    content: readable.filter(({ name }) => name.startsWith("content/")),
    pages: readable.filter(({ name }) => schemaNameOf(name) === "page") as JsonFile<Page>[],
    ...(Object.fromEntries(
      collectionNames.map((name) => [
        name,
        readable
          .filter((file) => schemaNameOf(file.name) === collections[name].entry)
          .map((file) => Object.assign(file, { id: path.basename(file.name, ".json") })),
      ]),
    ) as CollectionFiles),
    locales: readable.flatMap((file) => {
      const locale = localeOf(file.name);
      return locale ? [Object.assign(file, locale)] : [];
    }),
    parsed,
    names: new Set(texts.keys()),
  };
}

/** The file `content/{name}.json`; undefined if there is none that can be read. */
export function contentFile<Name extends SingleName>(
  { content }: Pick<SiteFiles, "content">,
  name: Name,
) {
  const found = content.find((file) => file.name === `content/${name}.json`);
  return found as JsonFile<z.infer<(typeof contentSchemas)[Name]>> | undefined;
}

/** A reader of the texts of a namespace in a language; empty for one that is not there. */
export const textsReader =
  (site: Pick<SiteFiles, "locales">, language: string) => (namespace: string) =>
    site.locales.find((file) => file.language === language && file.namespace === namespace)
      ?.value ?? {};

/** The language and namespace of a file in `locales/`; undefined for a file elsewhere. */
export function localeOf(name: string): { language: string; namespace: string } | undefined {
  const [, language, namespace] = /^locales\/([^/]+)\/([^/]+)\.json$/.exec(name) ?? [];
  return language && namespace ? { language, namespace } : undefined;
}

/** The fields of some files whose values have one of these roles, such as the key of a text. */
export function fieldsWithRole<Kind extends Role["kind"]>(
  files: readonly JsonFile[],
  ...kinds: Kind[]
) {
  return files.flatMap((file) => {
    const name = schemaNameOf(file.name);
    return file.strings.flatMap(([field, value]) => {
      const schema = name && schemaAt(contentSchemas[name], field);
      const role = schema && fieldRoles.get(schema);
      return role && kinds.some((kind) => kind === role.kind)
        ? [{ file, role: role as Extract<Role, { kind: Kind }>, field, value }]
        : [];
    });
  });
}
