/** `npm run undo`: lists what is not committed in the site's content, and takes back those changes that are chosen. */
import readline from "node:readline/promises";
import { setMessageLanguage, t } from "../src/content/messages";
import { languageOption, readOptions } from "./options";
import { root, runCommand } from "./run";
import { takeBack, uncommittedChanges } from "./uncommitted";

async function main(): Promise<void> {
  setMessageLanguage(readOptions({ options: languageOption }).values.language);
  const changes = uncommittedChanges(root);
  if (changes.length === 0) {
    console.info(t("undo.nothing"));
    return;
  }
  for (const [index, { file, kind }] of changes.entries())
    console.info(`${String(index + 1).padStart(3)}  ${file}  (${t(kind)})`);
  const terminal = readline.createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`\n${t("undo.which")} `);
  terminal.close();
  const chosen = new Set(answer.match(/\d+/g)?.map((number) => changes[Number(number) - 1]));
  for (const change of chosen) {
    if (!change) continue;
    takeBack(root, change);
    console.info(t("undo.done", { file: change.file }));
  }
}

runCommand(main);
