import {
  findNodeAtLocation,
  getNodePath,
  type Node,
  type ParseError,
  parseTree,
} from "jsonc-parser";
import { damagedAt, syntaxAdvice } from "./json-syntax";
import { messages } from "./messages";

/** A mistake in content, with its place. `formatProblem` makes one line of it. */
export interface Problem {
  /** Path from the repository's root. */
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
export class JsonFile {
  readonly name: string;
  readonly value: unknown;
  readonly syntaxProblems: Problem[];
  private readonly text: string;
  private readonly source: string;
  private found?: [JsonPath, string][];
  private readonly tree;

  /** Takes a file's text; `name` is its path from the repository's root. */
  constructor(name: string, text: string) {
    this.name = name;
    this.source = text;
    this.text = text.replace(/^\uFEFF/, "");
    const errors: ParseError[] = [];
    this.tree = parseTree(this.text, errors, { disallowComments: true });
    const fault = this.unreadable(errors);
    this.value = fault ? undefined : JSON.parse(this.text);
    this.syntaxProblems = fault ? [fault] : this.repeatedFields();
  }

  /** True when the file was parsed from this text. */
  isOf(text: string): boolean {
    return this.source === text;
  }

  /** Every text in the file, with its path. */
  get strings(): readonly (readonly [JsonPath, string])[] {
    this.found ??= [...stringsIn(this.value)];
    return this.found;
  }

  private unreadable([error]: ParseError[]): Problem | undefined {
    const say = (offset: number, message: string) => ({
      file: this.name,
      ...this.placeOf(offset),
      field: "",
      message,
    });
    if (this.source !== this.text) return say(0, messages.byteOrderMark);
    const damaged = damagedAt(this.text);
    if (damaged !== undefined) return say(damaged, messages.notUtf8);
    return error && say(error.offset, messages.notJson(syntaxAdvice(this.text, error)));
  }

  /** A duplicate field is valid JSON, but only its last value counts. */
  private repeatedFields(): Problem[] {
    return objectsIn(this.tree).flatMap((object) => {
      const seen = new Set<string>();
      return (object.children ?? []).flatMap((property) => {
        const [name] = property.children ?? [];
        if (!name || !seen.has(name.value)) {
          seen.add(name?.value);
          return [];
        }
        const field = formatPath([...getNodePath(object), name.value]);
        const place = this.placeOf(name.offset);
        return [{ file: this.name, ...place, field, message: messages.repeatedField }];
      });
    });
  }

  /** A problem at a field of this file, or at the nearest field around it that exists. */
  problem(field: JsonPath, message: string): Problem {
    let node = this.tree;
    for (let depth = field.length; depth >= 0 && this.tree; depth -= 1) {
      node = findNodeAtLocation(this.tree, field.slice(0, depth));
      if (node) break;
    }
    const place = this.placeOf(
      node?.parent?.type === "property" ? node.parent.offset : (node?.offset ?? 0),
    );
    return { file: this.name, ...place, field: formatPath(field), message };
  }

  private placeOf(offset: number): { line: number; column: number } {
    const before = this.text.slice(0, offset).split("\n");
    return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
  }
}

/** Every string in a JSON value, with its path. */
export function* stringsIn(value: unknown, field: JsonPath = []): Generator<[JsonPath, string]> {
  if (typeof value === "string") yield [field, value];
  else if (Array.isArray(value))
    for (const [index, item] of value.entries()) yield* stringsIn(item, [...field, index]);
  else if (value && typeof value === "object")
    for (const [key, item] of Object.entries(value)) yield* stringsIn(item, [...field, key]);
}

function objectsIn(node?: Node): Node[] {
  const inner = (node?.children ?? []).flatMap(objectsIn);
  return node?.type === "object" ? [node, ...inner] : inner;
}

function formatPath(field: JsonPath): string {
  return field
    .map((part) => (typeof part === "number" ? `[${part}]` : `.${part}`))
    .join("")
    .replace(/^\./, "");
}

/** One line for a problem: `file:line:column › field: what is wrong, and what to do`. */
export function formatProblem({ file, line, column, field, message, isNote }: Problem): string {
  return `${file}:${line}:${column} › ${field ? `${field}: ` : ""}${isNote ? "note: " : ""}${message}`;
}
