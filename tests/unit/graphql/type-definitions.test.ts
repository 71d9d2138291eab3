import { z } from "zod";
import { reservedKeys } from "../../../src/content/checks/structure";
import { group, image, localized, oneOf } from "../../../src/content/schemas/fields";
import { schemasByType } from "../../../src/graphql/node-types";
import { typeDefinitions } from "../../../src/graphql/type-definitions";

jest.mock("../../../src/i18n/languages", () => jest.requireActual("../fixtures/two-languages"));

const geo = group("Geo", { latitude: z.number() });
const day = oneOf("Day", ["Mo", "Tu"]);
const picture = image(320, "a.png");

/** A field's schema, and the type that it makes. */
const fields: [string, z.ZodType, string][] = [
  ["a text", z.string().min(1), "String!"],
  ["an address", z.url(), "String!"],
  ["a field that may be left out", z.string().optional(), "String"],
  ["a number", z.number(), "Float!"],
  ["a whole number", z.int().min(1900), "Int!"],
  ["yes or no", z.boolean(), "Boolean!"],
  ["a list", z.array(z.string()).min(1), "[String!]!"],
  ["a list that may be left out", z.array(z.string()).optional(), "[String!]"],
  ["a group", geo, "Geo!"],
  ["a group with a rule", geo.refine(() => true), "Geo!"],
  ["a list of groups", z.array(geo), "[Geo!]!"],
  ["a closed list", day, "Day!"],
  ["some of a closed list", z.array(day), "[Day!]!"],
  ["a closed list that GraphQL cannot spell", z.enum(["not-found", "home"]), "String!"],
  ["a picture", picture, "File! @fileByRelativePath"],
  ["a picture that may be left out", picture.optional(), "File @fileByRelativePath"],
  ["pictures", z.array(picture), "[File!]! @fileByRelativePath"],
  ["a fact in each language", localized(40, "", ""), "String! @localized"],
];

test.each(fields)("%s has the type that queries expect", (_name, schema, type) => {
  const definitions = typeDefinitions({ ContentSite: z.strictObject({ field: schema }) });
  expect(/\bfield: (.*)/.exec(definitions)?.[1]).toBe(type);
});

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
