import type { Response } from "@playwright/test";
import { awake, expect, test, words } from "../site";

const unknown = [
  ["/nope", "ar"],
  ["/ar/nope/", "ar"],
  ["/en/nope", "en"],
  ["/en/clients/nope/", "en"],
  ["/en/en/nope", "en"],
] as const;

const isPage = (response: Response) => response.request().isNavigationRequest();

for (const [url, language] of unknown) {
  test(`${url} shows the 404 page in ${language}, with status 404`, async ({ page }) => {
    const response = await page.goto(url);
    expect(response?.status()).toBe(404);
    const { error404, backHome } = words(language, "not-found");
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(error404.title);
    await expect(page.locator("main")).toContainText(error404.message);
    await awake(page);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(error404.title);
    expect(new URL(page.url()).pathname).toBe(url);
    await page.locator("main").getByRole("link", { name: backHome }).click();
    await expect(page).toHaveURL(`/${language}/`);
  });
}

for (const [url, language] of [unknown[0], unknown[4]]) {
  const other = language === "ar" ? "en" : "ar";

  test(`the language link at ${url} keeps the address that was asked for`, async ({ page }) => {
    await page.goto(`${url}?a=1&b=%20x#part`);
    await awake(page);
    const link = page.getByRole("banner").locator(`a[hreflang=${other}]`);
    const asked = url.startsWith(`/${language}/`) ? url.slice(language.length + 1) : url;
    // The link is right before it is clicked too: it may be copied or opened in a new tab.
    await expect(link).toHaveAttribute("href", `/${other}${asked}`);
    const [answer] = await Promise.all([page.waitForResponse(isPage), link.click()]);
    expect(answer.status()).toBe(404);
    await expect(page).toHaveURL(`/${other}${asked}?a=1&b=%20x#part`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      words(other, "not-found").error404.title,
    );
  });
}

test("the language link changes from one missing address to the next", async ({ page }) => {
  await page.goto("/en/nope");
  await awake(page);
  await page.evaluate(() => window.___navigate("/en/neither"));
  await expect(page).toHaveURL("/en/neither");
  await expect(page.getByRole("banner").locator("a[hreflang=ar]")).toHaveAttribute(
    "href",
    "/ar/neither",
  );
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the language link of a page that is not there leads to the other language's", async ({
    page,
  }) => {
    await page.goto("/en/nope");
    const link = page.getByRole("banner").locator("a[hreflang=ar]");
    const [answer] = await Promise.all([page.waitForResponse(isPage), link.click()]);
    expect(answer.status()).toBe(404);
    await expect(page.locator("html")).toHaveAttribute("lang", "ar");
  });
});

test.describe("in an English browser", () => {
  test.use({ locale: "en-GB" });

  test("an unknown page without a prefix shows the English 404", async ({ page }) => {
    await page.goto("/nope?x=1");
    await expect(page).toHaveURL("/en/nope/?x=1");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      words("en", "not-found").error404.title,
    );
  });
});

test("the middle figure of 404 is a closed zero", async ({ page }) => {
  await page.goto("/en/nope");
  const gaps = await page.locator("main svg:has(rect)").evaluate((figure: Element) => {
    const svg = figure as SVGSVGElement;
    const stone = svg.querySelector("rect")?.getBBox() ?? new DOMRect();
    const strokes = [...svg.querySelectorAll("path")];
    const open: number[] = [];
    for (let degrees = 0; degrees < 360; degrees += 2) {
      const radians = (degrees * Math.PI) / 180;
      const isMet = Array.from({ length: 100 }, (_none, step) => {
        const point = svg.createSVGPoint();
        point.x = stone.x + stone.width / 2 + step * Math.cos(radians);
        point.y = stone.y + stone.height / 2 + step * Math.sin(radians);
        const isInside = point.x > 120 && point.x < 228;
        return isInside && strokes.some((stroke) => stroke.isPointInStroke(point));
      }).includes(true);
      if (!isMet) open.push(degrees);
    }
    return open;
  });
  expect(gaps).toEqual([]);
});
