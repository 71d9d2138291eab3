import type { JsonFile, JsonPath, Problem } from "../json-file";
import { messages } from "../messages";
import { valueAt } from "../site-files";

/** Fields whose value must be unique in a list. */
const unique = ["id", "network", "to"];

/** Entries of one list with the same name. */
export function checkDuplicates(file: JsonFile): Problem[] {
  const isWords = file.name.startsWith("locales/");
  const keys = isWords ? ["name"] : unique;
  return listsIn(file.value).flatMap(([field, list]) => [
    ...repeatedEntries(file, field, list),
    ...keys.flatMap((key) => repeated(file, field, list, key)),
  ]);
}

/** Plain values that are in a list twice. */
function repeatedEntries(file: JsonFile, field: JsonPath, list: unknown[]): Problem[] {
  const seen = new Set<unknown>();
  return list.flatMap((entry, index) => {
    const isFirst = typeof entry !== "string" || !seen.has(entry);
    seen.add(entry);
    return isFirst ? [] : [file.problem([...field, index], messages.twiceInList(entry))];
  });
}

function repeated(file: JsonFile, field: JsonPath, list: unknown[], key: string): Problem[] {
  const first = new Map<unknown, number>();
  return list.flatMap((entry, index) => {
    const value = valueAt(entry, [key]);
    const earlier = first.get(value);
    if (value === undefined || earlier === undefined) {
      first.set(value, index);
      return [];
    }
    return [file.problem([...field, index, key], messages.sameName(earlier, key, value))];
  });
}

/** Pages with the same path. */
export function checkRoutes(pages: JsonFile[]): Problem[] {
  const first = new Map<string, string>();
  return pages.flatMap((file) => {
    const address = String(valueAt(file.value, ["path"])).toLowerCase();
    const other = first.get(address);
    if (!other) first.set(address, file.name);
    return other ? [file.problem(["path"], messages.samePath(other))] : [];
  });
}

function listsIn(value: unknown, field: JsonPath = []): [JsonPath, unknown[]][] {
  if (value === null || typeof value !== "object") return [];
  const inner = Object.entries(value).flatMap(([key, item]) =>
    listsIn(item, [...field, Array.isArray(value) ? Number(key) : key]),
  );
  return Array.isArray(value) ? [[field, value], ...inner] : inner;
}
