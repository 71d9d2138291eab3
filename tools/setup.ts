/** `npm run setup [-- --answers file.json]`: asks for the company's facts, and lays down a start without the demonstration. */
import fs from "node:fs";
import { createInterface } from "node:readline/promises";
import { z } from "zod";
import { isInScriptOf } from "../plugins/gatsby-plugin-checked-content/checks/script";
import { checkFields } from "../plugins/gatsby-plugin-checked-content/checks/structure";
import {
  formatProblem,
  JsonFile,
  type Problem,
  valueAt,
} from "../plugins/gatsby-plugin-checked-content/json-file";
import {
  type MessageKey,
  messageLanguage,
  t,
} from "../plugins/gatsby-plugin-checked-content/messages";
import { fieldsOf } from "../plugins/gatsby-plugin-checked-content/schemas/field-tree";
import { languageName } from "../shared/format";
import { codes } from "../shared/languages";
import { apply, finish, problemsAfter } from "./changes";
import { git, isClean, originOf } from "./git";
import { isDemonstration } from "./launch";
import {
  type Answers,
  answersIn,
  answersSchema,
  optionalPages,
  readFiles,
  setupChanges,
} from "./neutral-start";
import { languageOption, readOptions } from "./options";
import { runCommand } from "./run";
import { latinDigits, plain } from "./table-cells";

type Read = (prompt: string) => Promise<string>;

/** The answers of a person, each checked at once; what the site shows already, or the mark has in it, is offered. */
async function ask(read: Read): Promise<Answers> {
  const given: Record<string, unknown> = {};
  const site = readFiles(".");
  const before = isDemonstration(".") ? { pages: optionalPages(site).join(", ") } : answersIn(site);
  const questions = fieldsOf(answersSchema, "setup").flatMap(({ schema, ...field }) =>
    (schema instanceof z.ZodObject ? codes : [undefined]).map((code) => ({ ...field, code })),
  );
  for (const { name, code, isRequired } of questions) {
    const drawn = given.mark ? fs.readFileSync(`${given.mark}`, "utf8").toLowerCase() : "";
    const [primary, accent] = new Set(drawn.match(/#[0-9a-f]{6}\b/g));
    const path = code ? [name, code] : [name];
    const usual = valueAt(
      { ...before, ...(primary && { primary }), ...(accent && { accent }) },
      path,
    );
    const language = code && languageName(code, messageLanguage());
    const question = t(`setup.questions.${name}` as MessageKey);
    const prompt = `${question}${language ? ` (${language})` : ""}${usual ? ` [${usual}]` : ""}: `;
    for (let isWrong = true; isWrong; ) {
      const text = await read(prompt);
      const latin = code ? text : latinDigits(text);
      const answer = name === "foundingYear" && latin ? Number(latin) : latin;
      const value =
        text === "-" ? undefined : text ? answer : (usual ?? (isRequired ? "" : undefined));
      const draft = { ...given, [name]: code ? { ...(given[name] ?? {}), [code]: value } : value };
      const isOther = code && !isInScriptOf(code, `${value}`);
      const problems = checkFields(new JsonFile("", JSON.stringify(draft)), answersSchema);
      const fault = problems.find(({ field }) => [path.join("."), name].includes(field))?.message;
      const message = fault ?? (isOther ? t("wrongScript", { language }) : undefined);
      if (message) console.error(`  ${message}`);
      else Object.assign(given, draft);
      isWrong = Boolean(message);
    }
  }
  return given as Answers;
}

/** The answers of a file. Throws all that is wrong with them. */
function readAnswers(name: string): Answers {
  const file = new JsonFile<Answers>(name, fs.readFileSync(name, "utf8"));
  const problems = [...file.syntaxProblems, ...checkFields(file, answersSchema)];
  stopAt(problems);
  return file.value;
}

function stopAt(problems: Problem[]): void {
  if (problems.length > 0)
    throw new Error([...problems.map(formatProblem), t("setup.stopped")].join("\n"));
}

async function main(file: string | undefined): Promise<void> {
  finish();
  const isRepository = isClean();
  // Says what to do where git knows no name: better now than after the last answer.
  if (isRepository) git(["var", "GIT_COMMITTER_IDENT"]);
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
  const answers = file ? readAnswers(file) : await ask(read);
  const changes = await setupChanges(answers, ".", isRepository ? originOf() : undefined);
  stopAt(await problemsAfter(changes));
  const list = (isGone: boolean) => {
    const names = [...changes].filter(([, content]) => (content === null) === isGone);
    return names
      .map(([name]) => `\n  ${name}`)
      .sort()
      .join("");
  };
  console.info(t("setup.written"), list(false), t("setup.deleted"), list(true));
  const isWanted = file || plain(await read(`\n${t("setup.goOn")} `)) === plain(t("table.yes"));
  terminal.close();
  if (!isWanted) throw new Error(t("setup.stopped"));
  apply(changes);
  if (isRepository && changes.size > 0) {
    git(["add", "--all"]);
    const message = t("setup.commit", { name: answers.fullName.en }).replace(/\p{Cf}/gu, "");
    git(["commit", "--quiet", "-m", message]);
  }
  console.info(`\n${t("setup.done")}`);
}

const { values } = readOptions({ options: { ...languageOption, answers: { type: "string" } } });
runCommand(() => main(values.answers));
