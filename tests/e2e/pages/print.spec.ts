import type { Page } from "@playwright/test";
import { entryPaths, facts, longRead, service, textOf, translations } from "../content";
import { expect, test, visit } from "../site";

const site = facts("site.json");
const { header } = translations("ar", "common");

/** What does not belong on paper: light words and drawings, filled grounds, what floats, controls. */
function unprintable() {
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
  const isPale = (element: Element) =>
    element.matches("svg") && Number(channels(getComputedStyle(element).stroke)[0]) > 200;
  const isFilled = (element: Element) => {
    const [red = 0, , , alpha = 1] = channels(getComputedStyle(element).backgroundColor);
    const isPainted = ["", "::before", "::after"].some(
      (part) => getComputedStyle(element, part).backgroundImage !== "none",
    );
    return isPainted || (alpha > 0 && red < 255 && !element.closest("picture"));
  };
  const floats = (element: Element) => /fixed|sticky/.test(getComputedStyle(element).position);
  const isControl = (element: Element) => element.matches("button, input");
  return [isLight, isPale, isFilled, floats, isControl].flatMap((isWrong) =>
    [document.body, ...shown]
      .filter(isWrong)
      .map(({ outerHTML }) => `${isWrong.name}: ${outerHTML.slice(0, 80)}`),
  );
}

/** Expects logo and name, then dark text on white, and no controls, in both themes. */
async function expectPaper(page: Page) {
  const name = header.homeLink.replace("{{company}}", site.fullName.ar);
  const banner = page.getByRole("banner");
  await page.emulateMedia({ media: "print" });
  await expect(banner.getByRole("link", { name })).toBeVisible();
  await expect(banner.getByRole("link")).toHaveCount(1);
  await expect(page.getByText(header.skip)).toBeHidden();
  await expect(page.locator("footer")).toBeHidden();
  const [logo, title] = await Promise.all([banner.boundingBox(), page.locator("h1").boundingBox()]);
  expect((title?.y ?? 0) - (logo?.y ?? 0), "the title follows the logo").toBeLessThan(250);
  for (const theme of ["light", "dark"]) {
    await page.evaluate((dark) => document.body.classList.toggle("dark", dark), theme === "dark");
    expect(await page.evaluate(unprintable), theme).toEqual([]);
  }
}

for (const path of ["/", "/services/", "/clients/"])
  test(`on paper ${path} is dark text on white, without controls`, async ({ page }) => {
    await visit(page, `/ar${path}`);
    await expectPaper(page);
  });

test("on paper a text keeps its numbers, a list its marks, and no page ends with a heading", async ({
  page,
}) => {
  await visit(page, `/ar${longRead}/`);
  await expectPaper(page);
  const { title } = translations("ar", "common").contents;
  await expect(page.getByRole("navigation", { name: title })).toBeHidden();
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
  await visit(page, `/ar${entryPaths[0]}/`);
  for (const item of await page.locator("main li.corner").all())
    expect(await item.evaluate((li) => getComputedStyle(li, "::after").content)).toBe('""');
});

test("on paper the addresses of icon links are written out", async ({ page }) => {
  await visit(page, "/ar/contact-us/");
  await page.emulateMedia({ media: "print" });
  for (const { network, url } of site.social) {
    const name = new RegExp(`^${textOf("ar", `common:social.${network}`)} `);
    const link = page.getByRole("main").getByRole("link", { name }).first();
    await expect(link).toBeVisible();
    const written = await link.evaluate((element) => getComputedStyle(element, "::after").content);
    expect(written).toBe(`"${url}"`);
  }
});

test("on paper stands what has not been scrolled to", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await visit(page, "/ar/");
  await page.mouse.wheel(0, 50);
  const revealed = page.locator(`[id="${service.id}"] [data-reveal]`).first();
  await expect(revealed).toHaveCSS("opacity", "0");
  await page.emulateMedia({ media: "print" });
  await expect(revealed).toHaveCSS("opacity", "1");
});
