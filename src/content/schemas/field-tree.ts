import { z } from "zod";
import { fieldWords, type Words } from "./fields";

/** A field of a group: what it is called, whether it must be there, and its schema without the mark that it may be left out. */
export interface Field {
  name: string;
  isNeeded: boolean;
  words: Words;
  schema: z.ZodType;
  example?: unknown;
}

/** The fields of a group, in their order. Throws at a field that nothing is said of. */
export function fieldsOf(group: z.ZodObject): Field[] {
  return Object.entries(group.shape).map(([name, field]) => {
    const outer = field as z.ZodType;
    const schema = inner(outer);
    const words = fieldWords.get(outer) ?? fieldWords.get(schema);
    if (!words) throw new Error(`The field ${name} has no words: set them with described().`);
    const { examples } = outer.meta() ?? schema.meta() ?? {};
    const [example] = Array.isArray(examples) ? examples : [];
    return { name, isNeeded: outer === schema, words, schema, example };
  });
}

/** A field's schema without the mark that it may be left out. */
function inner(field: z.ZodType): z.ZodType {
  return field instanceof z.ZodOptional ? inner(field.unwrap() as z.ZodType) : field;
}
