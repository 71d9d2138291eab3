import fs from "node:fs";
import { withFieldTables } from "./field-table";
import { jsonSchemas } from "./json-schemas";

const guides = {
  "content/README.md": "en",
  "content/README.ar.md": "ar",
  "locales/README.md": "en",
  "locales/README.ar.md": "ar",
} as const;

/** The committed files that come from the schemas, each path with the text that it should have. */
export function generatedFiles(): Map<string, string> {
  const schemas = jsonSchemas();
  const files = [...schemas].map(
    ([name, schema]) => [`schemas/${name}`, `${JSON.stringify(schema, null, 2)}\n`] as const,
  );
  const texts = Object.entries(guides).map(
    ([name, language]) => [name, withFieldTables(fs.readFileSync(name, "utf8"), language)] as const,
  );
  return new Map([...files, ...texts]);
}
