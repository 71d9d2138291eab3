import { expect, facts, languages, longRead, shortRead, test, textOf, words } from "../site";

const site = facts("site.json");

for (const { code } of languages) {
  for (const colorScheme of ["light", "dark"] as const) {
    test.describe(`in print, in ${code}, ${colorScheme}`, () => {
      test.use({ colorScheme });
      const { header } = words(code, "common");

      test("come logo and name, then dark text on white, and no controls", async ({ page }) => {
        for (const path of ["/", "/services/", "/clients/", `${shortRead}/`]) {
          await page.goto(`/${code}${path}`);
          await page.emulateMedia({ media: "print", colorScheme });
          const home = header.homeLink.replace("{{company}}", site.fullName[code]);
          const logo = page.getByRole("banner").getByRole("link", { name: home });
          await expect(logo).toBeVisible();
          await expect(page.getByRole("banner").getByRole("link")).toHaveCount(1);
          await expect(page.getByText(header.skip)).toBeHidden();
          const found = await page.evaluate(() => {
            const shown = [...document.querySelectorAll<HTMLElement>("#page *")].filter((element) =>
              element.checkVisibility({ visibilityProperty: true }),
            );
            const channels = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number);
            const isLight = (element: Element) => {
              const hasWords = [...element.childNodes].some(
                (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
              );
              const [red = 0] = channels(getComputedStyle(element).color);
              return hasWords && red > 100;
            };
            const isFilled = (element: Element) => {
              const [red = 0, , , alpha = 1] = channels(getComputedStyle(element).backgroundColor);
              const isPainted = ["", "::before", "::after"].some(
                (part) => getComputedStyle(element, part).backgroundImage !== "none",
              );
              return isPainted || (alpha > 0 && red < 255 && !element.closest("picture"));
            };
            const name = ({ outerHTML }: Element) => outerHTML.slice(0, 80);
            return {
              light: shown.filter(isLight).map(name),
              filled: [document.body, ...shown].filter(isFilled).map(name),
              floating: shown
                .filter((element) => /fixed|sticky/.test(getComputedStyle(element).position))
                .map(name),
              buttons: shown.filter((element) => element.matches("button, input")).map(name),
            };
          });
          expect(found, path).toEqual({ light: [], filled: [], floating: [], buttons: [] });
        }
      });
    });
  }

  test(`in print, in ${code}, the sections of a text keep their numbers, and no page ends with a heading`, async ({
    page,
  }) => {
    await page.goto(`/${code}${longRead}/`);
    await page.emulateMedia({ media: "print" });
    const headings = await page.locator("main h2:visible").evaluateAll((elements) =>
      elements.map((heading) => ({
        number: getComputedStyle(heading, "::before").content,
        after: getComputedStyle(heading).breakAfter,
      })),
    );
    expect(headings.length).toBeGreaterThan(2);
    for (const { number, after } of headings) {
      expect(number).toContain("counter");
      expect(after).toBe("avoid");
    }
  });

  test(`in print, in ${code}, the addresses of icon links are written out`, async ({ page }) => {
    await page.goto(`/${code}/contact-us/`);
    await page.emulateMedia({ media: "print" });
    for (const { network, url } of site.social) {
      const name = new RegExp(`^${textOf(code, `common:social.${network}`)} `);
      const link = page.getByRole("main").getByRole("link", { name }).first();
      await expect(link).toBeVisible();
      const written = await link.evaluate(
        (element) => getComputedStyle(element, "::after").content,
      );
      expect(written).toBe(`"${url}"`);
    }
  });
}
