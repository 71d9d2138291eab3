import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { scripts } from "../../../package.json";
import { temporaryFolder, writeFiles } from "../fixtures/temporary-folder";

const parent = temporaryFolder();

/** Runs the script in a folder of this name, with one package to install, as somebody whose home is `home`. */
function install(name: string, { home = parent, installed = "" } = {}) {
  const folder = path.join(parent, name);
  const wanted = { name: "site", version: "1.0.0", devDependencies: { tool: "file:tool" } };
  const packages = {
    "": wanted,
    tool: { version: "1.0.0", dev: true },
    "node_modules/tool": { resolved: "tool", link: true },
  };
  writeFiles(folder, {
    ".npmrc": fs.readFileSync(".npmrc"),
    "tools/install.mjs": fs.readFileSync("tools/install.mjs"),
    "package.json": JSON.stringify(wanted),
    "tool/package.json": JSON.stringify({ name: "tool", version: "1.0.0" }),
    "package-lock.json": JSON.stringify({ lockfileVersion: 3, requires: true, packages }),
    ...(installed && { "node_modules/.package-lock.json": installed }),
  });
  const env = { ...process.env, HOME: home, USERPROFILE: home, NODE_ENV: "production" };
  const run = spawnSync(process.execPath, ["tools/install.mjs"], { cwd: folder, env });
  const isWhole = fs.existsSync(path.join(folder, "node_modules/tool/package.json"));
  return { status: run.status, isWhole, lines: `${run.stderr}`.trim().split("\n") };
}

test.each([
  ["in a clean clone under موقع البناء", ""],
  ["where an installation left them out", JSON.stringify({ packages: {} })],
  ["where an installation broke off", '{"packages": {'],
])("%s, the packages for developing are installed, whatever NODE_ENV is", (name, installed) => {
  expect(install(name, { installed })).toMatchObject({ status: 0, isWhole: true });
});

test.each(["site (1)", "50%", "a#b", "site [old]", "{site}", "موقع!"])(
  "in the folder %s, one line says that it must be renamed",
  (name) => {
    const { status, isWhole, lines } = install(name);
    expect([status, isWhole, lines]).toEqual([1, false, [expect.stringContaining("rename")]]);
  },
);

test("without a home that can be written to, one line says so", () => {
  // A file is in the place of the folder that would hold it.
  const { status, lines } = install("site", { home: path.join(parent, "site/package.json/home") });
  expect([status, lines]).toEqual([1, [expect.stringContaining("set HOME")]]);
});

test("every command looks for that before anything else", () => {
  const others = Object.entries(scripts).filter(
    ([, script]) => !/^(node tools\/install\.mjs && |npm run )/.test(script),
  );
  expect(others).toEqual([]);
});
