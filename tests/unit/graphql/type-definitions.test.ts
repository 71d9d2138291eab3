import { z } from "zod";
import { reservedKeys } from "../../../src/content/checks/structure";
import { group } from "../../../src/content/schemas/fields";
import { schemasByType } from "../../../src/graphql/node-types";
import { typeDefinitions } from "../../../src/graphql/type-definitions";

jest.mock("../../../src/i18n/languages", () => jest.requireActual("../fixtures/two-languages"));

const geo = group("Geo", { latitude: z.number() });

test.each([
  ["a group without a name", z.strictObject({ a: z.string() }), /^Name this/],
  ["a closed list without a name", z.enum(["a", "b"]), /^Name this/],
  [
    "a name that two groups have",
    group("Geo", { longitude: z.number() }),
    /^Two schemas are called Geo/,
  ],
  ["what GraphQL has no type for", z.date(), /^No GraphQL type is known for a field of date/],
])("%s is an error", (_name, schema, message) => {
  const definitions = () => typeDefinitions({ ContentSite: z.strictObject({ geo, schema }) });
  expect(definitions).toThrow(message);
});

test.each(Object.entries(schemasByType))(
  "%s has no key that nodes have themselves",
  (_name, { shape }) => {
    expect(Object.keys(shape).filter((key) => reservedKeys.includes(key))).toEqual([]);
  },
);
