import { defaultLanguage } from "../../../src/i18n/languages";
import { headingOf } from "../content";
import { expect, follow, hydrated, loadsOf, test, visit } from "../site";

/** Fragments, queries and paths of links that were cut off, encoded twice, or made to do harm. */
const hostile = [
  ...["%", "100%", "%2", "%zz", "%2525", "%2F", "%3F", "%23", "%u0627", "%2e%2e%2f", "%D8%A7%D8"],
  ...["%E0%A4%A", "%C0%AF", "%FF", "%ED%A0%80", "//", "../", "\\", "/:path", "/:uri", "/*"],
  ...["__proto__", "constructor", "?&=+;", "'\"<script>", "{{", ":~:text=", "سدرة", "\u202e "],
];

test("no path, query or fragment harms a page", { tag: "@all" }, async ({ page, baseURL }) => {
  const clients = `/${defaultLanguage}/clients/`;
  await visit(page, clients);
  const whole = (await page.locator("main").textContent()) ?? "";
  for (const [index, text] of [":pageContext", ...hostile].entries()) {
    if (index % 2) {
      await visit(page, `${clients}?${text.replaceAll("#", "")}#%${text}`);
      await expect(page.locator("main"), page.url()).toHaveText(whole);
    }
    const response = await page.goto(
      `${baseURL}${index % 4 < 2 ? "" : `/${defaultLanguage}`}/${text}`,
    );
    // The host itself rejects some paths.
    if (response?.status() !== 200 && response?.status() !== 404) continue;
    await hydrated(page);
    await expect(page.locator("h1"), page.url()).not.toBeEmpty();
  }
});

test("no address that a visitor may follow leads away from the site", { tag: "@all" }, async ({
  page,
  baseURL,
}) => {
  const away: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest() && !request.url().startsWith(`${baseURL}/`))
      away.push(request.url());
  });
  const host = "Evil.example";
  for (const path of [
    `//${host}/login?x=1`,
    `/\\${host}`,
    `///${host}/X`,
    `/%5C${host}`,
    `/%2F${host}/`,
    "/a%2Bb",
  ]) {
    await page.goto(baseURL + path);
    await hydrated(page);
    await expect(page.locator("h1"), path).not.toBeEmpty();
    await page.getByRole("banner").locator("a[hreflang]").first().click();
    await hydrated(page);
  }
  expect(away).toEqual([]);
});

test.describe("an English visitor", () => {
  test.use({ locale: "en-GB" });

  test("reads a page that a host answers at another address, which becomes the right one", async ({
    page,
    request,
  }) => {
    for (const [address = "", right = ""] of [
      ["/en/clients/index.html?a=1#careers", "/en/clients/?a=1#careers"],
      ["/en//clients/", "/en/clients/"],
      ["/EN/Clients", "/en/clients/"],
      ["/index.html", "/en/"],
    ]) {
      const isHome = address === "/index.html";
      const body = await (await request.get(isHome ? "/" : "/en/clients/")).text();
      await page.route(
        (url) => url.pathname === address.split("?")[0],
        (route) => route.fulfill({ body, contentType: "text/html" }),
      );
      const loads = loadsOf(page);
      await visit(page, address);
      await expect(page).toHaveURL(right);
      expect(loads.slice(1)).toEqual(isHome ? ["/en/"] : []);
      if (!isHome) await expect(page.locator("h1")).toHaveText(headingOf("en", "/clients"));
      // "Back" from the next page finds it again.
      await follow(page, "/en/services/");
      await expect(page).toHaveURL("/en/services/");
      await page.goBack();
      await expect(page).toHaveURL(right);
      await expect(page.locator("main > *").first()).toBeAttached();
    }
  });
});
