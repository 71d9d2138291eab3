import type { JsonFile, Problem } from "../json-file";
import { valueAt } from "../site-files";

/** Every GraphQL node has these itself, and gatsby-transformer-json makes each key at the top of a file a key of a node. */
export const reservedKeys = ["id", "parent", "children", "fields", "internal"];

/** Keys at the top of a file that Gatsby keeps for itself. */
export function checkReservedKeys(file: JsonFile): Problem[] {
  return reservedKeys
    .filter((key) => valueAt(file.value, [key]) !== undefined)
    .map((key) =>
      file.problem([key], "Gatsby keeps this name at the top of a file for itself; choose another"),
    );
}
