import puppeteer, { type Browser } from "puppeteer-core";
import { findFaults } from "../../tools/audit/lighthouse";
import { expect, routes, test } from "./site";

let browser: Browser;
test.beforeAll(async ({ launchOptions: { executablePath, args } }) => {
  browser = await puppeteer.launch({ executablePath, args, defaultViewport: null });
});
test.afterAll(() => browser.close());

for (const { url } of routes.filter(({ url, language }) => url.startsWith(`/${language}/`))) {
  test(`${url} has 100 in Lighthouse's categories that do not measure time`, async ({
    baseURL,
  }) => {
    // Its rules of accessibility are axe's, which every-page.spec.ts holds in both themes.
    const faults = await findFaults(browser, baseURL + url, ["best-practices", "seo"]);
    expect(faults).toEqual([]);
  });
}
