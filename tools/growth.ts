/**
 * `npm run growth [-- options]`: how check, build, page data and search grow with the content and the languages,
 * measured on a copy of the site.
 *
 *   --times 1,10,50   how many times the content; without it, 1 and 10
 *   --languages 6     how many languages; without it, those that the site has
 */
import fs from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { codes } from "../src/i18n/languages";
import { plainTable } from "./audit/table";
import { readOptions } from "./options";
import { SiteCopy } from "./site-copy";

const { values: options } = readOptions({
  options: {
    times: { type: "string", default: "1,10" },
    languages: { type: "string", default: String(codes.length) },
  },
});
const measured = options.times.split(",").map(Number);
const site = new SiteCopy();
const tsx = "tsx/dist/cli.mjs";
const check = "tools/check-content.ts";

/** The largest text that a search may fetch, compressed as a CDN sends it. */
const mostIndexBytes = 100 * 1024;

/** Page data may vary by so much with the length of a page's own address and number. */
const mostDataGrowth = 1.05;

interface Entry {
  id?: string;
  name?: unknown;
}

/** Adds languages that the site does not have, each with the words of one that it has. */
function addLanguages(count: number): void {
  const others = ["fr", "de", "es", "it", "pt", "nl", "sv", "da"];
  for (const code of others.filter((other) => !codes.some((own) => own === other))) {
    if (site.jsonIn("locales").filter((name) => name.endsWith("common.json")).length >= count)
      return;
    const asked = site.run(tsx, "tools/add-language.ts", code).output;
    const [row = ""] = asked.match(/\{ code: ".*\},/) ?? [];
    site.replace("src/i18n/languages.ts", "] as const", `  ${row}\n] as const`);
    expectSuccess(site.run(tsx, "tools/add-language.ts", code));
    for (const name of [...site.jsonIn("content"), ...site.jsonIn(`locales/${code}`)])
      site.write(name, site.read(name).replace(/[⟦⟧]/g, ""));
  }
}

addLanguages(Number(options.languages));

const lists = ["partners", "contracting", "vision"].map((name) => `content/${name}.json`);
const clients = site.jsonIn("locales").filter((name) => name.endsWith("clients.json"));
const policies = site.jsonIn("locales").filter((name) => name.endsWith("policy.json"));
const pages = site.jsonIn("content/pages");
const original = new Map(
  [...lists, ...clients, ...policies, ...pages].map((name) => [name, site.read(name)]),
);

/** Repeats the entries of a list, each with a name of its own. */
function repeat(name: string, times: number, key: "id" | "name"): void {
  const value = JSON.parse(original.get(name) ?? "{}");
  value.items = Array.from({ length: times }, (_, round) =>
    value.items.map((item: Entry) =>
      round === 0 ? item : { ...item, [key]: `${item[key]}${key === "id" ? "-" : " "}${round}` },
    ),
  ).flat();
  site.write(name, JSON.stringify(value, null, 2));
}

/** The words of a page with its number in each sentence, so that the search tells pages apart. */
function numbered(words: string, number: number): string {
  const change = (_key: string, value: unknown) =>
    typeof value === "string" && value.includes(" ") ? `${value} ${number}` : value;
  return JSON.stringify(JSON.parse(words, change), null, 2);
}

/** Multiplies the site's content: the entries of its lists, and its text pages. */
function grow(times: number): void {
  for (const name of lists) repeat(name, times, "id");
  for (const name of clients) repeat(name, times, "name");
  for (let number = 1; number <= pages.length * (times - 1); number += 1) {
    const named = (text: string) => text.replaceAll("policy", `policy-${number}`);
    for (const name of ["content/pages/policy.json", ...policies]) {
      const text = original.get(name) ?? "";
      site.write(named(name), name.startsWith("locales") ? numbered(text, number) : named(text));
    }
  }
  // Every page is made again, as after a change that shows on all of them.
  for (const name of site.jsonIn("locales").filter((file) => file.endsWith("common.json")))
    site.edit(name, ({ contents }) => {
      contents.title = contents.title.replace(/ \d+$/, "").concat(` ${times}`);
    });
}

function expectSuccess({ status, output }: ReturnType<SiteCopy["run"]>): string {
  if (status !== 0) throw new Error(output.slice(-3000));
  return output;
}

/** Runs a program several times and returns the seconds of the fastest run, the one least slowed by other work. */
function secondsOf(runs: number, program: string, ...args: string[]): [number, string] {
  const results = Array.from({ length: runs }, (): [number, string] => {
    const begun = performance.now();
    const output = expectSuccess(site.run(program, ...args));
    return [(performance.now() - begun) / 1000, output];
  });
  return results.sort(([one], [other]) => one - other)[0] ?? [0, ""];
}

const peaks = path.join(site.folder, "peaks");

/** Lets every Node program that the copy runs write down, when it ends, the most memory that it has used, in KB. */
function watchMemory(): void {
  const hook = path.join(site.folder, "peak-memory.cjs");
  const note = `require("node:fs").appendFileSync(${JSON.stringify(peaks)}, process.resourceUsage().maxRSS + "\\n")`;
  fs.writeFileSync(hook, `process.on("exit", () => ${note});\n`);
  site.environment.NODE_OPTIONS = `--require ${JSON.stringify(hook)}`;
}

/** The memory of the largest program since the last call, in MB. */
function peakMemory(): number {
  const most = Math.max(...fs.readFileSync(peaks, "utf8").trim().split("\n").map(Number));
  fs.rmSync(peaks);
  return most / 1024;
}

/** The steps of a build as Gatsby names them, each with its seconds. */
function stepsOf(output: string): [string, number][] {
  const lines = output.matchAll(/^success (.+?) - ([\d.]+)s/gm);
  return [...lines].map(([, step = "", seconds]) => [step.replace(/\d+/g, "n"), Number(seconds)]);
}

const compressed = (file: string) =>
  gzipSync(fs.readFileSync(path.join(site.folder, "public", file))).length;

const inKilobytes = (bytes: number) => (bytes / 1024).toFixed(1);

/** What the last build has written: the number of pages, the data of a page that shows no list, and the search index of the language with the largest; bytes compressed. */
function writtenFiles(): { pages: number; data: number; index: number } {
  const data = path.join(site.folder, "public/page-data");
  const found = fs.readdirSync(data, { recursive: true, encoding: "utf8" });
  const indexes = fs.readdirSync(path.join(site.folder, "public/search"));
  return {
    pages: found.filter((name) => path.basename(name) === "page-data.json").length,
    data: compressed(`page-data/${codes[0]}/policy/page-data.json`),
    index: Math.max(...indexes.map((name) => compressed(path.join("search", name)))),
  };
}

try {
  watchMemory();
  const steps = new Map<string, number[]>();
  const table = [
    ["Content", "Pages", "Check s", "Build s", "Memory MB", "Page data KB", "Search index KB"],
  ];
  let least = Number.POSITIVE_INFINITY;
  for (const [at, times] of measured.entries()) {
    grow(times);
    const [checked] = secondsOf(3, tsx, check);
    fs.rmSync(peaks, { force: true });
    const [built, output] = secondsOf(1, "gatsby/cli.js", "build");
    for (const [step, seconds] of stepsOf(output)) {
      const row = steps.get(step) ?? measured.map(() => 0);
      row[at] = (row[at] ?? 0) + seconds;
      steps.set(step, row);
    }
    const { pages, data, index } = writtenFiles();
    least = Math.min(least, data);
    const isDataOver = data > least * mostDataGrowth;
    const isIndexOver = index > mostIndexBytes;
    if (isDataOver || isIndexOver) process.exitCode = 1;
    table.push([
      `${times} ×`,
      String(pages),
      checked.toFixed(1),
      built.toFixed(1),
      peakMemory().toFixed(0),
      inKilobytes(data) + (isDataOver ? " ✗" : ""),
      inKilobytes(index) + (isIndexOver ? " ✗" : ""),
    ]);
    console.info(`${times} × the content is built in ${options.languages} languages.`);
  }
  console.info(`\n${plainTable(table)}`);
  console.info(`\nSteps of the build in seconds, at ${measured.join(" ×, ")} ×:`);
  for (const [step, seconds] of steps)
    if (Math.max(...seconds) >= 0.5)
      console.info(`  ${step}: ${seconds.map((n) => n.toFixed(1)).join(", ")}`);
} finally {
  void site.remove();
}
