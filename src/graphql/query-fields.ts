import { singleSchemas } from "../content/content-schemas";

/** The query field of each content file; that of `site.json` is not `site`, which is Gatsby's own. */
const fieldName = (name: string) =>
  name === "site"
    ? "siteFacts"
    : name.replace(/-(\w)/g, (_all, letter: string) => letter.toUpperCase());

/** The content file that each query field reads, by the field's name: `whoWeAre` reads `who-we-are`. */
export const queryFields: Readonly<Record<string, string>> = Object.fromEntries(
  Object.keys(singleSchemas).map((name) => [fieldName(name), name]),
);
