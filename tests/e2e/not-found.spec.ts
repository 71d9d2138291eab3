import { awake, expect, test, words } from "./site";

const unknown = [
  ["/nope", "ar"],
  ["/ar/nope/", "ar"],
  ["/en/nope", "en"],
  ["/en/clients/nope/", "en"],
  ["/en/en/nope", "en"],
] as const;

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
