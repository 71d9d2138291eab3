import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import Papa from "papaparse";
import { z } from "zod";
import { setMessageLanguage, t } from "../../../plugins/gatsby-plugin-checked-content/messages";
import { date, month } from "../../../plugins/gatsby-plugin-checked-content/schemas/fields";
import { readSite } from "../../../plugins/gatsby-plugin-checked-content/site/site-files";
import { apply, finish } from "../../../tools/changes";
import { exportProjects, importProjects } from "../../../tools/project-table";
import { findDayFirst, readCell } from "../../../tools/table-cells";
import { otherFiles, png, texts } from "../fixtures/small-site";
import { temporaryFolder, writeFiles } from "../fixtures/temporary-folder";

jest.mock("../../../shared/languages");

const root = temporaryFolder();
const pictures = temporaryFolder();
beforeAll(async () => {
  writeFiles(root, { ...Object.fromEntries(texts), ...(await otherFiles()) });
  // The command takes the names of fields from the folder that it runs in.
  fs.symlinkSync(path.resolve("plugins"), path.join(root, "plugins"), "junction");
  writeFiles(pictures, { "Site 1.PNG": await png(1280), "small.png": await png(9) });
});
beforeEach(() => setMessageLanguage("en"));

const importRows = (rows: object[]) =>
  importProjects(readSite(root), Buffer.from(Papa.unparse(rows)), pictures);

/** The rows of an export by their headings, in the language of messages. */
const exportedRows = (site = readSite(root)) =>
  Papa.parse<Record<string, string>>(exportProjects(site).slice(1), { header: true }).data;

test("120 projects come in by an Arabic table; two changed cells of the export change two lines", async () => {
  setMessageLanguage("ar");
  const [{ [t("table.file")]: _, الترتيب: __, ...row } = {}] = exportedRows();
  const rows = Array.from({ length: 120 }, (_, index) => ({
    ...row,
    "الاسم (الإنجليزية)": `Block ${index + 1}, the Mason’s`,
    // The long text may come later.
    ...(index > 0 && { "النص: فقرة (العربية)": "", "النص: فقرة (الإنجليزية)": "" }),
    "الصور: الصورة": index === 0 ? "site 1.png" : row["الصور: الصورة"],
  }));
  const { changes, faults } = await importRows(rows);
  expect(faults).toEqual([]);
  apply(changes, root);
  expect(fs.existsSync(path.join(root, "content/images/projects/site-1.png"))).toBe(true);
  const { projects } = readSite(root);
  expect(projects.map(({ id }) => id)).toContain("block-120-the-masons");
  expect(new Set(projects.map(({ value }) => value.order)).size).toBe(121);

  const table = exportedRows();
  expect((await importRows(table)).changes.size).toBe(0);
  Object.assign(table[5] ?? {}, { الترتيب: "٩٠٠" });
  Object.assign(table[9] ?? {}, { البدء: "مارس-19" });
  const changed = await importRows(table);
  const lines = [...changed.changes].flatMap(([name, text]) => {
    const before = fs.readFileSync(path.join(root, name), "utf8").split("\n");
    return `${text}`.split("\n").filter((line, index) => line !== before[index]);
  });
  expect(lines).toEqual(['  "order": 900', '  "start": "2019-03",']);
});

test("the table of no projects has an example of each value", () => {
  const [row] = exportedRows({ ...readSite(root), projects: [] });
  expect(row).toMatchObject({ "Pictures: Picture": "tower.jpg", Start: "2021-03", File: "" });
});

test("all mistakes are listed at once, by row and heading, and nothing is written", async () => {
  const [{ Order: _, ...row } = {}] = exportedRows();
  const rows = [
    { "Name (English)": "Mill", Area: "large", City: "Texd", Colour: "" },
    { "Name (English)": "Mill" },
    { "Name (English)": "Inn", Handover: "٠٣/٠٤/٢٠٢٣", "Key fact (Arabic)": "" },
    { "Name (English)": "Hall", "Pictures: Picture": "none.png", Status: "Done" },
    { "Name (English)": "Barn", "Name (Arabic)": "Barn", "Pictures: Picture": "small.png" },
  ].map((own) => ({ Colour: "", ...row, File: "", ...own }));
  const { faults } = await importRows(rows);
  const found = [
    /^Row 1, Colour: .*this heading/,
    /^Row 2, Area: .*a number/,
    /^Row 2, City: .*did you mean `Text`\?/,
    /^Row 3, File: row 2 is of the same project/,
    /^Row 4, Handover: write year and month/,
    /^Row 4, Key fact \(Arabic\): .*empty/,
    /^Row 5, Pictures: Picture: there is no such file/,
    /^Row 5, Status: .*Under construction/,
    /^Row 6, Name \(Arabic\): .*script/,
    /^Row 6, Pictures: Picture: .*9 pixels wide/,
  ];
  expect(faults).toEqual(found.map((line) => expect.stringMatching(line)));

  const table = path.join(pictures, "projects.csv");
  fs.writeFileSync(table, Papa.unparse(rows));
  const before = fs.readdirSync(root, { recursive: true });
  const program = path.resolve("tools/projects.ts");
  const tsx = path.resolve("node_modules/tsx/dist/cli.mjs");
  const args = [tsx, program, "import", table, "--language", "en"];
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: root });
  expect([status, `${stderr}`]).toEqual([1, expect.stringContaining(faults.join("\n"))]);
  expect(fs.readdirSync(root, { recursive: true })).toEqual(before);
});

test.each([
  ["with semicolons", (csv: string) => Buffer.from(`\ufeff${csv}`), ";"],
  ["with tabs, in UTF-16", (csv: string) => Buffer.from(`\ufeff${csv}`, "utf16le"), "\t"],
  // As Windows writes it where nobody chose UTF-8.
  [
    "in the Arabic code page",
    (csv: string) => Buffer.from(csv.replace("مصنع", "ãÕäÚ"), "latin1"),
    ",",
  ],
])("a table %s is read like any other", async (_, encode, delimiter) => {
  const row = {
    File: "tower",
    "Name (English)": "مصنع; 3",
    "Scope: Part of the scope (English)": "A\nB",
  };
  const table = encode(Papa.unparse([row], { delimiter }));
  const { changes } = await importProjects(readSite(root), table, pictures);
  const project = { name: { en: "مصنع; 3" }, scope: [{ en: "A" }, { en: "B" }] };
  expect(JSON.parse(`${changes.get("content/projects/tower.json")}`)).toMatchObject(project);
});

const kinds = { month: month(""), date: date(""), number: z.number(), yes: z.boolean() };

test.each<[string, keyof typeof kinds, unknown, string?]>([
  ["Mar-21", "month", "2021-03"],
  ["آذار-21", "month", "2021-03"],
  ["مارس ٢٠٢١", "month", "2021-03"],
  ["كانون الثاني 2021", "month", "2021-01"],
  ["3/2021", "month", "2021-03"],
  ["01/03/2021", "month", "2021-03", "15/03/2026"],
  ["3/1/2021", "month", "2021-03", "03/15/2026"],
  ["44256", "month", "2021-03"],
  ["15.11.2026", "date", "2026-11-15", "15.11.2026"],
  ["15 November 2026", "date", "2026-11-15"],
  ["31/02/2026", "date", "31/02/2026", "31/02/2026"],
  ["05/03/2026", "date", "05/03/2026"],
  ["٦٢٪", "number", 62],
  ["12.000.000", "number", 12_000_000],
  ["1,5", "number", 1.5],
  ["نعم", "yes", true],
  ["FALSE", "yes", false],
])("“%s” as a %s is %s, in a table with %s", (text, kind, value, other = "") => {
  expect(readCell(text, { schema: kinds[kind] }, findDayFirst([text, other]))).toBe(value);
});

test("a run that is cut off is finished by the next", () => {
  const site = path.join(pictures, "site");
  writeFiles(site, { "content/old.json": "old" });
  // A folder in the place of a file stops the run.
  fs.mkdirSync(path.join(site, "content/a.json"));
  const changes = new Map(Object.entries({ "content/a.json": "new", "content/old.json": null }));
  expect(() => apply(changes, site)).toThrow();
  fs.rmdirSync(path.join(site, "content/a.json"));
  finish(site);
  expect(fs.readdirSync(path.join(site, "content"))).toEqual(["a.json"]);
});
