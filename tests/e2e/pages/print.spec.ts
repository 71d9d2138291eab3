import { valueLabel } from "../../../plugins/gatsby-plugin-checked-content/field-labels";
import { facts, longRead, service } from "../content";
import { expect, test, visit } from "../site";

const site = facts("site.json");

/** What is not black on white: words in colour, filled grounds. */
function unprintable() {
  const channels = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number);
  const isColoured = (element: Element) =>
    [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()) &&
    channels(getComputedStyle(element).color).some((channel) => channel > 0);
  const isFilled = (element: Element) =>
    ["", "::before", "::after"].some((part) => {
      const { backgroundImage, backgroundColor } = getComputedStyle(element, part);
      return backgroundImage !== "none" || channels(backgroundColor)[3] !== 0;
    });
  return [...document.querySelectorAll("body, #page :not(picture)")]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => isColoured(element) || isFilled(element))
    .map(({ outerHTML }) => outerHTML.slice(0, 80));
}

for (const path of ["/", "/services/", "/clients/", "/contact-us/", `${longRead}/`])
  test(`on paper ${path} is black on white, with nothing to click`, async ({ page }) => {
    await visit(page, `/ar${path}`);
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("banner").getByRole("link")).toHaveCount(1);
    await expect(page.getByRole("button").or(page.getByRole("textbox"))).toHaveCount(0);
    await expect(page.locator("footer")).toBeHidden();
    for (const isDark of [false, true]) {
      await page.evaluate((dark) => document.body.classList.toggle("dark", dark), isDark);
      expect(await page.evaluate(unprintable)).toEqual([]);
    }
  });

test("on paper the addresses of links are written out", async ({ page }) => {
  await visit(page, "/ar/contact-us/");
  await page.emulateMedia({ media: "print" });
  for (const { network, url } of site.social) {
    const name = new RegExp(`^${valueLabel("site.social[].network", network, "ar")} `);
    const link = page.getByRole("main").getByRole("link", { name }).first();
    await expect(link).toBeVisible();
    const written = await link.evaluate((element) => getComputedStyle(element, "::after").content);
    expect(written).toContain(url);
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
