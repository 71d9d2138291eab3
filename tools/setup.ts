/** `npm run setup [-- --answers file.json]`: asks for the company's facts, and lays down a start without the demonstration. */
import fs from "node:fs";
import { createInterface } from "node:readline/promises";
import _ from "lodash";
import { z } from "zod";
import { isInScriptOf } from "../plugins/gatsby-plugin-checked-content/checks/script";
import { checkFields } from "../plugins/gatsby-plugin-checked-content/checks/structure";
import {
  formatProblem,
  JsonFile,
  type Problem,
} from "../plugins/gatsby-plugin-checked-content/json-file";
import {
  type MessageKey,
  messageLanguage,
  t,
} from "../plugins/gatsby-plugin-checked-content/messages";
import { fieldsOf } from "../plugins/gatsby-plugin-checked-content/schemas/field-tree";
import { languageName } from "../shared/format";
import { codes } from "../shared/languages";
import { latinDigits } from "../shared/phone-digits";
import { apply, finish, problemsAfter } from "./changes";
import { git, isClean, originOf } from "./git";
import { isDemonstration } from "./launch";
import { type Answers, answersIn, answersSchema, readFiles, setupChanges } from "./neutral-start";
import { languageOption, readOptions } from "./options";
import { runCommand } from "./run";
import { plain, readCell } from "./table-cells";

const terminal = createInterface({ input: process.stdin, output: process.stdout });
const lines = terminal[Symbol.asyncIterator]();
terminal.on("SIGINT", () => terminal.close());

/** What a person types, without the quotation marks of a path that is pasted. */
async function read(prompt: string): Promise<string> {
  terminal.setPrompt(prompt);
  terminal.prompt();
  const { value, done } = await lines.next();
  if (done) throw new Error(`\n${t("setup.stopped")}`);
  return value.trim().replace(/^(["'])(.*)\1$/, "$2");
}

/** The answers of a person, each checked at once; those of the run before, or the colours of the mark, are offered. */
async function ask(): Promise<Answers> {
  const usual = answersIn(readFiles("."));
  const given = {};
  for (const { name, schema, isRequired } of fieldsOf(answersSchema, "setup"))
    for (const code of schema instanceof z.ZodObject ? codes : [undefined]) {
      const path = _.compact([name, code]);
      const offered = _.get(usual, path);
      const language = code && languageName(code, messageLanguage());
      const question = t(`setup.questions.${name}` as MessageKey);
      const prompt = [question, language && `(${language})`, offered && `[${offered}]`];
      let fault: string | undefined;
      do {
        const text = await read(`${_.compact(prompt).join(" ")}: `);
        const typed = code || name === "mark" ? text : readCell(latinDigits(text), { schema });
        const value = typed || (offered ?? (isRequired ? "" : undefined));
        _.set(given, path, text === "-" ? undefined : value);
        const problems = checkFields(new JsonFile("", JSON.stringify(given)), answersSchema);
        fault = problems.find(({ field }) => [path.join("."), name].includes(field))?.message;
        if (code && !isInScriptOf(code, `${value}`)) fault ??= t("wrongScript", { language });
        if (fault) console.error(`  ${fault}`);
      } while (fault);
      if (name === "mark") _.merge(usual, coloursOf(_.get(given, name)));
    }
  return given as Answers;
}

/** The first two colours of a drawing. */
function coloursOf(file?: string): object {
  const drawing = file ? fs.readFileSync(file, "utf8").toLowerCase() : "";
  return _.zipObject(["primary", "accent"], _.uniq(drawing.match(/#[0-9a-f]{6}\b/g)));
}

/** Asks until the answer is yes or no, or begins so: the answers before would be lost. */
async function confirm(): Promise<boolean> {
  const [yes = "", no = ""] = [t("table.yes"), t("table.no")].map(plain);
  const answer = plain(await read(`\n${t("setup.goOn")} `));
  const isOne = [yes, no].some((word) => answer && word.startsWith(answer));
  return isOne ? yes.startsWith(answer) : confirm();
}

/** The answers of a file. Throws all that is wrong with them. */
function readAnswers(name: string): Answers {
  const file = new JsonFile<Answers>(name, fs.readFileSync(name, "utf8"));
  stopAt([...file.syntaxProblems, ...checkFields(file, answersSchema)]);
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
  if (!file) console.info(t("setup.begin"));
  const answers = file ? readAnswers(file) : await ask();
  const changes = await setupChanges(answers, ".", isRepository ? originOf() : undefined);
  stopAt(await problemsAfter(changes));
  const [gone, written] = _.partition([...changes.keys()].sort(), (name) => !changes.get(name));
  console.info([t("setup.written"), ...written, t("setup.deleted"), ...gone].join("\n  "));
  if (!file && !(await confirm())) throw new Error(t("setup.stopped"));
  terminal.close();
  // What a build has left of the demonstration would be published with the owner's.
  if (isDemonstration(".")) fs.rmSync("public", { recursive: true, force: true });
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
