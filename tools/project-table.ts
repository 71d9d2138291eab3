import { isUtf8 } from "node:buffer";
import fs from "node:fs";
import path from "node:path";
import _ from "lodash";
import Papa from "papaparse";
import { z } from "zod";
import { findLabels, guideLanguages } from "../plugins/gatsby-plugin-checked-content/field-labels";
import { formatProblem } from "../plugins/gatsby-plugin-checked-content/json-file";
import { didYouMean, t } from "../plugins/gatsby-plugin-checked-content/messages";
import ar from "../plugins/gatsby-plugin-checked-content/messages/ar.json";
import en from "../plugins/gatsby-plugin-checked-content/messages/en.json";
import { fieldsOf } from "../plugins/gatsby-plugin-checked-content/schemas/field-tree";
import { fieldRoles } from "../plugins/gatsby-plugin-checked-content/schemas/fields";
import { project } from "../plugins/gatsby-plugin-checked-content/schemas/project";
import type { SiteFiles } from "../plugins/gatsby-plugin-checked-content/site/site-files";
import { type Changes, problemsAfter } from "./changes";
import { type Cells, findDayFirst, inLanguage, plain, readCell, writeCell } from "./table-cells";

/** A field of a project, such as `pictures[].alt.ar`, or `$schema`, in whose place the id stands. Of a list, a cell has a line for each entry. */
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
  if (field === "$schema") return [{ field, schema, headings: [en.table.file, ar.table.file] }];
  // Before the label of a field stands that of its list or group; what has a value in each language is none.
  const [group] = /^project\.\w+(?=\[|\.\w{3})/.exec(at) ?? [];
  const labels = guideLanguages.map((language) => findLabels(at, schema, language));
  const headings = guideLanguages.map((language, index) => {
    const before = group ? `${findLabels(group, schema, language)?.label}: ` : "";
    return before + labels[index]?.label;
  });
  const role = fieldRoles.get(schema);
  const list: Json = site.content.find(
    ({ name }) => role?.kind === "entry" && name === `content/${role.list}.json`,
  );
  const values = list
    ? _.map(list.value.items, ({ id, name }) => [id, ...guideLanguages.map((one) => name[one])])
    : schema instanceof z.ZodEnum
      ? schema.options.map((id) => [`${id}`, ...labels.map((own) => own?.values?.[id] ?? "")])
      : undefined;
  return [{ field, schema, headings, values }];
}

/** The values of a field, of a list one for each entry. */
function valuesAt(value: Json, field: string): unknown[] {
  const [list = "", inner] = field.split("[].");
  return inner ? _.map(value[list], inner) : [_.get(value, list)];
}

/** All projects of a site as a table that Excel opens: UTF-8 with its mark, headings in the language of messages. Of no projects it is a row of examples. */
export function exportProjects(site: SiteFiles): string {
  const columns = columnsOf(site);
  const rows = site.projects.map(({ id, value }) =>
    columns.map((column) =>
      valuesAt({ ...value, $schema: id }, column.field)
        .map((one) => writeCell(one, column))
        .join("\n"),
    ),
  );
  const example = columns.map((column) => {
    const usual = column.values?.[0] ?? (column.schema.meta()?.examples as string[] | undefined);
    return writeCell(usual?.[0], column);
  });
  const headings = columns.map((column) => inLanguage(column.headings));
  return `\ufeff${Papa.unparse([headings, ...(rows.length > 0 ? rows : [example])])}\r\n`;
}

/** The rows of a table as Excel saves it, in UTF-8, UTF-16 or the Arabic code page, by the fields of known headings. */
function readTable(bytes: Buffer, columns: Column[]) {
  const encoding = bytes[0] === 0xff ? "utf-16le" : isUtf8(bytes) ? "utf-8" : "windows-1256";
  return Papa.parse<Record<string, string>>(new TextDecoder(encoding).decode(bytes), {
    header: true,
    skipEmptyLines: "greedy",
    transformHeader: (title) =>
      columns.find(({ headings }) => headings.map(plain).includes(plain(title)))?.field ?? title,
  });
}

/** The files that a table changes, and every mistake, by row and heading. New pictures lie in a folder. */
export async function importProjects(site: SiteFiles, table: Buffer, from: string) {
  const changes: Changes = new Map();
  const faults = new Map<string, string>();
  const fault = (row: number, heading: string, message: string) => {
    const place = t("table.place", { row, heading });
    faults.set(place, faults.get(place) ?? message);
  };
  const columns = columnsOf(site);
  const headingOf = ({ headings }: Column) => inLanguage(headings);
  const { data: rows, meta } = readTable(table, columns);
  for (const heading of meta.fields ?? [])
    if (heading.trim() && !columns.some(({ field }) => field === heading))
      fault(1, heading, didYouMean(heading, columns.map(headingOf)) ?? t("table.heading"));

  const isDayFirst = findDayFirst(rows.flatMap(Object.values));
  /** What a cell means. A picture or drawing is copied where it lies among the new ones. */
  const read = (text: string, column: Column): unknown => {
    const { kind = "" } = fieldRoles.get(column.schema) ?? {};
    if (!["image", "drawing"].includes(kind)) return readCell(text, column, isDayFirst);
    if (text.startsWith("../")) return text;
    const folder = `images/${kind === "image" ? "projects" : "drawings"}`;
    const file = `${folder}/${plain(text).replaceAll(" ", "-")}`;
    const there = path.join(site.root, "content", file);
    const copy = fs.readdirSync(from).find((one) => plain(one) === plain(text));
    if (!copy && !fs.existsSync(there)) throw new Error(t("table.noPicture", { folder: from }));
    if (copy && !isSame(path.join(from, copy), there))
      changes.set(`content/${file}`, { from: path.resolve(from, copy) });
    return `../${file}`;
  };

  const rowOf = new Map<string, number>();
  let order = Math.max(0, ..._.map(site.projects, "value.order"));
  for (const [index, cells] of rows.entries()) {
    const row = index + 2;
    const id = cells.$schema?.trim() || _.kebabCase(_.deburr(cells["name.en"]));
    const name = `content/projects/${id}.json`;
    const twin = rowOf.get(name);
    if (!/^[a-z0-9-]+$/.test(id)) fault(row, t("table.file"), t("form.id"));
    if (twin) fault(row, t("table.file"), t("table.twice", { row: twin }));
    if (twin) continue;
    rowOf.set(name, row);
    const before = site.projects.find((one) => one.id === id)?.value;
    const value: Json = _.cloneDeep(before) ?? { $schema: "../../schemas/project.schema.json" };
    for (const column of columns.slice(1)) {
      const cell = cells[column.field];
      if (cell === undefined) continue;
      const isList = column.field.includes("[]");
      const lines = isList ? cell.trimEnd().split(/\r?\n/) : [cell];
      const count = Math.max(lines.length, valuesAt(value, column.field).length);
      for (let index = 0; index < count; index += 1)
        try {
          const text = lines[index]?.trim();
          _.set(value, column.field.replace("[]", `[${index}]`), text && read(text, column));
        } catch (error) {
          fault(row, headingOf(column), (error as Error).message);
        }
    }
    _.defaults(value, { paragraphs: [], scope: [] });
    value.order ||= ++order;
    const whole = pruned(value);
    if (!_.isEqual(whole, before)) changes.set(name, `${JSON.stringify(whole, null, 2)}\n`);
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

const isSame = (one: string, other: string) =>
  fs.existsSync(other) && fs.readFileSync(one).equals(fs.readFileSync(other));

/** A project without empty texts, groups and lists, but for those that each has. */
const pruned = (value: Json): Json =>
  JSON.parse(JSON.stringify(value), (name, one) => {
    const kept = Array.isArray(one) ? one.filter(Boolean) : one;
    const isBlank = kept === "" || (_.isObject(kept) && _.isEmpty(kept));
    return isBlank && !["paragraphs", "scope"].includes(name) ? undefined : kept;
  });
