import fs from "node:fs";
import type { CreateSchemaCustomizationArgs } from "gatsby";
import type { GraphQLObjectType, GraphQLResolveInfo, GraphQLSchema } from "graphql";
import { inlineDrawing, pngSize } from "../content/drawing";
import type { EntryList } from "../content/schemas/fields";
import { defaultLanguage } from "../i18n/languages";
import { namedEntry } from "./collections";
import { contentNode, type ResolverContext } from "./content-file";
import { schemasByType, unqueried } from "./node-types";
import { typeDefinitions } from "./type-definitions";

/** Types of nodes that do not come from `content/`: the translations as the i18n plugin reads them, and nodes that are never read. */
const others = /* GraphQL */ `
  type Locale implements Node @dontInfer { language: String! ns: String! data: String! }
  type DrawingBox { left: Float! top: Float! width: Float! height: Float! }
  type ${unqueried} implements Node @dontInfer { id: ID! }
`;

/** A text in each language. */
type Localized = Record<string, string>;

/**
 * Declares the types and four directives. For a fact with one value for each language `@localized` resolves to the
 * value in the language of the query, `@drawing` to the markup of the file that it names; `@focus` to a point as
 * `object-position` has it, `@entry` to the entry of a list that is named.
 */
export function createContentSchema({ actions }: CreateSchemaCustomizationArgs): void {
  const directives: [
    name: string,
    resolve: (text: string, context: ResolverContext, schema: GraphQLSchema) => unknown,
  ][] = [
    ["localized", (text) => text],
    ["drawing", readDrawing],
  ];
  for (const [name, resolve] of directives) {
    actions.createFieldExtension({
      name,
      extend: () => ({
        args: { language: { type: "String!", defaultValue: defaultLanguage } },
        resolve: (
          source: Record<string, Localized | Localized[] | undefined>,
          { language }: { language: string },
          context: ResolverContext,
          { fieldName, schema }: GraphQLResolveInfo,
        ) => {
          const value = source[fieldName];
          const localize = (localized?: Localized) => {
            const text = localized?.[language];
            return text && resolve(text, context, schema);
          };
          return Array.isArray(value) ? value.map(localize) : localize(value);
        },
      }),
    });
  }
  actions.createFieldExtension({
    name: "focus",
    extend: () => ({
      resolve: ({ focus }: { focus?: { x: number; y: number } }) =>
        focus && `${focus.x}% ${focus.y}%`,
    }),
  });
  actions.createFieldExtension({
    name: "entry",
    args: { list: "String!" },
    extend: ({ list }: { list: EntryList }) => ({
      resolve: (
        source: Record<string, string | undefined>,
        _args: object,
        { nodeModel }: ResolverContext,
        { fieldName }: GraphQLResolveInfo,
      ) => namedEntry(list, source[fieldName], nodeModel),
    }),
  });
  actions.createTypes([typeDefinitions(schemasByType), others]);
}

/** The markup of a drawing; for a PNG that of a picture, which the site serves as it is. */
async function readDrawing(name: string, context: ResolverContext, schema: GraphQLSchema) {
  const file = await contentNode(context.nodeModel, name);
  if (!file) return undefined;
  const bytes = fs.readFileSync(file.absolutePath);
  if (!name.endsWith(".png")) return inlineDrawing(bytes.toString());
  const { publicURL } = (schema.getType("File") as GraphQLObjectType).getFields();
  const address = await publicURL?.resolve?.(file, {}, context, {} as GraphQLResolveInfo);
  const { width, height } = pngSize(bytes);
  return `<img src="${address}" width="${width}" height="${height}" alt=""/>`;
}
