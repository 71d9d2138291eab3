import AxeBuilder from "@axe-core/playwright";
import { testPort as port } from "../../tools/server";
import { expect, hydrated, open, overflowOf, test } from "../e2e/site";
import { companies } from "./companies";
import { SiteCopy } from "./site-copy";

const address = `http://localhost:${port}`;
const tsx = "tsx/dist/cli.mjs";

for (const [name, becomes] of Object.entries(companies)) {
  test.describe(`the ${name} company`, () => {
    test.describe.configure({ mode: "serial" });

    const site = new SiteCopy(becomes);

    for (const [title, program, ...args] of [
      ["is content that the check accepts", tsx, "tools/check-content.ts"],
      ["has sharing pictures and a profile made for it", tsx, "tools/brand/brand.ts"],
      ["is built", "gatsby/cli.js", "build"],
      ["has types of its styles", "@css-modules-kit/codegen/bin/cmk.mjs", "--clean"],
      ["has words that the code's types accept", "@typescript/native/bin/tsc"],
      ["passes tests/unit", "jest/bin/jest.js", "tests/unit", "--silent"],
      ["passes tests/built", "jest/bin/jest.js", "tests/built", "--silent"],
      ["passes tests/e2e", "@playwright/test/cli.js", "test", "--reporter=line"],
    ] as const)
      test(title, () => {
        const repeats = name === "largest" && title === "passes tests/e2e";
        test.skip(repeats, "Its entries repeat, names and all, as no company's do.");
        const run = site.run(program, ...args);
        expect(run.status, run.output.slice(-6000)).toBe(0);
      });

    test("shows every page whole, in every language, at both widths", async ({ page }) => {
      site.start("tools/serve.ts", [], { PORT: String(port) });
      await expect.poll(answers, { timeout: 60_000 }).toBe(true);
      for (const { width, url } of screensOf(site)) {
        await page.setViewportSize({ width, height: 800 });
        await open(page, address + url);
        await hydrated(page);
        const overflow = await overflowOf(page);
        expect(overflow, `${url} at ${width} px is wider than the screen`).toBeLessThanOrEqual(0);
        expect(await emptyParts(page), `${url} at ${width} px has empty parts`).toEqual([]);
        // Parts that are not laid out yet have no colours.
        await page.evaluate(() => delete document.documentElement.dataset.layout);
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(violations.map(({ id, nodes }) => `${url} ${id} ${nodes[0]?.html}`)).toEqual([]);
      }
      await site.end();
    });
  });
}

const answers = () =>
  fetch(address).then(
    ({ ok }) => ok,
    () => false,
  );

/** Every page of every language, at both widths; of many projects the first in the sitemap. */
function screensOf(site: SiteCopy): { width: number; url: string }[] {
  const urls = [...site.read("public/sitemap-0.xml").matchAll(/<loc>([^<]*)<\/loc>/g)]
    .map(([, loc = ""]) => new URL(loc).pathname)
    .filter((url, index, all) => {
      const isProject = (one: string) => /\/projects\/./.test(one);
      return !isProject(url) || all.slice(0, index).filter(isProject).length < 20;
    });
  return urls.flatMap((url) => [360, 1440].map((width) => ({ width, url })));
}

type Page = import("@playwright/test").Page;

/** Headings, lists, links, sections and what stands between lines, with neither words nor a name nor a picture. */
const emptyParts = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("main *, footer *, header *")]
      .filter(
        (element) =>
          /^(H[1-6]|UL|OL|DL|A|SECTION|BUTTON)$/.test(element.tagName) ||
          (element.tagName === "DIV" && getComputedStyle(element).borderTopWidth !== "0px"),
      )
      .filter(
        (element) =>
          !element.textContent?.trim() &&
          !element.ariaLabel &&
          !element.querySelector("img, svg, iframe"),
      )
      .map((element) => element.outerHTML.slice(0, 120)),
  );
