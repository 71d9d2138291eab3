import { expect, holdAnimations, languages, longRead, shortRead, test } from "../site";

test.use({ reducedMotion: "no-preference", splash: true });

for (const { code, dir } of languages) {
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
    await page.goto(`/${code}${shortRead}/`);
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

  test(`the splash is lifted toward its start corner and the title rises from under it, once, in ${code}`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const risen: number[] = [];
      Object.assign(window, { risen });
      document.addEventListener("animationstart", ({ target, elapsedTime }) => {
        if (target instanceof Element && target.matches("main h1")) risen.push(elapsedTime);
      });
    });
    const letAnimationsRun = await holdAnimations(page);
    await page.goto(`/${code}${shortRead}/`);
    const title = page.locator("main h1");
    const start = await title.evaluate((element) => getComputedStyle(element).animationDelay);
    expect(start).toBe("0.996s");
    const lifted = await page.locator("[data-splash-screen]").evaluate((splash) =>
      splash
        .getAnimations()
        .flatMap(({ effect }) => (effect as KeyframeEffect).getKeyframes())
        .map(({ offset, clipPath }) => ({ offset, clipPath })),
    );
    expect(lifted.find(({ offset }) => offset === 0.83)?.clipPath).toMatch(/^inset\(0/);
    expect(lifted.at(-1)?.clipPath).toBe(
      dir === "rtl" ? "inset(0px 0px 100% 100%)" : "inset(0px 100% 100% 0px)",
    );
    await letAnimationsRun();
    await expect(page.locator("html")).toHaveAttribute("data-splash", "seen");
    await page.evaluate((to) => window.___navigate(to), `/${code}${longRead}/`);
    await expect(page).toHaveURL(new RegExp(longRead));
    await expect(title).toHaveCSS("animation-name", "none");
    expect(
      await page.evaluate(() => (window as unknown as { risen: unknown[] }).risen),
    ).toHaveLength(1);
  });

  test(`the splash does not come again in the same visit, in ${code}`, async ({ page }) => {
    await page.goto(`/${code}${shortRead}/`);
    await page.goto(`/${code}${longRead}/`, { waitUntil: "commit" });
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
      await page.goto(`/${code}${shortRead}/`);
      await expect(page.locator("[data-splash-screen]")).toBeHidden();
      await page.getByRole("contentinfo").getByRole("link").first().click();
    });
  });
}

test.describe("an English visitor in the same visit", () => {
  test.use({ locale: "en-GB" });

  test("sees no Arabic page flash at an address without a language", async ({ page }) => {
    await page.goto(`/en${shortRead}/`);
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
    await page.goto(`/en${shortRead}/`);
    await page.route(/negotiate|\/\d+-[0-9a-f]+\.js$/, (route) => route.abort());
    await page.goto("/clients/");
    await expect(page.locator("h1")).toBeVisible();
  });
});
