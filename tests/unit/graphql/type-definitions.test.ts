import { reservedKeys } from "../../../src/content/checks/structure";
import { schemasByType } from "../../../src/graphql/node-types";

test.each(Object.entries(schemasByType))(
  "%s has no key that nodes have themselves",
  (_name, { shape }) => {
    expect(Object.keys(shape).filter((key) => reservedKeys.includes(key))).toEqual([]);
  },
);
