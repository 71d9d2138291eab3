/** Checks `.github/workflows/` with GitHub's own parser, as part of `npm run lint`. */
import fs from "node:fs";
import { NoOperationTraceWriter, parseWorkflow } from "@actions/workflow-parser";

const folder = ".github/workflows";

for (const file of fs.readdirSync(folder)) {
  const name = `${folder}/${file}`;
  const content = fs.readFileSync(name, "utf8");
  const { context } = parseWorkflow({ name, content }, new NoOperationTraceWriter());
  for (const { message } of context.errors.getErrors()) {
    console.error(message);
    process.exitCode = 1;
  }
}
