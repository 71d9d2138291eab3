import { languages, service, shortRead, textOf } from "../content";
import { expect, hydrated, languageLink, open, rare, test, visit } from "../site";

const key = "i18nextLng";

/** Each source of the language, in the order of the specification. */
const sources = ["query", "cookie", "localStorage", "sessionStorage", "browser"] as const;

for (const [index, source] of sources.entries()) {
  test(`${source}: English beats Arabic in every later source`, {
    tag: index ? "@all" : [],
  }, async ({ browser, baseURL }) => {
    const locale = source === "browser" ? "en-GB" : "ar-SA";
    const context = await browser.newContext({ baseURL, locale });
    for (const from of sources.slice(index)) {
      const value = from === source ? "en" : "ar";
      if (from === "cookie")
        await context.addCookies([{ name: "i18next", value, url: baseURL ?? "" }]);
      if (from !== "localStorage" && from !== "sessionStorage") continue;
      await context.addInitScript(
        ([storage, name, code]) => {
          // Only before the first page, so that what the site stores later stays.
          if (!window[storage].getItem(name)) window[storage].setItem(name, code);
        },
        [from, key, value] as const,
      );
    }
    const page = await context.newPage();
    await open(page, source === "query" ? "/clients/?lng=en" : "/clients/");
    await expect(page).toHaveURL(/\/en\/clients\//);
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await context.close();
  });
}

const unknown =
  ["fr", "de", "tr"].find((code) => !languages.some((one) => one.code === code)) ?? "";

test.describe("where the browser speaks a language that the site does not have", () => {
  test.use({ locale: unknown });

  test("nothing is detected and the page stays Arabic", async ({ page }) => {
    await visit(page, "/services/");
    expect(new URL(page.url()).pathname).toBe("/services/");
    await expect(page.locator("html")).toHaveAttribute("lang", "ar");
  });
});

test.describe("where the browser speaks English", () => {
  test.use({ locale: "en-GB" });

  test("a hostile or unknown ?lng= counts as absent", rare, async ({ page }) => {
    for (const value of [unknown, "<script>window.harmed=1</script>", "__proto__"]) {
      await test.step(`?lng=${value}`, async () => {
        await open(page, `${shortRead}/?lng=${encodeURIComponent(value)}`);
        await expect.poll(() => new URL(page.url()).pathname).toBe(`/en${shortRead}/`);
        expect(await page.evaluate("window.harmed")).toBeUndefined();
        const stored = () => page.evaluate((name) => localStorage.getItem(name), key);
        await expect.poll(stored).toBe("en");
        await page.evaluate(() => localStorage.clear());
      });
    }
  });

  test("a page without a prefix leads to its English form, address kept", async ({ page }) => {
    await open(page, "/?utm=1#100%");
    await expect(page).toHaveURL("/en/?utm=1#100%");
    await hydrated(page);
    await expect(page.locator("h1")).not.toBeEmpty();
    await open(page, `/services/?a=1&b=%20x#${service.id}`);
    await expect(page).toHaveURL(`/en/services/?a=1&b=%20x#${service.id}`);
    await expect(page.locator(`[id="${service.id}"]`)).toBeInViewport();
    await open(page, "/nope?x=1");
    await expect(page).toHaveURL("/en/nope/?x=1");
    await expect(page.locator("h1")).toHaveText(textOf("en", "not-found:error404.title"));
  });

  test("a prefixed page never leads away, and its language stays", async ({ page }) => {
    await visit(page, `/ar${shortRead}/?lng=en`);
    await expect(page).toHaveURL(`/ar${shortRead}/?lng=en`);
    await expect(page.locator("html")).toHaveAttribute("lang", "ar");
    await visit(page, `${shortRead}/`);
    expect(new URL(page.url()).pathname).toBe(`${shortRead}/`);
  });
});

test("the language switch leads to the same page and place, and back", async ({ page }) => {
  await visit(page, `/ar/services/?a=1#${service.id}`);
  for (const [to, dir] of [
    ["en", "ltr"],
    ["ar", "rtl"],
  ]) {
    await hydrated(page);
    await (await languageLink(page, to as string)).click();
    await expect(page).toHaveURL(`/${to}/services/?a=1#${service.id}`);
    await expect(page.locator("html")).toHaveAttribute("lang", to as string);
    await expect(page.locator("html")).toHaveAttribute("dir", dir as string);
    await expect.poll(() => page.evaluate((name) => localStorage.getItem(name), key)).toBe(to);
  }
});
