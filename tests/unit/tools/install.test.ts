import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { temporaryFolder, writeFiles } from "../fixtures/temporary-folder";

const parent = temporaryFolder();

/** Runs the script in a folder of this name, with one package to install, as somebody whose home is `home`. */
function install(
  name: string,
  { home = parent, installed = "", more = {}, wanted: others = {}, node = "" } = {},
) {
  const folder = path.join(parent, name);
  const wanted = { name: "site", version: "1.0.0", devDependencies: { tool: "file:tool" } };
  const packages = {
    "": wanted,
    tool: { version: "1.0.0", dev: true },
    "node_modules/tool": { resolved: "tool", link: true },
    ...others,
  };
  writeFiles(folder, {
    ".npmrc": fs.readFileSync(".npmrc"),
    "tools/install.mjs": fs.readFileSync("tools/install.mjs"),
    "package.json": JSON.stringify(wanted),
    "tool/package.json": JSON.stringify({ name: "tool", version: "1.0.0" }),
    "package-lock.json": JSON.stringify({ lockfileVersion: 3, requires: true, packages }),
    ...more,
    ...(installed && { "node_modules/.package-lock.json": installed }),
  });
  const env = { ...process.env, HOME: home, USERPROFILE: home, NODE_ENV: "production" };
  const preload = `data:text/javascript,Object.defineProperty(process.versions,"node",{value:"${node}"})`;
  const args = [...(node ? ["--import", preload] : []), "tools/install.mjs"];
  const run = spawnSync(process.execPath, args, { cwd: folder, env });
  const isWhole = fs.existsSync(path.join(folder, "node_modules/tool/package.json"));
  return { status: run.status, isWhole, lines: `${run.stderr}`.trim().split("\n") };
}

test.each([
  ["in a clean clone under موقع البناء", ""],
  ["where an installation broke off", '{"packages": {'],
])("%s, the packages for developing are installed, whatever NODE_ENV is", (name, installed) => {
  expect(install(name, { installed })).toMatchObject({ status: 0, isWhole: true });
});

test.each(["site (1)", "50%", "موقع!"])(
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

test("packages of another manager are named: one line says to delete them", () => {
  const { status, lines } = install("pnpm", { more: { "node_modules/.modules.yaml": "" } });
  expect([status, lines]).toEqual([1, [expect.stringMatching("pnpm.*delete")]]);
});

test.each([
  ["are installed where they are missing", [process.platform], true],
  ["are left out on others", ["sunos"], false],
])("packages for one kind of machine %s", (name, os, isWhole) => {
  const own = { resolved: "tool", link: true, optional: true, os, cpu: [process.arch] };
  const installed = JSON.stringify({ packages: { tool: { version: "1.0.0" } } });
  expect(install(name, { installed, wanted: { "node_modules/tool": own } })).toMatchObject({
    status: 0,
    isWhole,
  });
});

test("in a workspace, whose packages lie in the folder above, one line says so", () => {
  const above = JSON.stringify({ name: "above", workspaces: ["*"] });
  writeFiles(path.join(parent, "above"), { "package.json": above });
  const { status, lines } = install("above/site");
  expect([status, lines.at(-1)]).toEqual([1, expect.stringContaining("workspace")]);
});

test("an unknown Node is named", () => {
  const { status, lines } = install("node", { node: "23.9.0" });
  expect([status, lines]).toEqual([1, [expect.stringContaining("Node 23.9.0")]]);
});
