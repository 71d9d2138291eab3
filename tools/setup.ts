/** `npm run setup [-- --answers file.json]`: asks for the company's facts, and lays down a start without the demonstration. */
import fs from "node:fs";
import { createInterface } from "node:readline/promises";
import { drawingFault } from "../plugins/gatsby-plugin-checked-content/checks/drawing-fault";
import { checkStructure } from "../plugins/gatsby-plugin-checked-content/checks/structure";
import { checkTranslations } from "../plugins/gatsby-plugin-checked-content/checks/translations";
import {
  formatProblem,
  JsonFile,
  type JsonPath,
} from "../plugins/gatsby-plugin-checked-content/json-file";
import {
  messageLanguage,
  setMessageLanguage,
  t,
} from "../plugins/gatsby-plugin-checked-content/messages";
import { parseSite } from "../plugins/gatsby-plugin-checked-content/site-files";
import { languageName } from "../shared/format";
import { codes, type Language } from "../shared/languages";
import { apply, finish, problemsAfter } from "./changes";
import { git, isClean } from "./git";
import { type Answers, answersFile, namesIn, optionalPages, setupChanges } from "./neutral-start";
import { languageOption, readOptions } from "./options";
import { runCommand } from "./run";
import { latinDigits, plain } from "./table-cells";

type Id = keyof Answers;
type Given = Partial<Record<Id, string | number | Record<string, string>>>;

/** What is asked, in its order: where the content check knows the answer; in each language; optional. */
const questions: [id: Id, place?: JsonPath, ...marks: ("inEach" | "optional")[]][] = [
  ["name", ["content/site.json", "name"], "inEach"],
  ["fullName", ["content/site.json", "fullName"], "inEach"],
  ["tagline", ["content/site.json", "tagline"], "inEach"],
  ["city", ["content/site.json", "city"], "inEach"],
  ["country", ["content/site.json", "country"]],
  ["foundingYear", ["content/site.json", "foundingYear"]],
  ["phone", ["content/site.json", "phones", 0]],
  ["whatsapp", ["content/site.json", "whatsapp"], "optional"],
  ["email", ["content/site.json", "email"]],
  ["siteUrl", ["content/site.json", "siteUrl"]],
  ["mark", undefined, "optional"],
  ["primary", ["content/brand.json", "colours", "light", "primary"]],
  ["accent", ["content/brand.json", "colours", "light", "accent"]],
  ["services", undefined, "inEach"],
  ["pages"],
];

/** What is wrong with an answer, by the content check; undefined when nothing is. */
function faultOf(id: Id, value: Given[Id], given: Given, language?: Language): string | undefined {
  const [, place, ...marks] = questions.find(([own]) => own === id) ?? [id];
  if (value === undefined || value === "")
    return marks.includes("optional") ? undefined : t("emptyText");
  if (id === "mark")
    return fs.existsSync(`${value}`)
      ? drawingFault(fs.readFileSync(`${value}`, "utf8"))
      : t("setup.noFile");
  if (id === "pages") {
    const isKnown = namesIn(`${value}`).every((page) => optionalPages.some((one) => one === page));
    return isKnown ? undefined : t("notOneOf", { allowed: optionalPages });
  }
  if (id === "services") {
    const own = namesIn(`${value}`);
    const counts = Object.values(given.services ?? {}).map((list) => namesIn(list).length);
    if (counts.some((count) => count !== own.length)) return t("setup.services");
    const faults = own.map((name) => faultAt([`locales/${language}/services.json`, "title"], name));
    return faults.find(Boolean) ?? (own.length > 0 ? undefined : t("emptyText"));
  }
  return faultAt([...(place ?? []), ...(language ? [language] : [])], value);
}

/** What the content check says of a value at a place of a file, whatever else the file lacks. */
function faultAt([name, ...field]: JsonPath, value: unknown): string | undefined {
  const draft = field.reduceRight<unknown>(
    (inner, part) => (typeof part === "number" ? [inner] : { [part]: inner }),
    value,
  );
  const text = JSON.stringify(draft);
  const path = field.join(".").replace(/\.(\d+)/, "[$1]");
  const problems = [
    ...checkStructure(new JsonFile(`${name}`, text)),
    ...checkTranslations(parseSite("", new Map([[`${name}`, text]]))),
  ];
  return problems.find((problem) => problem.field === path)?.message;
}

/** What a person means: Arabic digits, a country in small letters, a colour in capitals or without its #, an address without https. */
function readAnswer(id: Id, text: string): string | number {
  const latin = latinDigits(text);
  if (id === "foundingYear") return Number(latin);
  if (id === "country") return latin.toUpperCase();
  if (id === "siteUrl") return latin.replace(/^(?!https?:)/, "https://");
  const isColour = id === "primary" || id === "accent";
  return isColour ? latin.toLowerCase().replace(/^(?=[0-9a-f]{6}$)/, "#") : latin;
}

type Read = (prompt: string) => Promise<string>;

/** The answers of a person; what was answered before, or follows from other answers, is offered. */
async function ask(read: Read, before: Given): Promise<Given> {
  const given: Given = {};
  const answer = async (id: Id, usual: Given[Id], language?: Language): Promise<Given[Id]> => {
    const name = language ? ` (${languageName(language, messageLanguage())})` : "";
    const offered = usual === undefined || usual === "" ? "" : ` [${usual}]`;
    const text = await read(`${t(`setup.questions.${id}`)}${name}${offered}: `);
    const value =
      text === "" ? usual : text === "-" ? undefined : language ? text : readAnswer(id, text);
    const fault = faultOf(id, value, given, language);
    if (!fault) return value;
    console.error(`  ${fault}`);
    return answer(id, usual, language);
  };
  for (const [id, , ...marks] of questions) {
    const drawn = given.mark ? fs.readFileSync(`${given.mark}`, "utf8") : "";
    const [primary, accent] = new Set(drawn.toLowerCase().match(/#[0-9a-f]{6}\b/g));
    const follows: Given = { primary, accent, pages: optionalPages.join(", ") };
    const usual = before[id] ?? follows[id];
    if (!marks.includes("inEach")) given[id] = await answer(id, usual);
    for (const code of marks.includes("inEach") ? codes : []) {
      const own = await answer(id, (usual as Record<string, string>)?.[code], code);
      given[id] = { ...(given[id] as object), [code]: `${own}` };
    }
  }
  return given;
}

/** All that is wrong with answers from a file. */
const faultsOf = (given: Given): string[] =>
  questions.flatMap(([id, , ...marks]) =>
    (marks.includes("inEach") ? codes : [undefined]).flatMap((code) => {
      const value = code ? (given[id] as Record<string, string>)?.[code] : given[id];
      const fault = faultOf(id, value, given, code);
      return fault ? [`${id}${code ? `.${code}` : ""}: ${fault}`] : [];
    }),
  );

/** The answers of an earlier time, with what the content says of the company since. */
function earlierAnswers(): Answers | undefined {
  if (!fs.existsSync(answersFile)) return undefined;
  const { phones, ...facts } = JSON.parse(fs.readFileSync("content/site.json", "utf8"));
  const before = JSON.parse(fs.readFileSync(answersFile, "utf8"));
  const own = questions.flatMap(([id]) => (facts[id] === undefined ? [] : [[id, facts[id]]]));
  return { ...before, ...Object.fromEntries(own), phone: phones[0] };
}

async function main(file: string | undefined): Promise<void> {
  finish();
  const isRepository = isClean();
  // Says what to do where git knows no name: better now than after the last answer.
  if (isRepository) git(["var", "GIT_COMMITTER_IDENT"]);
  const before = earlierAnswers();
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const lines = terminal[Symbol.asyncIterator]();
  terminal.on("SIGINT", () => terminal.close());
  const read: Read = async (prompt) => {
    terminal.setPrompt(prompt);
    terminal.prompt();
    const { value, done } = await lines.next();
    if (done) throw new Error(`\n${t("setup.stopped")}`);
    return value.trim();
  };
  if (!file) console.info(t("setup.begin"));
  const given = file ? JSON.parse(fs.readFileSync(file, "utf8")) : await ask(read, before ?? {});
  const faults = faultsOf(given);
  const changes = faults.length > 0 ? new Map() : await setupChanges(given, ".", before);
  const problems = (await problemsAfter(changes)).map(formatProblem);
  if (faults.length + problems.length > 0)
    throw new Error([...faults, ...problems, t("setup.stopped")].join("\n"));
  const named = [...changes.keys()].sort();
  const gone = named.filter((name) => changes.get(name) === null);
  const list = (names: string[]) => names.map((name) => `\n  ${name}`).join("");
  console.info(t("setup.written"), list(named.filter((name) => !gone.includes(name))));
  if (gone.length > 0) console.info(t("setup.deleted"), list(gone));
  const isWanted = file || plain(await read(`\n${t("setup.goOn")} `)) === plain(t("table.yes"));
  terminal.close();
  if (!isWanted) throw new Error(t("setup.stopped"));
  apply(changes);
  if (isRepository) {
    git(["add", "--all"]);
    git([
      "commit",
      "--quiet",
      "-m",
      t("setup.commit", { name: given.fullName.en }).replace(/\p{Cf}/gu, ""),
    ]);
  }
  console.info(`\n${t("setup.done")}`);
}

const { values } = readOptions({ options: { ...languageOption, answers: { type: "string" } } });
setMessageLanguage(values.language);
runCommand(() => main(values.answers));
