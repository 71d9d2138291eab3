import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { defaultLanguage } from "../../../shared/languages";
import { headingOf, longRead } from "../content";
import { expect, follow, loadsOf, rare, test, visit } from "../site";

/** Fragments, queries and paths of links that were cut off, encoded twice, or made to do harm. */
const hostile = [
  ...["%", "100%", "%2", "%zz", "%2525", "%2F", "%3F", "%23", "%u0627", "%2e%2e%2f", "%D8%A7%D8"],
  ...["%E0%A4%A", "%C0%AF", "%FF", "%ED%A0%80", "//", "../", "\\", "/:path", "/:uri", "/*"],
  ...["__proto__", "constructor", "?&=+;", "'\"<script>", "{{", ":~:text=", "سدرة", "\u202e "],
];

test("no path, query or fragment harms a page", rare, async ({ page, baseURL }) => {
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
    // A host may take dots behind percent signs for another page, which then stays as it is.
    const answered = page.locator("html:is([data-scripts=hydrated], [data-copy])");
    await answered.waitFor({ state: "attached" });
    await expect(page.locator("h1"), page.url()).not.toBeEmpty();
  }
});

test.describe("a copy", () => {
  // The browser refuses icons from the disk.
  test.use({ breaks: true });

  test("that was saved stays as it is, on disk and on another site", async ({ page }, testInfo) => {
    await visit(page, `/en${longRead}/`);
    const heading = await page.locator("h1").textContent();
    const html = await page.content();
    const savedBeside = (folder: string) => html.replaceAll(/(src|href)="\//g, `$1="${folder}/`);
    const file = testInfo.outputPath("saved.html");
    writeFileSync(file, savedBeside(resolve("public")));
    const elsewhere = "http://archive.example/kept";
    await page.route(`${elsewhere}/**`, (route) =>
      route.fulfill({ path: `public${route.request().url().slice(elsewhere.length)}` }),
    );
    await page.route(`${elsewhere}/page.html`, (route) =>
      route.fulfill({ body: savedBeside(elsewhere), contentType: "text/html" }),
    );
    for (const address of [`file://${file}`, `${elsewhere}/page.html`]) {
      const loads = loadsOf(page);
      await page.goto(address, { waitUntil: "networkidle" });
      await expect(page).toHaveURL(address);
      expect(loads).toEqual([new URL(address).pathname]);
      await expect(page.locator("h1")).toHaveText(heading ?? "");
      await expect(page.locator("html")).not.toHaveAttribute("data-scripts");
    }
  });
});

test.describe("an English visitor", () => {
  test.use({ locale: "en-GB" });

  test("reads a page at a wrong address, which becomes right", async ({ page, request }) => {
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
