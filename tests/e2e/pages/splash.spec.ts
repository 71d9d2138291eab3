import {
  expect,
  follow,
  holdAnimations,
  languages,
  longRead,
  open,
  shortRead,
  test,
  visit,
} from "../site";

test.use({ reducedMotion: "no-preference", splash: true });

test("the splash covers the page at the start of a visit, is gone at 1200 ms, and does not come again", async ({
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
  await open(page, `/ar${shortRead}/`);
  const splash = page.locator("[data-splash-screen]");
  await expect(splash).toBeHidden();
  const seen = (moment: string) =>
    page.evaluate((key) => JSON.parse(sessionStorage.getItem(key) ?? "{}"), moment);
  const atStart = { visibility: "visible", covers: true, at: 0 };
  expect(await seen("animationstart")).toMatchObject(atStart);
  const atEnd = { visibility: "hidden", opacity: "0", at: 1200 };
  await expect.poll(() => seen("animationend")).toMatchObject(atEnd);

  await open(page, `/ar${longRead}/`, { waitUntil: "commit" });
  await expect(page.locator("h1")).toBeVisible();
  await expect(splash).toHaveCSS("display", "none");
});

for (const { code, dir } of languages) {
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
    await visit(page, `/${code}${shortRead}/`);
    const title = page.locator("main h1");
    await expect(title).toHaveCSS("animation-delay", "0.996s");
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
    await follow(page, `/${code}${longRead}/`);
    await expect(page).toHaveURL(new RegExp(longRead));
    await expect(title).toHaveCSS("animation-name", "none");
    expect(
      await page.evaluate(() => (window as unknown as { risen: unknown[] }).risen),
    ).toHaveLength(1);
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the splash goes away too", async ({ page }) => {
    await open(page, `/ar${shortRead}/`);
    await expect(page.locator("[data-splash-screen]")).toBeHidden();
    await page.getByRole("contentinfo").getByRole("link").first().click();
  });
});

test.describe("an English visitor in the same visit", () => {
  test.use({ locale: "en-GB" });

  test("sees no Arabic page flash at an address without a language, and the page itself when the detection is out of reach", async ({
    page,
  }) => {
    await open(page, `/en${shortRead}/`);
    await page.addInitScript(() => {
      document.addEventListener("DOMContentLoaded", () => {
        if (/^\/(ar|en)\//.test(location.pathname)) return;
        const seen = getComputedStyle(document.body).visibility;
        sessionStorage.setItem("door", seen);
      });
    });
    await open(page, "/clients/");
    await expect(page).toHaveURL(/\/en\/clients\//);
    expect(await page.evaluate(() => sessionStorage.getItem("door"))).toBe("hidden");
    await expect(page.locator("h1")).toBeVisible();

    await page.route(/negotiate|\/\d+-[0-9a-f]+\.js$/, (route) => route.abort());
    await open(page, "/clients/");
    await expect(page.locator("h1")).toBeVisible();
  });
});
