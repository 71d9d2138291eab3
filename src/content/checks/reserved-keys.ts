import type { JsonFile, Problem } from "../json-file";
import { messages } from "../messages";
import { valueAt } from "../site-files";

/** Every GraphQL node has these keys, and gatsby-transformer-json copies the top-level keys of a file to its node. */
export const reservedKeys = ["id", "parent", "children", "fields", "internal"];

/** Top-level keys that Gatsby reserves. */
export function checkReservedKeys(file: JsonFile): Problem[] {
  return reservedKeys
    .filter((key) => valueAt(file.value, [key]) !== undefined)
    .map((key) => file.problem([key], messages.reservedKey));
}
