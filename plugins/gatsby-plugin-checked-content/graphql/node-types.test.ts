import { schemasByType } from "./node-types";

const reserved = ["id", "parent", "children", "fields", "internal"];

test.each(Object.entries(schemasByType))(
  "%s has no key that nodes have themselves",
  (_name, { shape }) => {
    expect(Object.keys(shape).filter((key) => reserved.includes(key))).toEqual([]);
  },
);
