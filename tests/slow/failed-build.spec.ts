import fs from "node:fs";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { SiteCopy } from "./site-copy";

const site = new SiteCopy();

test("a build that fails leaves the site of the build before: its pages, and every file they name", () => {
  expect(site.run("gatsby/cli.js", "build").status).toBe(0);
  const files = () =>
    fs
      .readdirSync(path.join(site.folder, "public"), { recursive: true, encoding: "utf8" })
      .filter((name) => !name.startsWith("_gatsby"));
  const before = files();
  const home = site.read("public/en/index.html");
  site.replace("src/layout/layout.tsx", "./splash", "./no-such-file");
  const { status, output } = site.run("gatsby/cli.js", "build");
  expect(status, output.slice(-3000)).not.toBe(0);
  expect(files()).toEqual(expect.arrayContaining(before));
  expect(site.read("public/en/index.html")).toBe(home);
});
