import fs from "node:fs";
import { z } from "zod";
import { singleSchemas } from "../../../src/content/content-schemas";
import { fieldsOf } from "../../../src/content/field-tree";
import { roles } from "../../../src/content/schemas/fields";
import { nodeType } from "../../../src/graphql/node-types";

const queries = fs
  .readdirSync("src", { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".tsx"))
  .flatMap((name) => fs.readFileSync(`src/${name}`, "utf8").match(/graphql`[^`]*`/g) ?? []);

function isSpelledOut(schema: z.ZodType): boolean {
  const spellings = schema instanceof z.ZodObject ? Object.values(schema.shape) : [];
  return spellings.some((spelling) => roles.get(spelling as z.ZodType)?.kind === "text");
}

test.each(Object.entries(singleSchemas).filter(([, { shape }]) => "items" in shape))(
  "what an entry of content/%s.json spells in each language is shown",
  (name, { shape }) => {
    const { element } = (shape as { items: z.ZodArray<z.ZodObject> }).items;
    const shown = queries.filter((query) => query.includes(` on ${nodeType(name)} `)).join();
    const spelled = fieldsOf(element, name).filter(({ schema }) => isSpelledOut(schema));
    const unshown = spelled.filter((field) => !shown.includes(` ${field.name}(language: `));
    expect(unshown.map((field) => field.path)).toEqual([]);
  },
);
