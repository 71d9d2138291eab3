import fs from "node:fs";
import path from "node:path";

/** The string literals of a source file, some of which are keys. */
interface SourceFile {
  literals: Set<string>;
  /** Template literals with a part known only at run time, such as `hours.${id}.title`. */
  patterns: RegExp[];
  /** Keys that are read as whole objects. */
  groups: string[];
  /** Keys of `t("…")` calls, when the file uses one namespace. */
  asked: { namespace: string; key: string }[];
}

/** Which texts the site's code shows. */
export interface CodeKeys {
  /** Keys that code names in full. */
  asked: { namespace: string; key: string }[];
  /** True when code may show a text; when in doubt, true. */
  mayUse(namespace: string, key: string): boolean;
  /** True when code names the namespace. */
  names(namespace: string): boolean;
}

/**
 * Reads the keys from the code in `src/`, but not from the rooms that only build. Without that folder no text counts as
 * unused. `i18next-cli` finds the keys written in full, not those with a part known only at run time, and takes seconds.
 */
export function readCodeKeys(root: string): CodeKeys | undefined {
  const folder = path.join(root, "src");
  if (!fs.existsSync(folder)) return undefined;
  const files = fs
    .readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter(
      (name) => /\.tsx?$/.test(name) && !/^(content|graphql|publish)[\\/]|\.d\.ts$/.test(name),
    )
    .map((name) => sourceFile(path.join(folder, name)));
  const everywhere = new Set(files.flatMap(({ literals }) => [...literals]));
  const naming = new Map<string, SourceFile[]>();
  const filesOf = (namespace: string) => {
    const found = naming.get(namespace) ?? files.filter((file) => names(file, namespace));
    naming.set(namespace, found);
    return found;
  };
  return {
    asked: files.flatMap(({ asked }) => asked),
    names: (namespace) => filesOf(namespace).length > 0,
    mayUse: (namespace, key) =>
      // A key of several parts is never an ordinary word.
      (key.includes(".") && everywhere.has(key)) ||
      filesOf(namespace).some((file) => mentions(file, namespace, key)),
  };
}

function names({ literals }: SourceFile, namespace: string): boolean {
  return [...literals].some(
    (literal) => literal === namespace || literal.startsWith(`${namespace}:`),
  );
}

function mentions({ literals, patterns, groups }: SourceFile, namespace: string, key: string) {
  const spellings = [key, `${namespace}:${key}`];
  return spellings.some(
    (spelling) =>
      literals.has(spelling) ||
      patterns.some((pattern) => pattern.test(spelling)) ||
      groups.some((group) => spelling.startsWith(`${group}.`)),
  );
}

/** Source files by path and modification time, so that unchanged files are read once. */
const known = new Map<string, SourceFile>();

function sourceFile(file: string): SourceFile {
  const key = `${file} ${fs.statSync(file).mtimeMs}`;
  const source = known.get(key) ?? readSource(fs.readFileSync(file, "utf8"));
  known.set(key, source);
  return source;
}

function readSource(text: string): SourceFile {
  const strings = [...text.matchAll(/"([^"\n]*)"|`((?:[^`\\]|\\.)*)`/g)];
  const templates = strings.flatMap(([, , template]) => template ?? []);
  const namespaces = new Set(
    [...text.matchAll(/(?:useTranslation|RuntimeWords)\(([^)]*)\)/g)].map(
      ([, name = ""]) => name || '"common"',
    ),
  );
  const [only = ""] = namespaces;
  const namespace = namespaces.size === 1 ? /^"([\w-]+)"$/.exec(only)?.[1] : undefined;
  const calls = [...text.matchAll(/[^\w.]t\(\s*"([\w.-]+)"/g)].map(([, key = ""]) => key);
  return {
    literals: new Set([
      ...strings.flatMap(([, string]) => string ?? []),
      ...templates,
      ...(namespaces.has('"common"') ? ["common"] : []),
      ...templates.flatMap((template) =>
        [...template.matchAll(/"([^"\n]*)"/g)].map(([, inner = ""]) => inner),
      ),
    ]),
    patterns: templates
      .filter((template) => /^[\w.:-]*\$\{[^}]*\}[\w.:-]*/.test(template))
      .map(patternOf),
    groups: [...text.matchAll(/"([\w.:-]+)",\s*\{\s*returnObjects/g)].map(([, key = ""]) => key),
    asked: namespace ? calls.map((key) => ({ namespace, key })) : [],
  };
}

function patternOf(template: string): RegExp {
  const fixed = template
    .split(/\$\{[^}]*\}/)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`^${fixed.join("[^.]+")}$`);
}
