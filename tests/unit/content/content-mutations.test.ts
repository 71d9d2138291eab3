import fc from "fast-check";
import { type JsonPath, valueAt } from "../../../src/content/json-file";
import { buildFaults } from "../fixtures/build-faults";
import { foundWith } from "../fixtures/checked-site";
import { texts } from "../fixtures/small-site";

jest.mock("../../../src/i18n/languages", () => jest.requireActual("../fixtures/two-languages"));

/** Every path in a JSON value, the value itself not among them. */
function pathsIn(value: unknown, field: JsonPath = []): JsonPath[] {
  if (value === null || typeof value !== "object") return [field];
  const keys = Array.isArray(value) ? [...value.keys()] : Object.keys(value);
  const inner = keys.flatMap((key) =>
    pathsIn((value as Record<string, unknown>)[key], [...field, key]),
  );
  return field.length > 0 ? [field, ...inner] : inner;
}

type Json = Record<string | number, unknown>;

/** A change to the parent of a path, or to the text of the file. */
const operations = {
  delete: (parent, key) => {
    if (Array.isArray(parent)) parent.splice(Number(key), 1);
    else delete parent[key];
  },
  rename: (parent, key) => {
    if (Array.isArray(parent)) return;
    parent[`${key}X`] = parent[key];
    delete parent[key];
  },
  retype: (parent, key) => {
    const value = parent[key];
    parent[key] = typeof value === "string" ? 5 : typeof value === "number" ? `${value}` : "x";
  },
  nullify: (parent, key) => {
    parent[key] = null;
  },
  empty: (parent, key) => {
    const value = parent[key];
    if (typeof value === "string") parent[key] = "";
    else if (Array.isArray(value)) parent[key] = [];
    else if (typeof value === "object") parent[key] = {};
    else parent[key] = null;
  },
  duplicate: (parent, key) => {
    if (Array.isArray(parent)) parent.push(structuredClone(parent[Number(key)]));
  },
} satisfies Record<string, (parent: Json, key: string | number) => void>;

/** Damage to the text itself: a character is removed or doubled. */
const damages = {
  "lose a sign": (text: string, at: number) => text.slice(0, at) + text.slice(at + 1),
  "cut off": (text: string, at: number) => text.slice(0, at),
};

const mutations = fc
  .constantFrom(...texts.keys())
  .chain((name) => {
    const text = texts.get(name) ?? "";
    const signs = signsIn(text);
    const paths = pathsIn(JSON.parse(text));
    const structural = fc.record({
      kind: fc.constantFrom(...(Object.keys(operations) as (keyof typeof operations)[])),
      field: fc.constantFrom(...paths),
    });
    const textual = fc.record({
      kind: fc.constantFrom(...(Object.keys(damages) as (keyof typeof damages)[])),
      at: fc.constantFrom(...signs),
    });
    return fc.record({
      name: fc.constant(name),
      change: fc.oneof({ weight: 8, arbitrary: structural }, { weight: 2, arbitrary: textual }),
    });
  })
  .map(({ name, change }) => ({ name, kind: change.kind, text: changed(name, change) }));

/** The positions of JSON's own characters: quotes, brackets, commas and colons outside of texts. */
function signsIn(text: string): number[] {
  return [...text.matchAll(/"(?:[^"\\]|\\.)*"|[{}[\]:,]/g)].flatMap(({ 0: token, index }) =>
    token.length > 1 ? [index, index + token.length - 1] : [index],
  );
}

type Change =
  | { kind: keyof typeof operations; field: JsonPath }
  | { kind: keyof typeof damages; at: number };

function changed(name: string, change: Change): string {
  const text = texts.get(name) ?? "";
  if ("at" in change) return damages[change.kind](text, change.at);
  const value = JSON.parse(text);
  const parent = valueAt(value, change.field.slice(0, -1)) as Json;
  operations[change.kind](parent, change.field.at(-1) ?? "");
  const after = JSON.stringify(value, null, 2);
  return after === JSON.stringify(JSON.parse(text), null, 2) ? text : after;
}

/** Edits that are allowed: leaving out an optional part, and an entry without an id once more. */
const acceptable = ["delete", "empty", "duplicate"];

test("500 random mistakes: each is refused with a line that names the file, or the site is built of it", () => {
  const counts = { accepted: 0, refused: 0 };
  fc.assert(
    fc.property(mutations, ({ name, kind, text }) => {
      if (text === texts.get(name)) return;
      const found = foundWith({ [name]: text }).join("\n");
      if (found) {
        counts.refused += 1;
        expect(found).toContain(name);
        expect(found).not.toMatch(/undefined|NaN|\[object|Error:|\n {2,}at /);
      } else {
        counts.accepted += 1;
        expect(acceptable).toContain(kind);
        expect(buildFaults(new Map(texts).set(name, text))).toEqual([]);
      }
    }),
    { numRuns: 500, seed: 2016 },
  );
  expect(counts.accepted).toBeGreaterThan(0);
  expect(counts.refused).toBeGreaterThan(300);
}, 300_000);
