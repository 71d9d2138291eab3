import { programOf } from "../../../tools/run";

const biome = "node_modules/@biomejs/biome/bin/biome";
const windows = "C:\\site\\node_modules\\gatsby\\cli.js";

test.each([
  [`/site/${biome}`, process.execPath, [`/site/${biome}`, "a"]],
  [windows, process.execPath, [windows, "a"]],
  ["tools/deploy.ts", process.execPath, ["--import", "tsx", "tools/deploy.ts", "a"]],
  ["npm.cmd", "npm.cmd", ["a"]],
])("%s, a script of a package, a tool or a program, is run by %s", (command, program, args) => {
  expect(programOf(command, ["a"])).toEqual([program, args]);
});
