import { expect, languages, test } from "./site";

test.use({ reducedMotion: "no-preference", splash: true });

for (const { code } of languages) {
  test(`the splash covers the page at the start of a visit and is gone at 1200 ms, in ${code}`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      for (const moment of ["animationstart", "animationend"] as const) {
        document.addEventListener(moment, ({ target, elapsedTime }) => {
          if (!(target instanceof Element) || !target.matches("[data-splash-screen]")) return;
          const { width, height } = target.getBoundingClientRect();
          const { visibility, opacity } = getComputedStyle(target);
          const covers = width >= innerWidth - 20 && height === innerHeight;
          const seen = { visibility, opacity, covers, at: Math.round(elapsedTime * 1000) };
          sessionStorage.setItem(moment, JSON.stringify(seen));
        });
      }
    });
    await page.goto(`/${code}/policy/`);
    await expect(page.locator("[data-splash-screen]")).toBeHidden();
    const seen = (moment: string) =>
      page.evaluate((key) => JSON.parse(sessionStorage.getItem(key) ?? "{}"), moment);
    expect(await seen("animationstart")).toMatchObject({
      visibility: "visible",
      covers: true,
      at: 0,
    });
    await expect
      .poll(() => seen("animationend"))
      .toMatchObject({
        visibility: "hidden",
        opacity: "0",
        at: 1200,
      });
  });

  test(`the splash does not come again in the same visit, in ${code}`, async ({ page }) => {
    await page.goto(`/${code}/policy/`);
    await page.goto(`/${code}/terms_and_conditions/`, { waitUntil: "commit" });
    await expect(page.locator("h1")).toBeVisible();
    await expect(page.locator("[data-splash-screen]")).toBeHidden();
    expect(
      await page
        .locator("[data-splash-screen]")
        .evaluate((element) => getComputedStyle(element).display),
    ).toBe("none");
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test(`the splash goes away without scripts too, in ${code}`, async ({ page }) => {
      await page.goto(`/${code}/policy/`);
      await expect(page.locator("[data-splash-screen]")).toBeHidden();
      await page.getByRole("contentinfo").getByRole("link").first().click();
    });
  });
}

test.describe("an English visitor in the same visit", () => {
  test.use({ locale: "en-GB" });

  test("sees no Arabic page flash at an address without a language", async ({ page }) => {
    await page.goto("/en/policy/");
    await page.addInitScript(() => {
      document.addEventListener("DOMContentLoaded", () => {
        if (/^\/(ar|en)\//.test(location.pathname)) return;
        const seen = getComputedStyle(document.body).visibility;
        sessionStorage.setItem("door", seen);
      });
    });
    await page.goto("/clients/");
    await expect(page).toHaveURL(/\/en\/clients\//);
    expect(await page.evaluate(() => sessionStorage.getItem("door"))).toBe("hidden");
    await expect(page.locator("h1")).toBeVisible();
  });

  test("sees the page at that address when the detection is out of reach", async ({ page }) => {
    await page.goto("/en/policy/");
    await page.route(/negotiate|\/\d+-[0-9a-f]+\.js$/, (route) => route.abort());
    await page.goto("/clients/");
    await expect(page.locator("h1")).toBeVisible();
  });
});
