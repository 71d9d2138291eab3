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
import { latinDigits } from "../shared/phone-digits";
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
import { plain } from "./table-cells";

type Read = (prompt: string) => Promise<string>;

/** The answers of a person, each checked at once; what the site shows already, or the mark has in it, is offered. */
async function ask(read: Read): Promise<Answers> {
  const site = readFiles(".");
  const usual = isDemonstration(".") ? { pages: optionalPages(site).join(", ") } : answersIn(site);
  const given: Record<string, unknown> = {};
  for (const { name, schema, isRequired } of fieldsOf(answersSchema, "setup"))
    for (const code of schema instanceof z.ZodObject ? codes : [undefined]) {
      const path = code ? [name, code] : [name];
      const offered = valueAt(usual, path);
      const language = code && languageName(code, messageLanguage());
      const question = t(`setup.questions.${name}` as MessageKey);
      const prompt = `${question}${language ? ` (${language})` : ""}${offered ? ` [${offered}]` : ""}: `;
      let fault: string | undefined;
      do {
        const text = await read(prompt);
        const latin = code ? text : latinDigits(text);
        const typed = schema instanceof z.ZodNumber && latin ? Number(latin) : latin;
        const value =
          text === "-" ? undefined : typed || (offered ?? (isRequired ? "" : undefined));
        given[name] = code ? { ...(given[name] ?? {}), [code]: value } : value;
        const problems = checkFields(new JsonFile("", JSON.stringify(given)), answersSchema);
        fault = problems.find(({ field }) => [path.join("."), name].includes(field))?.message;
        if (code && !isInScriptOf(code, `${value}`)) fault ??= t("wrongScript", { language });
        if (fault) console.error(`  ${fault}`);
      } while (fault);
      if (name === "mark" && given.mark) Object.assign(usual, coloursOf(`${given.mark}`));
    }
  return given as Answers;
}

/** The first two colours of a drawing. */
function coloursOf(file: string): object {
  const colours = fs
    .readFileSync(file, "utf8")
    .toLowerCase()
    .match(/#[0-9a-f]{6}\b/g);
  const [primary, accent] = new Set(colours);
  return { ...(primary && { primary }), ...(accent && { accent }) };
}

/** Asks until the answer is yes or no, or begins so: the answers before would be lost. */
async function confirm(read: Read): Promise<boolean> {
  const [yes = "", no = ""] = [t("table.yes"), t("table.no")].map(plain);
  const answer = plain(await read(`\n${t("setup.goOn")} `));
  const isOne = [yes, no].some((word) => answer && word.startsWith(answer));
  return isOne ? yes.startsWith(answer) : confirm(read);
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
  const list = (isGone: boolean) =>
    [...changes]
      .flatMap(([name, content]) => ((content === null) === isGone ? `\n  ${name}` : []))
      .sort()
      .join("");
  console.info(t("setup.written"), list(false), t("setup.deleted"), list(true));
  const isWanted = file || (await confirm(read));
  terminal.close();
  if (!isWanted) throw new Error(t("setup.stopped"));
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
