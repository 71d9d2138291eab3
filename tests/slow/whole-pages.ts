import { expectNoViolations } from "../e2e/axe";
import { expect, hydrated, open, overflowOf, test } from "../e2e/site";
import { port, type SiteCopy } from "./site-copy";

/** A test that each page of a built copy is whole: nothing empty, nothing cut off, no barrier. */
export function testWholePages(site: SiteCopy): void {
  test("it shows every page whole, in every language, at both widths", async ({ page }) => {
    const address = `http://localhost:${port}`;
    const started = site.start("tools/serve.ts", [], { PORT: String(port) });
    await expect.poll(started, { timeout: 60_000 }).toContain("The site is at");
    for (const [, url = ""] of site.read("public/sitemap-0.xml").matchAll(/<loc>([^<]*)<\/loc>/g))
      for (const width of [360, 1440]) {
        const { pathname } = new URL(url);
        await page.setViewportSize({ width, height: 800 });
        await open(page, address + pathname);
        await hydrated(page);
        const place = `${pathname} at ${width} px`;
        expect(await overflowOf(page), place).toBeLessThanOrEqual(0);
        expect(await emptyParts(page), place).toEqual([]);
        await expectNoViolations(page, place, ["light"]);
      }
  });
}

/** Headings, lists, links and sections with neither words nor a name nor a picture. */
const emptyParts = (page: import("@playwright/test").Page) =>
  page
    .locator(":is(main, footer, header) :is(h1, h2, h3, ul, ol, dl, a, section, button)")
    .evaluateAll((elements) =>
      elements
        .filter(
          (element) =>
            !element.textContent?.trim() &&
            !element.ariaLabel &&
            !element.querySelector("img, svg, iframe"),
        )
        .map((element) => element.outerHTML.slice(0, 120)),
    );
