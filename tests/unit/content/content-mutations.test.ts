import fc from "fast-check";
import { type JsonPath, valueAt } from "../../../src/content/json-file";
import { foundWith } from "../fixtures/checked-site";
import { texts } from "../fixtures/small-site";

jest.mock("../../../src/i18n/languages", () => jest.requireActual("../fixtures/two-languages"));

type Json = Record<string | number, unknown>;

/** Every path in a JSON value. */
const pathsIn = (value: unknown, field: JsonPath = []): JsonPath[] =>
  value === null || typeof value !== "object"
    ? []
    : (Array.isArray(value) ? [...value.keys()] : Object.keys(value)).flatMap((key) => [
        [...field, key],
        ...pathsIn((value as Json)[key], [...field, key]),
      ]);

/** Mistakes in a value, in its parent. The check takes the first three where what is left can do without it. */
const mistakes: Record<string, (parent: Json, key: string | number) => void> = {
  delete: (parent, key) =>
    Array.isArray(parent) ? parent.splice(Number(key), 1) : delete parent[key],
  empty: (parent, key) => {
    const value = parent[key];
    parent[key] = Array.isArray(value) ? [] : typeof value === "string" ? "" : {};
  },
  double: (parent, key) => {
    if (Array.isArray(parent)) parent.push(structuredClone(parent[Number(key)]));
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
};

const mistaken = fc.constantFrom(...texts.keys()).chain((name) =>
  fc.record({
    name: fc.constant(name),
    kind: fc.constantFrom(...Object.keys(mistakes)),
    field: fc.constantFrom(...pathsIn(JSON.parse(texts.get(name) ?? ""))),
  }),
);

test("60 random mistakes: each is refused with a sentence that names the file, or takes away what may be missing", () => {
  const refused: string[] = [];
  fc.assert(
    fc.property(mistaken, ({ name, kind, field }) => {
      const value = JSON.parse(texts.get(name) ?? "");
      const before = JSON.stringify(value);
      mistakes[kind]?.(valueAt(value, field.slice(0, -1)) as Json, field.at(-1) ?? "");
      if (JSON.stringify(value) === before) return;
      const found = foundWith({ [name]: JSON.stringify(value, null, 2) }).join("\n");
      if (!found) return expect(["delete", "empty", "double"]).toContain(kind);
      refused.push(name);
      expect(found).toContain(name);
      expect(found).not.toMatch(/undefined|NaN|\[object|Error:|\n {2,}at /);
    }),
    { numRuns: 60, seed: 2016 },
  );
  expect(refused.length).toBeGreaterThan(36);
});
