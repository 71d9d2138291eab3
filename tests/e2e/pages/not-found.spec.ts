import type { Response } from "@playwright/test";
import { translations } from "../content";
import { expect, follow, hydrated, languageLink, open, rare, test } from "../site";

const isPage = (response: Response) => response.request().isNavigationRequest();

// How the host answers: tests/e2e/host/served.spec.ts. Each language's page: every-page.spec.ts.
for (const [url, language, other] of [
  ["/nope", "ar", "en"],
  ["/en/en/nope", "en", "ar"],
] as const) {
  test(`${url} is a 404 in ${language}; its links lead to ${other} and home`, async ({ page }) => {
    const heading = page.getByRole("heading", { level: 1 });
    const response = await open(page, `${url}?a=1&b=%20x#part`);
    expect(response?.status()).toBe(404);
    const { error404, backHome } = translations(language, "not-found");
    await expect(heading).toHaveText(error404.title);
    await expect(page.locator("main")).toContainText(error404.message);
    await hydrated(page);
    await expect(heading).toHaveText(error404.title);
    expect(new URL(page.url()).pathname).toBe(url);

    await page.locator("main").getByRole("link", { name: backHome }).click();
    await expect(page).toHaveURL(`/${language}/`);
    await page.goBack();
    await hydrated(page);

    const link = await languageLink(page, other);
    const asked = url.startsWith(`/${language}/`) ? url.slice(language.length + 1) : url;
    // The link is right before it is clicked too: it may be copied or opened in a new tab.
    await expect(link).toHaveAttribute("href", `/${other}${asked}`);
    const [answer] = await Promise.all([page.waitForResponse(isPage), link.click()]);
    expect(answer.status()).toBe(404);
    await expect(page).toHaveURL(`/${other}${asked}?a=1&b=%20x#part`);
    await expect(heading).toHaveText(translations(other, "not-found").error404.title);

    // It changes from one missing address to the next.
    await hydrated(page);
    await follow(page, `/${other}/neither`);
    await expect(page).toHaveURL(`/${other}/neither`);
    await expect(page.getByRole("banner").locator(`a[hreflang=${language}]`)).toHaveAttribute(
      "href",
      `/${language}/neither`,
    );
  });
}

test("one 404 page for all shows the address's language", rare, async ({ page, request }) => {
  const body = await (await request.get("/nope")).text();
  await page.route("**/en/nope", (route) =>
    route.fulfill({ status: 404, contentType: "text/html", body }),
  );
  await page.goto("/en/nope");
  await hydrated(page);
  await expect(page.locator("h1")).toHaveText(translations("en", "not-found").error404.title);
  await expect(page.locator("html")).toHaveAttribute("dir", "ltr");
});
