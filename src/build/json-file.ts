import fs from "node:fs";
import path from "node:path";
import { findNodeAtLocation, type ParseError, parseTree, printParseErrorCode } from "jsonc-parser";

/** A mistake of a content maintainer, with its place: what `formatProblem` turns into one line. */
export interface Problem {
  /** Path from the repository's root. */
  file: string;
  /** Place in the file, both counted from 1. */
  line: number;
  column: number;
  /** The field, as in `items[2].image`; empty for the whole file. */
  field: string;
  message: string;
}

export type JsonPath = (string | number)[];

const syntaxAdvice: Record<string, string> = {
  CommaExpected: "a comma is missing before this",
  ColonExpected: "a colon is missing after the name of the field",
  CloseBraceExpected: "a closing } is missing",
  CloseBracketExpected: "a closing ] is missing",
  PropertyNameExpected:
    'a field name in "double quotes" is expected; is there a comma too many before this?',
  ValueExpected: "a value is expected; is there a comma too many before this?",
  UnexpectedEndOfString: 'a closing double quote " is missing',
  EndOfFileExpected: "there is something after the end of the content",
  InvalidCommentToken: "comments are not allowed in JSON",
};

/** A JSON file with its text, so that every field's place can be told. */
export class JsonFile {
  readonly name: string;
  readonly value: unknown;
  readonly syntaxProblems: Problem[];
  private readonly text: string;
  private readonly tree;

  /** Reads a file; `root` is the repository's folder and `name` the path from there. Throws when it cannot be read. */
  constructor(root: string, name: string) {
    this.name = name;
    this.text = fs.readFileSync(path.join(root, name), "utf8").replace(/^\uFEFF/, "");
    const errors: ParseError[] = [];
    this.tree = parseTree(this.text, errors, { disallowComments: true });
    this.syntaxProblems = errors.slice(0, 1).map(({ error, offset }) => {
      const code = printParseErrorCode(error);
      return {
        file: name,
        ...this.placeOf(offset),
        field: "",
        message: `this is not valid JSON: ${syntaxAdvice[code] ?? "a character stands where none is expected"}`,
      };
    });
    this.value = errors.length === 0 ? JSON.parse(this.text || "null") : undefined;
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

function formatPath(field: JsonPath): string {
  return field
    .map((part) => (typeof part === "number" ? `[${part}]` : `.${part}`))
    .join("")
    .replace(/^\./, "");
}

/** One line for a problem: `file:line:column › field: what is wrong, and what to do`. */
export function formatProblem({ file, line, column, field, message }: Problem): string {
  return `${file}:${line}:${column} › ${field ? `${field}: ` : ""}${message}`;
}
