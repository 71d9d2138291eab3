/**
 * `npm run export -- projects.csv`: all projects as a table, for Excel.
 * `npm run import -- projects.csv [--pictures folder]`: the projects of such a table, with new pictures from a folder.
 */
import fs from "node:fs";
import path from "node:path";
import { t } from "../plugins/gatsby-plugin-checked-content/messages";
import { readSite } from "../plugins/gatsby-plugin-checked-content/site/site-files";
import { apply, finish } from "./changes";
import { languageOption, readOptions } from "./options";
import { exportProjects, importProjects } from "./project-table";
import { runCommand } from "./run";

const { values, positionals } = readOptions({
  options: { ...languageOption, pictures: { type: "string" } },
  allowPositionals: true,
});

runCommand(async () => {
  const [command, file = ""] = positionals;
  if (!file || (command === "import" && !fs.existsSync(file)))
    throw new Error(t("table.which", { command }));
  finish();
  const site = readSite(".");
  if (command === "export") {
    fs.mkdirSync(path.dirname(file), { recursive: true });
    return fs.writeFileSync(file, exportProjects(site));
  }
  const from = values.pictures ?? path.dirname(file);
  const { changes, faults } = await importProjects(site, fs.readFileSync(file), from);
  const stopped = `\n${t("table.stopped", { count: faults.length })}`;
  if (faults.length > 0) throw new Error([...faults, stopped].join("\n"));
  apply(changes);
  console.info([...changes.keys(), t("table.done", { count: changes.size })].join("\n"));
});
