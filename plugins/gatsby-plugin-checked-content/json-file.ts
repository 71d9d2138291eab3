import {
  findNodeAtLocation,
  getNodePath,
  type Node,
  type ParseError,
  parseTree,
} from "jsonc-parser";
import { unwritable } from "../../shared/markup";
import { syntaxAdvice } from "./checks/json-syntax";
import { t } from "./messages";

/** A mistake in content, with its place. `formatProblem` makes one line of it. */
export interface Problem {
  file: string;
  /** Place in the file, both counted from 1. */
  line: number;
  column: number;
  /** The field, as in `items[2].image`; empty for the whole file. */
  field: string;
  message: string;
  /** Advice that does not stop a build. */
  isNote?: boolean;
}

export type JsonPath = (string | number)[];

/** A JSON file with its text, to find the line and column of each field. */
export class JsonFile<Value = unknown> {
  /** Of this type once the check has found no mistake; undefined in a file that is not valid JSON. */
  readonly value: Value;
  readonly syntaxProblems: Problem[];
  readonly strings: readonly [JsonPath, string][];
  private readonly tree?: Node;

  /** `name` is the file's path from the repository's root. */
  constructor(
    readonly name: string,
    private readonly text: string,
  ) {
    const errors: ParseError[] = [];
    this.tree = parseTree(text, errors, { disallowComments: true });
    this.syntaxProblems = this.syntaxProblemsOf(errors);
    this.value = (this.syntaxProblems.length > 0 ? undefined : JSON.parse(text)) as Value;
    this.strings = stringsIn(this.value);
  }

  private syntaxProblemsOf([error]: ParseError[]): Problem[] {
    const damaged = this.text.search(/[\uFFFD\0]/);
    if (this.text.startsWith("\uFEFF")) return [this.problemAt(0, t("byteOrderMark"))];
    if (damaged >= 0) return [this.problemAt(damaged, t("notUtf8"))];
    if (!error) return this.tree ? this.faultsIn(this.tree) : [];
    return [this.problemAt(error.offset, t("notJson", { advice: syntaxAdvice(this.text, error) }))];
  }

  /** Texts with control characters, and fields that stand twice in a group: of these JSON takes the last one without a word. */
  private faultsIn(node: Node): Problem[] {
    const [character] = node.type === "string" ? (unwritable.exec(node.value) ?? []) : [];
    if (character) {
      const code = `U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}`;
      return [this.problem(getNodePath(node), t("controlCharacter", { code }))];
    }
    const first = new Map<unknown, number>();
    return (node.children ?? []).flatMap((child) => {
      const key = child.type === "property" ? child.children?.[0] : undefined;
      const before = first.get(key?.value);
      if (key && before !== undefined) {
        const { line } = this.problemAt(before, "");
        return [this.problemAt(child.offset, t("fieldTwice", { line }), getNodePath(key))];
      }
      if (key) first.set(key.value, child.offset);
      return this.faultsIn(child);
    });
  }

  /** A problem at a field of this file, or at the nearest field around it that exists. */
  problem(field: JsonPath, message: string): Problem {
    let node: Node | undefined;
    for (let depth = field.length; this.tree && !node && depth >= 0; depth -= 1)
      node = findNodeAtLocation(this.tree, field.slice(0, depth));
    const start = node?.parent?.type === "property" ? node.parent : node;
    return this.problemAt(start?.offset ?? 0, message, field);
  }

  note(field: JsonPath, message: string): Problem {
    return { ...this.problem(field, message), isNote: true };
  }

  private problemAt(offset: number, message: string, field: JsonPath = []): Problem {
    const lines = this.text.slice(0, offset).split("\n");
    const column = (lines.at(-1)?.length ?? 0) + 1;
    return { file: this.name, line: lines.length, column, field: formatPath(field), message };
  }
}

/** Every text, number, true, false and null in a JSON value, with its path. */
export function leavesIn(value: unknown, field: JsonPath = []): [JsonPath, unknown][] {
  if (value === null || typeof value !== "object") return [[field, value]];
  const keys = Array.isArray(value) ? [...value.keys()] : Object.keys(value);
  return keys.flatMap((key) => leavesIn(valueAt(value, [key]), [...field, key]));
}

/** Every text in a JSON value, with its path. */
export function stringsIn(value: unknown): [JsonPath, string][] {
  return leavesIn(value).filter((leaf): leaf is [JsonPath, string] => typeof leaf[1] === "string");
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

function formatPath(field: JsonPath): string {
  const parts = field.map((part) => (typeof part === "number" ? `[${part}]` : `.${part}`));
  return parts.join("").replace(/^\./, "");
}

/** A problem of a whole file. */
export function fileProblem(file: string, message: string): Problem {
  return { file, line: 1, column: 1, field: "", message };
}

/** One line for a problem: `file:line:column › field: what is wrong, and what to do`. */
export function formatProblem({ file, line, column, field, message, isNote }: Problem): string {
  return `${file}:${line}:${column} › ${field ? `${field}: ` : ""}${isNote ? `${t("note")}: ` : ""}${message}`;
}
