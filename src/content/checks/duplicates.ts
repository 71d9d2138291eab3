import type { JsonFile, JsonPath, Problem } from "../json-file";
import { messages } from "../messages";
import { templates } from "../schemas/page";
import { valueAt } from "../site-files";

/** Fields whose value must be unique in a list. */
const unique = ["id", "network", "to"];
/** Visitors choose a section of a page by its title. */
const uniqueInSections = [...unique, "title"];

/** Entries of one list with the same name. */
export function checkDuplicates(file: JsonFile): Problem[] {
  const isWords = file.name.startsWith("locales/");
  return listsIn(file.value).flatMap(([field, list]) => {
    const keys = field.at(-1) === "sections" ? uniqueInSections : unique;
    return [
      ...repeatedEntries(file, field, list),
      ...(isWords ? ["name"] : keys).flatMap((key) => repeated(file, field, list, key)),
    ];
  });
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

/** Pages with the same path. Reports the new page, not the one whose template or file name fits the path. */
export function checkRoutes(pages: JsonFile[]): Problem[] {
  const addressOf = ({ value }: JsonFile) => String(valueAt(value, ["path"])).toLowerCase();
  return pages.flatMap((file) => {
    const same = pages.filter((page) => addressOf(page) === addressOf(file));
    const owner = same.find(ownsItsPath) ?? same.find(isNamedLikeItsPath) ?? same[0];
    return owner && owner !== file ? [file.problem(["path"], messages.samePath(owner.name))] : [];
  });
}

function ownsItsPath({ value }: JsonFile): boolean {
  const template = String(valueAt(value, ["template"])) as keyof typeof templates;
  const own = templates[template]?.path;
  return own !== undefined && own === valueAt(value, ["path"]);
}

const isNamedLikeItsPath = ({ name, value }: JsonFile) =>
  name.endsWith(`${valueAt(value, ["path"])}.json`);

function listsIn(value: unknown, field: JsonPath = []): [JsonPath, unknown[]][] {
  if (value === null || typeof value !== "object") return [];
  const inner = Object.entries(value).flatMap(([key, item]) =>
    listsIn(item, [...field, Array.isArray(value) ? Number(key) : key]),
  );
  return Array.isArray(value) ? [[field, value], ...inner] : inner;
}
