import fs from "node:fs";
import path from "node:path";
import { mistaken, problemsWith } from "../../../tests/unit/fixtures/checked-site";
import { formatProblem, type Problem } from "../json-file";

jest.mock("../../../shared/languages");

const mistakes = fs
  .readFileSync(path.join(__dirname, "mistakes.txt"), "utf8")
  .replace(/^(#.*)?\n/gm, "")
  .trim()
  .split(/\n(?=\S)/);

/** A part of a change: a pattern, or a text with JSON's escapes. */
function partOf(text: string): string | RegExp {
  if (/^\/.+\/$/.test(text)) return new RegExp(text.slice(1, -1));
  return text === "∅" ? "" : JSON.parse(`"${text.replaceAll('"', '\\"')}"`);
}

/** A problem as the line beside it has it, as far as that goes; or else in full. */
function asExpected(problem: Problem, line = ""): string {
  const full = formatProblem(problem);
  const forms = [full, full.replace(/:\d+:\d+/, ""), full.replace(/^.*? › /, "")];
  const isIt = (form: string) =>
    line.endsWith("…") ? form.startsWith(line.slice(0, -1)) : form === line;
  return forms.some(isIt) ? line : full;
}

test.each(mistakes.map((mistake) => mistake.split(/\n {2}/)))("%s", (change, ...lines) => {
  const [, file = "", from = "", to = ""] = /^(\S+): (.*) → (.*)$/.exec(change ?? "") ?? [];
  const found = problemsWith(mistaken(file, partOf(from), `${partOf(to)}`));
  expect(found.map((problem, index) => asExpected(problem, lines[index]))).toEqual(lines);
});
