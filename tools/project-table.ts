import { isUtf8 } from "node:buffer";
import fs from "node:fs";
import path from "node:path";
import { isDeepStrictEqual } from "node:util";
import Papa from "papaparse";
import { z } from "zod";
import { findLabels, guideLanguages } from "../plugins/gatsby-plugin-checked-content/field-labels";
import { formatProblem, valueAt } from "../plugins/gatsby-plugin-checked-content/json-file";
import { didYouMean, t } from "../plugins/gatsby-plugin-checked-content/messages";
import ar from "../plugins/gatsby-plugin-checked-content/messages/ar.json";
import en from "../plugins/gatsby-plugin-checked-content/messages/en.json";
import { fieldsOf } from "../plugins/gatsby-plugin-checked-content/schemas/field-tree";
import { fieldRoles } from "../plugins/gatsby-plugin-checked-content/schemas/fields";
import { project } from "../plugins/gatsby-plugin-checked-content/schemas/project";
import {
  contentFile,
  type SiteFiles,
} from "../plugins/gatsby-plugin-checked-content/site/site-files";
import { type Changes, problemsAfter } from "./changes";
import { type Cells, findDayFirst, inLanguage, plain, readCell, writeCell } from "./table-cells";

/** A field of a project, such as `pictures[].alt.ar`, or `file`, its id. Of a list, a cell has a line for each entry. */
interface Column extends Cells {
  field: string;
  headings: string[];
}

// biome-ignore lint/suspicious/noExplicitAny: a project that is not checked yet.
type Json = any;

/** The columns of a table of a site's projects. */
function columnsOf(site: SiteFiles, schema: z.ZodType = project, at = "project"): Column[] {
  if (schema instanceof z.ZodArray) return columnsOf(site, schema.element as z.ZodType, `${at}[]`);
  if (schema instanceof z.ZodObject)
    return fieldsOf(schema, at).flatMap((field) => columnsOf(site, field.schema, field.path));
  const field = at.replace("project.", "");
  if (field === "$schema")
    return [{ field: "file", schema, headings: [en.table.file, ar.table.file] }];
  const whole = `project.${field.split(/\W/)[0]}`;
  const labels = guideLanguages.map((language) => findLabels(at, schema, language));
  const headings = guideLanguages.map((language, index) => {
    const list = findLabels(whole, schema, language)?.label;
    const own = `${labels[index]?.label}`;
    return at.replace(/\.\w\w$/, "") === whole ? own : `${list}: ${own}`;
  });
  const role = fieldRoles.get(schema);
  const list = role?.kind === "entry" && role.list !== "projects" ? role.list : undefined;
  const values = list
    ? (contentFile(site, list)?.value.items ?? []).map(({ id, name }) => [
        id,
        ...guideLanguages.map((language) => String(valueAt(name, [language]))),
      ])
    : schema instanceof z.ZodEnum
      ? schema.options.map((id) => [`${id}`, ...labels.map((own) => own?.values?.[id] ?? "")])
      : undefined;
  return [{ field, schema, headings, values }];
}

/** The values that a cell shows line by line, each as a group and the path in it: of a list its entries, else the project. */
function entriesOf(value: Json, field: string): [entries: Json[], path: string[]] {
  const [list = "", inner] = field.split("[]");
  if (inner === undefined) return [[value], list.split(".")];
  value[list] ??= [];
  return [value[list], inner.split(".").filter(Boolean)];
}

/** All projects of a site as a table that Excel opens: UTF-8 with its mark, headings in the language of messages. */
export function exportProjects(site: SiteFiles): string {
  const columns = columnsOf(site);
  const rows = site.projects.map(({ id, value }) =>
    columns.map((column) => {
      const [entries, inner] = entriesOf({ ...value, file: id }, column.field);
      return entries.map((entry) => writeCell(valueAt(entry, inner), column)).join("\n");
    }),
  );
  const headings = columns.map((column) => inLanguage(column.headings));
  return `\ufeff${Papa.unparse([headings, ...rows])}\r\n`;
}

/** The text of a table as Excel saves it: UTF-8, UTF-16 or the Arabic code page. */
function decode(bytes: Buffer): string {
  const encoding = bytes[0] === 0xff ? "utf-16le" : isUtf8(bytes) ? "utf-8" : "windows-1256";
  return new TextDecoder(encoding).decode(bytes);
}

/** The files that a table changes, and every mistake, by row and heading. New pictures lie in a folder. */
export async function importProjects(site: SiteFiles, table: Buffer, from: string) {
  const changes: Changes = new Map();
  const faults = new Map<string, string>();
  const rowOf = new Map<string, number>();
  const columns = columnsOf(site);
  const headingOf = ({ headings }: Column) => inLanguage(headings);
  const fault = (row: number, heading: string, message: string) => {
    const place = t("table.place", { row, heading });
    faults.set(place, faults.get(place) ?? message);
  };
  const { data: rows, meta } = Papa.parse<Record<string, string>>(decode(table), {
    header: true,
    skipEmptyLines: "greedy",
    transformHeader: (title) =>
      columns.find(({ headings }) => headings.map(plain).includes(plain(title)))?.field ?? title,
  });
  for (const heading of meta.fields ?? [])
    if (heading.trim() && !columns.some(({ field }) => field === heading))
      fault(1, heading, didYouMean(heading, columns.map(headingOf)) ?? t("table.heading"));

  /** The path by which a project names a picture or drawing, which is copied where it lies among the new ones. */
  const takeFile = (name: string, { field }: Column): unknown => {
    if (name.startsWith("../")) return name;
    const list = field.startsWith("drawings") ? "drawings" : "projects";
    const file = `images/${list}/${plain(name).replaceAll(" ", "-")}`;
    const copy = fs.readdirSync(from).find((one) => plain(one) === plain(name));
    const there = path.join(site.root, "content", file);
    if (!copy && !fs.existsSync(there)) throw new Error(t("table.noPicture", { folder: from }));
    if (copy && !isSame(path.join(from, copy), there))
      changes.set(`content/${file}`, { from: path.resolve(from, copy) });
    return `../${file}`;
  };
  const isDayFirst = findDayFirst(rows.flatMap(Object.values));
  let order = Math.max(0, ...site.projects.map(({ value }) => value.order));
  for (const [index, cells] of rows.entries()) {
    const row = index + 2;
    const id = cells.file?.trim() || slug(cells["name.en"] ?? "");
    const name = `content/projects/${id}.json`;
    if (!/^[a-z0-9-]+$/.test(id)) fault(row, t("table.file"), t("form.id"));
    const twin = rowOf.get(name);
    if (twin) {
      fault(row, t("table.file"), t("table.twice", { row: twin }));
      continue;
    }
    rowOf.set(name, row);
    const before = site.projects.find((one) => one.id === id)?.value;
    const value: Json = structuredClone(before) ?? {
      $schema: "../../schemas/project.schema.json",
    };
    for (const column of columns.slice(1)) {
      const cell = cells[column.field];
      if (cell === undefined) continue;
      const [entries, inner] = entriesOf(value, column.field);
      const lines = column.field.includes("[]") ? cell.trimEnd().split(/\r?\n/) : [cell];
      for (let index = 0; index < Math.max(lines.length, entries.length); index += 1) {
        const text = lines[index]?.trim();
        entries[index] ??= {};
        try {
          const isFile = /image|drawing/.test(fieldRoles.get(column.schema)?.kind ?? "");
          const read: typeof readCell = isFile ? () => takeFile(`${text}`, column) : readCell;
          setField(entries[index], inner, text ? read(text, column, isDayFirst) : undefined);
        } catch (error) {
          fault(row, headingOf(column), (error as Error).message);
        }
      }
    }
    value.paragraphs ??= [];
    value.scope ??= [];
    value.order ??= ++order;
    const whole = pruned(value);
    if (!isDeepStrictEqual(whole, before)) changes.set(name, `${JSON.stringify(whole, null, 2)}\n`);
  }

  for (const problem of await problemsAfter(changes, site.root)) {
    const row = rowOf.get(problem.file);
    const place = problem.field.replace(/\[\d+\]/g, "[]");
    const column = columns.find(({ field }) =>
      [".", "["].some((sign) => `${field}.`.startsWith(place + sign)),
    );
    const isEmpty = row && column && !rows[row - 2]?.[column.field]?.trim();
    const message = isEmpty ? t("emptyText") : problem.message;
    if (row) fault(row, column ? headingOf(column) : problem.field, message);
    else faults.set(formatProblem(problem), "");
  }
  const lines = [...faults].map(([place, message]) => place + message);
  return { changes, faults: lines.sort(new Intl.Collator("en", { numeric: true }).compare) };
}

/** A name for a file, from a title in Latin letters. */
export const slug = (title: string): string =>
  plain(title)
    .normalize("NFKD")
    .replace(/[\p{M}'’]/gu, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

const isSame = (one: string, other: string) =>
  fs.existsSync(other) && fs.readFileSync(one).equals(fs.readFileSync(other));

/** Puts a value at a path of groups. */
function setField(group: Json, path: string[], value: unknown): void {
  const [last = "", ...outer] = path.toReversed();
  const inner = outer.reduceRight((all, name) => (all[name] ??= {}), group);
  inner[last] = value;
}

/** A project without empty texts, groups and lists, but for those that each has. */
const pruned = (value: Json): Json =>
  JSON.parse(JSON.stringify(value), (name, one) => {
    const kept = Array.isArray(one) ? one.filter(Boolean) : one;
    const isEmpty = kept === "" || (typeof kept === "object" && Object.keys(kept).length === 0);
    return isEmpty && !["paragraphs", "scope"].includes(name) ? undefined : kept;
  });
