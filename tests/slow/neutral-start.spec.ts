import fs from "node:fs";
import { expect, test } from "../e2e/site";
import answers from "../unit/fixtures/answers.json";
import { SiteCopy } from "./site-copy";
import { testWholePages } from "./whole-pages";

test.describe.configure({ mode: "serial" });

/** The site as its owner begins: after `npm run setup`. */
const site = new SiteCopy(({ folder, write, edit }) => {
  fs.rmSync(`${folder}/public`, { recursive: true });
  write("answers.json", JSON.stringify(answers));
  edit("package.json", (manifest) => {
    manifest.demonstration = true;
  });
});

test("after setup the site is in order, fewer than 60 places are left to replace, and it is built", () => {
  for (const [program, ...args] of [
    ["tsx/dist/cli.mjs", "tools/setup.ts", "--answers", "answers.json"],
    ["tsx/dist/cli.mjs", "tools/check-content.ts"],
    ["gatsby/cli.js", "build"],
  ] as const) {
    const { status, output } = site.run(program, ...args);
    expect(status, output.slice(-6000)).toBe(0);
  }
  const { output } = site.run("tsx/dist/cli.mjs", "tools/check-launch.ts", "content", "locales");
  expect(output.split("\n").filter((line) => line.includes("›")).length).toBeLessThan(60);
  const home = site.read("public/en/index.html");
  expect(home).toContain(answers.fullName.en);
  expect(home).not.toContain('href="/en/projects/"');
});

testWholePages(site);
