import type { Node } from "gatsby";
import { entrySchemas } from "../collections";
import { schemaNameOf, singleSchemas } from "../content-schemas";
import { page } from "../schemas/page";

/** The type of nodes that no query asks for: unknown files, and translations, which the i18n plugin turns into its own nodes. */
export const unqueried = "UnqueriedJson";

/** The GraphQL type of a schema's files: `who-we-are.json` is a `ContentWhoWeAre`. */
export function nodeType(schemaName: string): string {
  const words = schemaName.split("-").map((word) => word.slice(0, 1).toUpperCase() + word.slice(1));
  return `Content${words.join("")}`;
}

const queried = { ...singleSchemas, page, ...entrySchemas };

/** The schemas of the files that queries ask for, by the type of their nodes. */
export const schemasByType = Object.fromEntries(
  Object.entries(queried).map(([name, schema]) => [nodeType(name), schema]),
);

/** The option of gatsby-transformer-json: the type of the node of a file. */
export function typeName({ node }: { node: Node }): string {
  const { sourceInstanceName, relativePath } = node as Node & Record<string, unknown>;
  const type = nodeType(schemaNameOf(`${sourceInstanceName}/${relativePath}`) ?? "");
  return Object.hasOwn(schemasByType, type) ? type : unqueried;
}

/** The query field of a schema; that of `site.json` is not `site`, which is Gatsby's own. */
export const fieldName = (name: string) =>
  name === "site"
    ? "siteFacts"
    : name.replace(/-(\w)/g, (_all, letter: string) => letter.toUpperCase());

/** The content file that each query field reads, by the field's name: `whoWeAre` reads `who-we-are`. */
export const queryFields: Readonly<Record<string, string>> = Object.fromEntries(
  Object.keys(singleSchemas).map((name) => [fieldName(name), name]),
);
