import fs from "node:fs";
import path from "node:path";
import Papa from "papaparse";
import { z } from "zod";
import { findLabels, guideLanguages } from "../plugins/gatsby-plugin-checked-content/field-labels";
import { type Problem, valueAt } from "../plugins/gatsby-plugin-checked-content/json-file";
import { didYouMean, t } from "../plugins/gatsby-plugin-checked-content/messages";
import ar from "../plugins/gatsby-plugin-checked-content/messages/ar.json";
import en from "../plugins/gatsby-plugin-checked-content/messages/en.json";
import { fieldsOf } from "../plugins/gatsby-plugin-checked-content/schemas/field-tree";
import { fieldRoles } from "../plugins/gatsby-plugin-checked-content/schemas/fields";
import { project } from "../plugins/gatsby-plugin-checked-content/schemas/project";
import { contentFile, type SiteFiles } from "../plugins/gatsby-plugin-checked-content/site-files";
import { type Changes, problemsAfter } from "./changes";
import { findDayFirst, inLanguage, type Kind, plain, readCell, writeCell } from "./table-cells";

/** A field of a project, such as `pictures[].alt.ar`, empty for the name of its file. Of a list, a cell has a line for each entry. */
interface Column {
  field: string;
  kind: Kind;
  headings: string[];
}

/** A mistake, by its row and heading in the table. */
interface Fault {
  row: number;
  heading: string;
  message: string;
}

type Group = Record<string, unknown>;

/** The columns of a table of a site's projects. */
function columnsOf(site: SiteFiles, schema: z.ZodType = project, at = "project"): Column[] {
  if (schema instanceof z.ZodArray) return columnsOf(site, schema.element as z.ZodType, `${at}[]`);
  if (schema instanceof z.ZodObject)
    return fieldsOf(schema, at).flatMap((field) => columnsOf(site, field.schema, field.path));
  const field = at.replace("project.", "");
  const files = { field: "", kind: "text", headings: [en.table.file, ar.table.file] } as const;
  if (field === "$schema") return [{ ...files, headings: [...files.headings] }];
  const whole = `project.${field.split(/\W/)[0]}`;
  const isPart = at.replace(/\.\w\w$/, "") !== whole;
  const labels = guideLanguages.map((language) => findLabels(at, schema, language));
  const headings = guideLanguages.map((language, index) => {
    const [own, list] = [labels[index]?.label ?? field, findLabels(whole, schema, language)?.label];
    return isPart ? `${list}: ${own}` : own;
  });
  const role = fieldRoles.get(schema);
  const [example] = [schema.meta()?.examples].flat();
  const kind = (): Kind => {
    if (role?.kind === "entry" && role.list !== "projects")
      return (contentFile(site, role.list)?.value.items ?? []).map(({ id, name }) => [
        id,
        ...guideLanguages.map((language) => String(valueAt(name, [language]))),
      ]);
    if (schema instanceof z.ZodEnum)
      return schema.options.map((id) => [`${id}`, ...labels.map((own) => own?.values?.[id] ?? "")]);
    if (role?.kind === "image" || role?.kind === "drawing") return "file";
    if (typeof example === "number") return "number";
    if (typeof example === "boolean") return "yes";
    if (/^\d{4}-\d\d$/.test(`${example}`)) return "month";
    return /^\d{4}-\d\d-\d\d$/.test(`${example}`) ? "date" : "text";
  };
  return [{ field, kind: kind(), headings }];
}

/** All projects of a site as a table that Excel opens: UTF-8 with its mark, headings in the language of messages. */
export function exportProjects(site: SiteFiles): string {
  const columns = columnsOf(site);
  const rows = site.projects.map(({ id, value }) =>
    columns.map(({ field, kind }) => {
      const [list = "", inner] = field.split("[]").map((part) => part.split(".").filter(Boolean));
      const found = valueAt(value, [...list]);
      if (inner === undefined) return field ? writeCell(found, kind) : id;
      const entries = (found ?? []) as unknown[];
      return entries.map((entry) => writeCell(valueAt(entry, inner), kind)).join("\n");
    }),
  );
  const headings = columns.map((column) => inLanguage(column.headings));
  return `\ufeff${Papa.unparse([headings, ...rows])}\r\n`;
}

/** The cells of a table as Excel saves it: UTF-8, UTF-16 or the Arabic code page; commas, semicolons or tabs. */
export function readTable(bytes: Buffer): string[][] {
  const isUtf8 = Buffer.from(bytes.toString()).equals(bytes);
  const encoding = bytes[0] === 0xff ? "utf-16le" : isUtf8 ? "utf-8" : "windows-1256";
  const text = new TextDecoder(encoding).decode(bytes);
  const [heading = ""] = text.split(/\r?\n/);
  const count = (sign: string) => heading.split(sign).length;
  const [delimiter] = [",", ";", "\t"].sort((one, other) => count(other) - count(one));
  return Papa.parse<string[]>(text, { delimiter, skipEmptyLines: "greedy" }).data;
}

/** The files that a table changes, and every mistake in it; `others` are those of other files. New pictures lie in a folder. */
export async function importProjects(site: SiteFiles, table: Buffer, from: string) {
  const [titles = [], ...lines] = readTable(table);
  const faults: Fault[] = [];
  const changes: Changes = new Map();
  const rows = new Map<string, number>();
  const all = columnsOf(site);
  const columns = titles.map((title) =>
    all.find(({ field, headings }) =>
      [field || "-", ...headings].map(plain).includes(plain(title)),
    ),
  );
  for (const [index, heading] of titles.entries()) {
    const advice = didYouMean(
      heading,
      all.map(({ headings }) => inLanguage(headings)),
    );
    if (!columns[index] && heading.trim())
      faults.push({ row: 1, heading, message: advice ?? t("table.heading") });
  }
  const isDayFirst = findDayFirst(lines.flat());
  let order = Math.max(0, ...site.projects.map(({ value }) => value.order));
  for (const [index, cells] of lines.entries()) {
    const row = index + 2;
    const cellOf = (wanted: string) =>
      cells[columns.findIndex((column) => column?.field === wanted)]?.trim();
    const id = cellOf("") || slug(cellOf("name.en") ?? "");
    const fault = ({ headings } = all[0] as Column, message: string) =>
      faults.push({ row, heading: inLanguage(headings), message });
    const name = `content/projects/${id}.json`;
    if (!/^[a-z0-9-]+$/.test(id)) fault(undefined, t("form.id"));
    if (rows.has(name)) fault(undefined, t("table.twice", { row: rows.get(name) }));
    rows.set(name, row);
    const file = site.projects.find((one) => one.id === id);
    const before = file && fs.readFileSync(path.join(site.root, name), "utf8");
    const value: Group = before
      ? JSON.parse(before)
      : { $schema: "../../schemas/project.schema.json" };
    for (const [index, column] of columns.entries()) {
      if (!column?.field) continue;
      const list = column.field.startsWith("drawings") ? "drawings" : "projects";
      const read = (text = "") => {
        try {
          if (!text.trim()) return undefined;
          const found = readCell(text.trim(), column.kind, isDayFirst);
          return column.kind === "file"
            ? takeFile(`${found}`, list, from, site.root, changes)
            : found;
        } catch (error) {
          fault(column, (error as Error).message);
        }
      };
      setCell(value, column.field, cells[index] ?? "", read);
    }
    for (const [name, list] of Object.entries(value).filter(([, list]) => Array.isArray(list))) {
      const kept = (list as Group[]).filter((entry) => Object.keys(entry).length > 0);
      value[name] = kept;
      if (kept.length === 0 && name !== "scope") delete value[name];
    }
    value.scope ??= [];
    value.order ??= ++order;
    const [, indent = "  "] = /\n([ \t]+)/.exec(before ?? "") ?? [];
    if (JSON.stringify(value) !== JSON.stringify(file?.value))
      changes.set(name, `${JSON.stringify(value, null, indent)}\n`);
  }
  const others: Problem[] = [];
  for (const problem of await problemsAfter(changes, site.root)) {
    const row = rows.get(problem.file);
    const place = problem.field.replace(/\[\d+\]/g, "[]");
    const isIt = ({ field }: Column) =>
      place && `${field}.`.replace("[]", ".[]").startsWith(`${place.replace("[]", ".[]")}.`);
    const column = all.find(isIt);
    const heading = column ? inLanguage(column.headings) : problem.field;
    if (!row) others.push(problem);
    else if (!faults.some((one) => one.row === row && one.heading === heading)) {
      const cell = lines[row - 2]?.[columns.findIndex((one) => one?.field === column?.field)];
      faults.push({ row, heading, message: cell?.trim() ? problem.message : t("emptyText") });
    }
  }
  return { changes, faults: faults.sort((one, other) => one.row - other.row), others };
}

/** A name for a file, from a title in Latin letters. */
export const slug = (title: string): string =>
  title
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[\p{M}'’]/gu, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

/** The path by which a project names a picture or drawing, which is copied where it lies among the new ones. */
function takeFile(
  name: string,
  list: string,
  from: string,
  root: string,
  changes: Changes,
): string {
  if (name.startsWith("../")) return name;
  const own = plain(name).replaceAll(" ", "-");
  const target = `content/images/${list}/${own}`;
  const there = path.join(root, target);
  const copy = path.join(
    from,
    fs.readdirSync(from).find((one) => plain(one) === plain(name)) ?? "",
  );
  const isNew = copy !== path.join(from, "");
  if (!isNew && !fs.existsSync(there)) throw new Error(t("table.noPicture", { folder: from }));
  const isSame =
    isNew && fs.existsSync(there) && fs.readFileSync(there).equals(fs.readFileSync(copy));
  if (isNew && !isSame) changes.set(target, { copy });
  return `../images/${list}/${own}`;
}

/** Puts what a cell holds in a project; of a list, line by line in its entries, without those that are empty then. */
function setCell(value: Group, field: string, cell: string, read: (text?: string) => unknown) {
  const [list = "", inner] = field.split("[]");
  const parts = (inner ?? list).split(".").filter(Boolean);
  if (inner === undefined) return setField(value, parts, read(cell));
  // Between paragraphs there may be an empty line; elsewhere it keeps what belongs together in one line.
  const lines = cell.trimEnd().split(/^\.\w\w$/.test(inner) ? /[\r\n]+/ : /\r?\n/);
  const entries = (value[list] ?? []) as Group[];
  for (let index = 0; index < Math.max(lines.length, entries.length); index += 1) {
    entries[index] ??= {};
    setField(entries[index] as Group, parts, read(lines[index]));
  }
  value[list] = entries;
}

/** Sets a field, or removes it with the groups that this leaves empty. */
function setField(group: Group, [name = "", ...rest]: string[], value: unknown): void {
  const inner = rest.length > 0 ? ((group[name] ?? {}) as Group) : value;
  if (rest.length > 0) setField(inner as Group, rest, value);
  if (inner === undefined || (rest.length > 0 && Object.keys(inner as Group).length === 0))
    delete group[name];
  else group[name] = inner;
}
