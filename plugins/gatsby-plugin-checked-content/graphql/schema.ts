import fs from "node:fs";
import type { CreateSchemaCustomizationArgs, GatsbyGraphQLType } from "gatsby";
import type { GraphQLObjectType, GraphQLResolveInfo } from "graphql";
import { z } from "zod";
import { defaultLanguage, isLanguage } from "../../../shared/languages";
import { required } from "../schemas/field-tree";
import { fieldRoles, typeNames } from "../schemas/fields";
import { inlineDrawing, pngSize } from "../site/drawing";
import { namedEntries, namedEntry } from "./collections";
import { contentNode, field, type ResolverContext } from "./content-file";
import { schemasByType, unqueried } from "./node-types";
import { routeType } from "./routes";

/** Types of nodes that do not come from `content/`: the translations as the i18n plugin reads them, and nodes that are never read. */
const others = /* GraphQL */ `
  type Locale implements Node @dontInfer { language: String! ns: String! data: String! }
${routeType}
  type DrawingBox { left: Float! top: Float! width: Float! height: Float! }
  type ${unqueried} implements Node @dontInfer { id: ID! }
`;

const entryTypes = {
  cities: "City",
  sectors: "Sector",
  projects: "ContentProject",
  documents: "Document",
};

type FieldConfig = { type: string; [option: string]: unknown };

type Source = Record<string, unknown>;

/** Declares the types of content files, from their schemas. Throws on a group of fields without a name, and on a field that GraphQL has no type for. */
export function createContentSchema({ actions, schema: build }: CreateSchemaCustomizationArgs) {
  const types = new Map<string, GatsbyGraphQLType>();
  // Not inferred: queries must work with an empty list or a missing optional field.
  const node = { interfaces: ["Node"], extensions: { infer: false } };
  for (const [name, schema] of Object.entries(schemasByType)) declare(name, schema, node);
  actions.createTypes([...types.values(), others]);

  function declare(name: string, { shape }: z.ZodObject, options = {}) {
    const fields = (Object.entries(shape) as [string, z.ZodType][])
      .filter(([key]) => key !== "$schema")
      .map(([key, schema]) => [key, fieldOf(schema)]);
    const type = { name, fields: Object.fromEntries(fields), ...options };
    types.set(name, build.buildObjectType(type));
  }

  function fieldOf(schema: z.ZodType): FieldConfig {
    const inner = required(schema);
    const config = configOf(inner);
    return inner === schema ? { ...config, type: `${config.type}!` } : config;
  }

  function configOf(schema: z.ZodType): FieldConfig {
    const role = fieldRoles.get(schema);
    if (role?.kind === "image") return { type: "File", extensions: { fileByRelativePath: {} } };
    if (role?.kind === "entry")
      return field<Source>(entryTypes[role.list], (source, _args, { nodeModel }, { fieldName }) => {
        const named = source[fieldName];
        return Array.isArray(named)
          ? namedEntries(role.list, named, nodeModel)
          : namedEntry(role.list, named, nodeModel);
      });
    if (schema instanceof z.ZodArray) {
      const entry = fieldOf(schema.element as z.ZodType);
      return { ...entry, type: `[${entry.type}]` };
    }
    if (schema instanceof z.ZodObject) {
      if (Object.keys(schema.shape).every(isLanguage)) return localized(schema);
      const name = nameOf(schema);
      // As a value of `object-position`.
      if (name === "Focus")
        return field<Source>("String", ({ focus: point }) => {
          const { x, y } = (point ?? {}) as Partial<Record<"x" | "y", number>>;
          return point && `${x}% ${y}%`;
        });
      declare(name, schema);
      return { type: name };
    }
    // GraphQL enum values cannot contain a hyphen; such a list is a string.
    if (schema instanceof z.ZodEnum && schema.options.every((value) => /^\w+$/.test(`${value}`))) {
      const name = nameOf(schema);
      const values = Object.fromEntries(schema.options.map((value) => [value, {}]));
      types.set(name, build.buildEnumType({ name, values }));
      return { type: name };
    }
    if (schema instanceof z.ZodNumber) return { type: schema.isInt ? "Int" : "Float" };
    if (schema instanceof z.ZodBoolean) return { type: "Boolean" };
    if (schema instanceof z.ZodEnum || schema.def.type === "string") return { type: "String" };
    throw new Error(`No GraphQL type is known for a field of ${schema.def.type}.`);
  }
}

/** A fact with a value in each language: the one in that of the query, or the markup of the drawing that it names. */
function localized({ shape }: z.ZodObject): FieldConfig {
  const [first] = Object.values(shape) as [z.ZodType];
  const isDrawing = fieldRoles.get(required(first))?.kind === "drawing";
  const args = { language: { type: "String!", defaultValue: defaultLanguage } };
  return field<Source, { language: string }>(
    "String",
    (source, { language }, context, info) => {
      const textIn = (fact?: Record<string, string>) => {
        const text = fact?.[language];
        return text && isDrawing ? readDrawing(text, context, info) : text;
      };
      const value = source[info.fieldName] as Record<string, string>;
      return Array.isArray(value) ? value.map(textIn) : textIn(value);
    },
    args,
  );
}

/** The markup of a drawing; for a PNG that of a picture, which the site serves as it is. */
async function readDrawing(name: string, context: ResolverContext, info: GraphQLResolveInfo) {
  const file = await contentNode(context.nodeModel, name);
  if (!file) return undefined;
  const bytes = fs.readFileSync(file.absolutePath);
  if (!name.endsWith(".png")) return inlineDrawing(bytes.toString());
  const { publicURL } = (info.schema.getType("File") as GraphQLObjectType).getFields();
  const address = await publicURL?.resolve?.(file, {}, context, info);
  const { width, height } = pngSize(bytes);
  return `<img src="${address}" width="${width}" height="${height}" alt=""/>`;
}

function nameOf(schema: z.ZodType): string {
  const name = typeNames.get(schema)?.name;
  if (!name) throw new Error(`Name this among GraphQL types: ${JSON.stringify(schema.def)}`);
  return name;
}
