import type { CreateSchemaCustomizationArgs } from "gatsby";
import { defaultLanguage } from "../i18n/languages";
import { drawingExtension } from "./drawing-extension";
import { schemasByType, unqueried } from "./node-types";
import { typeDefinitions } from "./type-definitions";

/** Types of nodes that do not come from `content/`: the words as the i18n plugin reads them, and nodes that are never read. */
const others = /* GraphQL */ `
  type Locale implements Node @dontInfer { language: String! ns: String! data: String! }
  type ${unqueried} implements Node @dontInfer { id: ID! }
`;

/** Declares the types, and `@localized`: a fact with one spelling for each language resolves to the spelling that is asked for. */
export function createContentSchema({ actions }: CreateSchemaCustomizationArgs): void {
  actions.createFieldExtension({
    name: "localized",
    extend: () => ({
      args: { language: { type: "String!", defaultValue: defaultLanguage } },
      resolve: (
        source: Record<string, Record<string, string>>,
        { language }: { language: string },
        _context: unknown,
        { fieldName }: { fieldName: string },
      ) => source[fieldName]?.[language],
    }),
  });
  actions.createFieldExtension(drawingExtension);
  actions.createTypes([typeDefinitions(schemasByType), others]);
}
