import fs from "node:fs";
import path from "node:path";
import type { z } from "zod";
import { codes, defaultLanguage } from "../i18n/languages";
import { schemaOf } from "./content-files";
import { JsonFile, type JsonPath, type Problem } from "./json-file";
import { layoutNamespaces } from "./pages";

/** Every mistake in `content/` and `locales/` below a repository's root, all at once; none means that the site can be built. */
export function checkContent(root: string): Problem[] {
  const files = jsonFiles(root, "content").concat(jsonFiles(root, "locales"));
  const broken = files.flatMap((file) => file.syntaxProblems);
  const readable = files.filter((file) => file.syntaxProblems.length === 0);
  const content = readable.filter(({ name }) => name.startsWith("content/"));
  const locales = readable.filter(({ name }) => name.startsWith("locales/"));
  const problems = [
    ...content.flatMap(checkSchema),
    ...content.flatMap((file) => checkFiles(root, file)),
    ...checkPaths(content),
    ...checkLocales(root, locales),
    // Keys are looked up only in locale files that can be read: a broken one is already named.
    ...(broken.length === 0 ? content.flatMap((file) => checkKeys(root, file, locales)) : []),
  ];
  return [...broken, ...problems];
}

function jsonFiles(root: string, folder: string): JsonFile[] {
  return fs
    .readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".json"))
    .sort()
    .map((name) => new JsonFile(root, path.posix.join(folder, name.split(path.sep).join("/"))));
}

function checkSchema(file: JsonFile): Problem[] {
  const schema = schemaOf(file.name.replace("content/", ""));
  if (!schema) {
    return [file.problem([], "the site does not know this file; remove it or correct its name")];
  }
  const result = schema.safeParse(file.value);
  return result.success ? [] : result.error.issues.flatMap((issue) => explain(file, issue));
}

function explain(file: JsonFile, issue: z.core.$ZodIssue): Problem[] {
  const field = issue.path as JsonPath;
  switch (issue.code) {
    case "unrecognized_keys":
      return issue.keys.map((key) =>
        file.problem(
          [...field, key],
          "this field is not known here; remove it or correct its name",
        ),
      );
    case "invalid_type":
      return [
        file.problem(
          field,
          valueAt(file.value, field) === undefined
            ? "this field is missing; add it"
            : `this must be of type ${issue.expected}`,
        ),
      ];
    case "invalid_value":
      return [file.problem(field, `this must be one of ${issue.values.join(", ")}`)];
    case "too_small":
      return [file.problem(field, "this must not be empty")];
    default:
      return [file.problem(field, issue.message)];
  }
}

function valueAt(value: unknown, field: JsonPath): unknown {
  return field.reduce<unknown>(
    (inner, part) => (inner as Record<string, unknown> | undefined)?.[part],
    value,
  );
}

/** Every string in a JSON value, with its path. */
function* strings(value: unknown, field: JsonPath = []): Generator<[JsonPath, string]> {
  if (typeof value === "string") yield [field, value];
  else if (Array.isArray(value))
    for (const [index, item] of value.entries()) yield* strings(item, [...field, index]);
  else if (value && typeof value === "object")
    for (const [key, item] of Object.entries(value)) yield* strings(item, [...field, key]);
}

function checkFiles(root: string, file: JsonFile): Problem[] {
  return [...strings(file.value)].flatMap(([field, value]) => {
    const picture = /\.(jpg|png)$/.test(value) && path.join(root, path.dirname(file.name), value);
    const served = /^\/[\w./-]+\.\w+$/.test(value) && path.join(root, "static", value);
    const target = served || picture;
    return target && !fs.existsSync(target)
      ? [
          file.problem(
            field,
            `no such file: ${path.relative(root, target)}; add the file or correct the name`,
          ),
        ]
      : [];
  });
}

function checkPaths(content: JsonFile[]): Problem[] {
  const seen = new Map<string, string>();
  return content
    .filter(({ name }) => name.startsWith("content/pages/"))
    .flatMap((file) => {
      const target = String(valueAt(file.value, ["path"]));
      const other = seen.get(target);
      seen.set(target, other ?? file.name);
      return other
        ? [file.problem(["path"], `${other} has the same path; give one of them another`)]
        : [];
    });
}

const textKey = /^([a-z-]+):([\w.-]+)$/;

function checkKeys(root: string, file: JsonFile, locales: JsonFile[]): Problem[] {
  const words = (namespace: string) =>
    locales.find(({ name }) => name === `locales/${defaultLanguage}/${namespace}.json`);
  const namespaces = valueAt(file.value, ["namespaces"]);
  const baked = Array.isArray(namespaces) ? namespaces.map(String) : undefined;
  const missing = (baked ?? []).flatMap((namespace, index) =>
    codes
      .map((code) => `locales/${code}/${namespace}.json`)
      .filter((name) => !fs.existsSync(path.join(root, name)))
      .map((name) =>
        file.problem(["namespaces", index], `there is no file ${name}; add it or correct the name`),
      ),
  );
  const unknown = [...strings(file.value)].flatMap(([field, value]) => {
    const [, namespace, key] = textKey.exec(value) ?? [];
    if (!namespace || !key) return [];
    if (typeof valueAt(words(namespace)?.value, key.split(".")) !== "string") {
      return [
        file.problem(
          field,
          `no text has the key ${value}; add it to locales/${defaultLanguage}/${namespace}.json and the other languages, or correct it`,
        ),
      ];
    }
    return baked && ![...layoutNamespaces, ...baked].includes(namespace)
      ? [
          file.problem(
            field,
            `this page does not load the namespace ${namespace}; add it to "namespaces"`,
          ),
        ]
      : [];
  });
  return [...missing, ...unknown];
}

/** A key without its plural form, so that languages with different forms can be compared. */
const withoutPlural = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, "");

function checkLocales(root: string, locales: JsonFile[]): Problem[] {
  return locales.flatMap((file) => {
    const own = new Map(
      [...strings(file.value)].map(([field, value]) => [
        withoutPlural(field.join(".")),
        { field, value },
      ]),
    );
    const empty = [...own.values()]
      .filter(({ value }) => !value.trim())
      .map(({ field }) => file.problem(field, "this text is empty; write it"));
    const [, code = "", namespace = ""] = /^locales\/([^/]+)\/(.+)\.json$/.exec(file.name) ?? [];
    const others = codes
      .filter((other) => other !== code)
      .flatMap((other) => {
        const name = `locales/${other}/${namespace}.json`;
        if (!fs.existsSync(path.join(root, name)))
          return [file.problem([], `there is no ${name}; add the same texts in that language`)];
        const words = locales.find((locale) => locale.name === name);
        if (!words) return [];
        const theirs = new Map(
          [...strings(words.value)].map(([field, value]) => [
            withoutPlural(field.join(".")),
            value,
          ]),
        );
        return [...own].flatMap(([key, { field, value }]) => {
          const translation = theirs.get(key);
          if (translation === undefined)
            return [
              file.problem(field, `${name} has no such text; add it there, or remove it here`),
            ];
          return variables(value) === variables(translation)
            ? []
            : [
                file.problem(
                  field,
                  `the {{variables}} differ from those in ${name}; use the same in both`,
                ),
              ];
        });
      });
    return [...empty, ...others];
  });
}

function variables(text: string): string {
  return [...new Set(text.match(/\{\{[^}]*\}\}/g))].sort().join();
}
