import { otherLanguage } from "../../../src/i18n/languages";
import { awake, boxesOf, expect, facts, languages, test, textOf, words } from "../site";

const { fullName, tagline, film, map } = facts("site.json");
const figures = facts("figures.json");

for (const { code } of languages) {
  const other = otherLanguage(code)?.code;

  test.describe(`in ${code}`, () => {
    test("the hero is half of every screen, with all its words in it", async ({ page }) => {
      await page.goto(`/${code}/`);
      await awake(page);
      for (const [width, height] of [
        [360, 740],
        [768, 1024],
        [1280, 720],
        [1440, 900],
        [1920, 1080],
        [2560, 1440],
      ] as const) {
        const screen = `${width}×${height}`;
        await page.setViewportSize({ width, height });
        const hero = await page.locator("main > section").first().boundingBox();
        expect(hero?.height, screen).toBeCloseTo(height / 2, 0);
        const header = await page.getByRole("banner").boundingBox();
        const name = await page.locator("h1").boundingBox();
        expect(name?.y, screen).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
      }
    });

    test("on a low screen the hero leaves room for what follows", async ({ page }) => {
      await page.setViewportSize({ width: 740, height: 360 });
      await page.goto(`/${code}/`);
      await awake(page);
      const hero = page.locator("main > section").first();
      expect((await hero.boundingBox())?.height).toBeLessThan(0.75 * 360);
      await expect(hero.getByText(tagline[code])).toBeInViewport({ ratio: 1 });
      if (film)
        await expect(
          hero.getByRole("button", { name: words(code, "common").film.watch }),
        ).toBeInViewport({ ratio: 1 });
    });

    test("the name in the page's own language is the large one, the other stands beneath it", async ({
      page,
    }) => {
      for (const width of [360, 768, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(`/${code}/`);
        const heading = page.locator("h1");
        const sizeOf = (name: string) =>
          heading
            .getByText(name, { exact: true })
            .evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
        const own = await sizeOf(fullName[code]);
        if (other) expect(own).toBeGreaterThan(1.25 * (await sizeOf(fullName[other])));
        expect((await heading.textContent())?.startsWith(fullName[code])).toBe(true);
      }
      // The specification asks for the Arabic one on every page.
      for (const language of other ? [code, other] : [code])
        await expect(
          page.locator("main").getByText(tagline[language], { exact: true }),
        ).toBeVisible();
    });
  });
}

const [{ code }] = languages;

test("the film stops from beside its button", async ({ page }) => {
  test.skip(!film, "This site has no film.");
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto(`/${code}/`);
  await awake(page);
  const hero = page.locator("main > section").first();
  const { motion, film: labels } = words(code, "common");
  const pause = hero.getByRole("button", { name: motion.pause });
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const [one, other] = await boxesOf([pause, hero.getByRole("button", { name: labels.watch })]);
    expect(one.height).toBe(other.height);
  }
  await pause.click();
  await expect(page.locator("html")).toHaveAttribute("data-motion", "paused");
});

test("each section's heading is its name in one size, and only the services are numbered", async ({
  page,
}) => {
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`/${code}/`);
    const headings = page.locator("main > section h2");
    await expect(headings).toHaveText([
      textOf(code, "home:whoWeAre.label"),
      textOf(code, "home:vision.label"),
      textOf(code, "services:ourServices"),
      ...(figures.items.length > 0 ? [figures.title[code]] : []),
      ...(words(code, "clients").items.length > 0 ? [textOf(code, "clients:listTitle")] : []),
      ...(map ? [textOf(code, "contact:map.visitUs")] : []),
    ]);
    const sizes = await headings.evaluateAll((all) =>
      all.map((heading) => getComputedStyle(heading).fontSize),
    );
    expect(new Set(sizes).size).toBe(1);
    const numbered = await page
      .locator("main :is(h2, h3)")
      .evaluateAll((all) =>
        all
          .filter((heading) => getComputedStyle(heading, "::before").content !== "none")
          .map(({ tagName }) => tagName),
      );
    expect(numbered).toEqual(facts("services.json").items.map(() => "H3"));
  }
});
