import { z } from "zod";
import { contentSchemas } from "../../../src/content/content-schemas";
import { findWords, guideLanguages, words, wordsKey } from "../../../src/content/field-words";
import { fieldsOf } from "../../../src/content/schemas/field-tree";
import { localeParts } from "../../../src/content/schemas/locale";

/** The path and the schema of a field and of all fields below it. */
function fieldsBelow(path: string, schema: z.ZodType): [path: string, schema: z.ZodType][] {
  const inner =
    schema instanceof z.ZodArray
      ? fieldsBelow(`${path}[]`, schema.element as z.ZodType)
      : schema instanceof z.ZodObject
        ? fieldsOf(schema, path).flatMap((field) => fieldsBelow(field.path, field.schema))
        : [];
  return [[path, schema], ...inner];
}

const fields = [
  ...Object.entries(contentSchemas).flatMap(([name, schema]) => fieldsBelow(name, schema)),
  ...Object.entries(localeParts),
];

/** An entry of a list may go by the words of the list; two schemas are not forms but sets of texts. */
const withoutOwn = /\[\]$|^(clients-)?locale$/;

describe.each(guideLanguages)("in the language %s", (language) => {
  test("every field has words", () => {
    const missing = fields.filter(([path, schema]) => !findWords(path, schema, language));
    expect(missing.map(([path]) => path).filter((path) => !withoutOwn.test(path))).toEqual([]);
  });

  test("all words belong to a field", () => {
    const used = fields.map(([path]) => wordsKey(path, language));
    const unused = Object.keys(words[language].fields).filter((key) => !used.includes(key));
    expect(unused).toEqual([]);
  });
});
