import { expect, test } from "@playwright/test";
import { SiteCopy } from "./site-copy";

const home = "locales/en/home.json";

let site: SiteCopy;
test.beforeAll(() => {
  site = new SiteCopy();
});
test.afterAll(() => site.remove());

test("edits made before a killed build are on the pages after the next build", async () => {
  const built = site.run("gatsby/cli.js", "build");
  expect(built.status, built.output.slice(-3000)).toBe(0);

  const { readMore } = JSON.parse(site.read(home)).whoWeAre;
  site.replace(home, `"${readMore}"`, '"Read on here"');
  const terminal = site.start("tools/gatsby.ts", ["build"]);
  await expect.poll(terminal, { timeout: 300_000 }).toContain("write out requires");
  await site.end("SIGKILL");

  const again = site.run("gatsby/cli.js", "build");
  expect(again.status, again.output.slice(-3000)).toBe(0);
  expect(site.read("public/en/index.html")).toContain("Read on here");
});
