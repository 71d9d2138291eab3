import { programOf } from "../../../tools/run";

test.each([
  ["C:\\site\\node_modules\\@biomejs\\biome\\bin\\biome"],
  ["/site/node_modules/@biomejs/biome/bin/biome"],
  ["C:\\site\\node_modules\\gatsby\\cli.js"],
])("%s is a script, which Node runs", (script) => {
  expect(programOf(script, ["check"])).toEqual([process.execPath, [script, "check"]]);
});

test("a TypeScript file is run by Node with its loader", () => {
  expect(programOf("tools/deploy.ts", [])).toEqual([
    process.execPath,
    ["--import", "tsx", "tools/deploy.ts"],
  ]);
});

test("any other command is a program of its own", () => {
  expect(programOf("npm.cmd", ["run", "lint"])).toEqual(["npm.cmd", ["run", "lint"]]);
});
