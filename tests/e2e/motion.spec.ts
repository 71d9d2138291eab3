import { expect, facts, service, test, words } from "./site";

test.use({ reducedMotion: "no-preference" });

const { foundingYear } = facts("site.json");

for (const language of ["ar", "en"]) {
  test.describe(language, () => {
    test("the year counts up beside its label when it comes into view", async ({ page }) => {
      await page.goto(`/${language}/`);
      const { counterLabel } = words(language, "home").vision;
      const label = page.getByText(counterLabel.replace("{{year}}", foundingYear));
      const figure = label.locator("xpath=..").locator("[aria-hidden]");
      await expect(figure).toHaveText(String(foundingYear));
      await figure.scrollIntoViewIfNeeded();
      await expect.poll(async () => Number(await figure.textContent())).toBeLessThan(foundingYear);
      await expect(figure).toHaveText(String(foundingYear));
      // It counts once and does not start again.
      await page.evaluate(() => window.scrollTo(0, 0));
      await figure.scrollIntoViewIfNeeded();
      await expect(figure).toHaveText(String(foundingYear));
    });

    test("nothing counts and nothing is taken away where motion is paused", async ({ page }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.goto(`/${language}/`);
      await page.mouse.wheel(0, 50);
      const figure = page.locator("main [aria-hidden]", { hasText: String(foundingYear) }).last();
      await figure.scrollIntoViewIfNeeded();
      await expect(figure).toHaveText(String(foundingYear));
      const faded = await page.evaluate(() =>
        [...document.querySelectorAll("[data-reveal]")].filter(
          (element) => getComputedStyle(element).opacity !== "1",
        ),
      );
      expect(faded).toEqual([]);
    });

    test("what is scrolled to rises and fades in", async ({ page }) => {
      await page.goto(`/${language}/`);
      const picture = page.locator(`[id="${service.id}"] img`).last();
      const revealed = page.locator(`[id="${service.id}"] [data-reveal]`);
      await expect(picture).toBeAttached();
      await expect(revealed).toHaveCount(0);
      await page.mouse.wheel(0, 50);
      await expect(revealed.last()).toHaveAttribute("data-reveal", "waiting");
      await expect(revealed.last()).toHaveCSS("opacity", "0");
      await picture.scrollIntoViewIfNeeded();
      await expect(revealed.last()).toHaveAttribute("data-reveal", "shown");
      expect(
        await revealed.last().evaluate((element) => {
          const { animationDuration, animationDelay } = getComputedStyle(element);
          return { animationDuration, animationDelay };
        }),
      ).toEqual({ animationDuration: "1s", animationDelay: "0.005s" });
      await expect(revealed.last()).toHaveCSS("opacity", "1");
    });
  });
}

test("print shows what has not been scrolled to", async ({ page }) => {
  await page.goto("/en/");
  await page.mouse.wheel(0, 50);
  const revealed = page.locator("#build [data-reveal]").first();
  await expect(revealed).toHaveCSS("opacity", "0");
  await page.emulateMedia({ media: "print" });
  await expect(revealed).toHaveCSS("opacity", "1");
});
