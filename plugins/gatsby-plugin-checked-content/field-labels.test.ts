import { z } from "zod";
import { collectionNames } from "./collections";
import { contentSchemas } from "./content-schemas";
import { findLabels, guideLanguages, labels, labelsKey } from "./field-labels";
import { fieldsOf } from "./schemas/field-tree";

/** The path and the schema of a field and of all fields below it. */
function fieldsBelow(path: string, schema: z.ZodType): [path: string, schema: z.ZodType][] {
  if (schema instanceof z.ZodArray)
    return [[path, schema], ...fieldsBelow(`${path}[]`, schema.element as z.ZodType)];
  if (!(schema instanceof z.ZodObject)) return [[path, schema]];
  const inner = fieldsOf(schema, path).flatMap((field) => fieldsBelow(field.path, field.schema));
  const { catchall } = schema.def;
  // Entries whose names content gives.
  if (catchall instanceof z.ZodObject) inner.push(...fieldsBelow(`${path}.*`, catchall));
  return [[path, schema], ...inner];
}

const fields = Object.entries(contentSchemas).flatMap(([name, schema]) =>
  fieldsBelow(name, schema),
);

/** An entry of a list may go by the words of the list; texts say themselves what they are, but for the list of clients. */
const withoutOwn = /\[\]$|-locale(?!\.items)/;

describe.each(guideLanguages)("in the language %s", (language) => {
  test("every field has labels", () => {
    const missing = fields.filter(([path, schema]) => !findLabels(path, schema, language));
    expect(missing.map(([path]) => path).filter((path) => !withoutOwn.test(path))).toEqual([]);
  });

  test("all labels belong to a field or a collection", () => {
    const used = [...fields.map(([path]) => labelsKey(path)), ...collectionNames];
    const unused = Object.keys(labels[language]).filter((key) => !used.some((one) => one === key));
    expect(unused).toEqual([]);
  });
});
