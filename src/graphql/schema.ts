import fs from "node:fs";
import type { CreateSchemaCustomizationArgs } from "gatsby";
import { inlineDrawing } from "../content/drawing";
import { defaultLanguage } from "../i18n/languages";
import { contentFile, type ResolverContext } from "./content-file";
import { schemasByType, unqueried } from "./node-types";
import { typeDefinitions } from "./type-definitions";

/** Types of nodes that do not come from `content/`: the words as the i18n plugin reads them, and nodes that are never read. */
const others = /* GraphQL */ `
  type Locale implements Node @dontInfer { language: String! ns: String! data: String! }
  type DrawingBox { left: Float! top: Float! width: Float! height: Float! }
  type ${unqueried} implements Node @dontInfer { id: ID! }
`;

/** A text in each language. */
type Spellings = Record<string, string>;

/**
 * Declares the types and two directives for a fact with one spelling for each language: `@localized` resolves to the
 * spelling in the language of the query, `@drawing` to the markup of the file that it names.
 */
export function createContentSchema({ actions }: CreateSchemaCustomizationArgs): void {
  const directives: [name: string, resolve: (text: string, context: ResolverContext) => unknown][] =
    [
      ["localized", (text) => text],
      ["drawing", readDrawing],
    ];
  for (const [name, resolve] of directives) {
    actions.createFieldExtension({
      name,
      extend: () => ({
        args: { language: { type: "String!", defaultValue: defaultLanguage } },
        resolve: (
          source: Record<string, Spellings | Spellings[] | undefined>,
          { language }: { language: string },
          context: ResolverContext,
          { fieldName }: { fieldName: string },
        ) => {
          const value = source[fieldName];
          const spell = (spellings?: Spellings) => {
            const text = spellings?.[language];
            return text && resolve(text, context);
          };
          return Array.isArray(value) ? value.map(spell) : spell(value);
        },
      }),
    });
  }
  actions.createTypes([typeDefinitions(schemasByType), others]);
}

async function readDrawing(name: string, { nodeModel }: ResolverContext) {
  const file = await contentFile(nodeModel, name);
  return file ? inlineDrawing(fs.readFileSync(file.absolutePath, "utf8")) : undefined;
}
