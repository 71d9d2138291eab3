import type { Page } from "@playwright/test";
import { textOf, toastTranslations, translations } from "../content";
import { boxesOf, expect, rare, test, touch, visit } from "../site";

/** Sends the job application: the first toast of a visit. */
async function send(page: Page): Promise<void> {
  const entered = {
    name: "Sara",
    email: "sara@mail.example",
    phone: "0500000",
    jobTitle: "Engineer",
  };
  for (const [name, text] of Object.entries(entered))
    await page.locator(`main form [name=${name}]`).fill(text);
  await page.locator("main form [type=submit]").first().click();
}

const toastOf = (page: Page) => page.locator(".Toastify__toast");
const clockOf = (page: Page) => toastOf(page).getByRole("progressbar", { includeHidden: true });

/** The live region of the page. */
const statusOf = (page: Page) => page.getByRole("status").filter({ hasText: /./ });

for (const [language, width] of [
  ["ar", 1440],
  ["en", 360],
] as const)
  test(`a toast waits for its reader, in ${language} at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await visit(page, `/${language}/clients/`);
    // The live region is there before the first toast.
    await expect(page.locator("[role=status][data-toasts]")).toHaveCount(1);
    await send(page);
    const toast = toastOf(page);
    // Its time stands while the pointer, and later the focus, is on it.
    await toast.hover();
    await expect(clockOf(page)).toHaveCSS("animation-duration", "5s");
    const expectPaused = () => expect(clockOf(page)).toHaveCSS("animation-play-state", "paused");
    await expectPaused();
    await expect(statusOf(page)).toHaveText(toastTranslations(language, "applicationSubmitted"));
    await expect(toast).toHaveCSS("direction", language === "ar" ? "rtl" : "ltr");
    await expect(toast).toHaveAttribute("aria-label", /./);
    const [box] = await boxesOf([toast]);
    expect(box.y).toBeLessThan(200);
    expect(box.x + box.width / 2).toBeGreaterThanOrEqual(width / 2);
    // It covers neither a heading, nor the button that was pressed, nor the sentence for those whom no program opened.
    const headings = await page.locator("main :is(h1, h2)").all();
    const about = [
      ...headings,
      page.locator("main form [type=submit]").first(),
      page.getByRole("button", { name: textOf(language, "forms:copy.submit") }),
    ];
    // What the header covers is covered anyway.
    const [header] = await boxesOf([page.getByRole("banner")]);
    for (const place of await boxesOf(about))
      expect(touch(place, box) && !touch(place, header)).toBe(false);

    // By keyboard it is reached and closed.
    await page.mouse.move(0, 0);
    await page.keyboard.press("Alt+t");
    await expect(toast).toBeFocused();
    await expectPaused();
    await page.keyboard.press("Tab");
    const button = toast.getByRole("button", { name: textOf(language, "common:dialog.close") });
    await expect(button).toBeFocused();
    const [target] = await boxesOf([button]);
    expect(Math.min(target.width, target.height)).toBeGreaterThanOrEqual(44);
    await page.keyboard.press("Enter");
    await expect(toast).toHaveCount(0);
  });

test("a toast goes with its time and with an error; there is one at a time", async ({ page }) => {
  await visit(page, "/en/clients/");
  await send(page);
  await expect(toastOf(page)).toBeVisible();
  await page.mouse.move(0, 0);
  await clockOf(page).evaluate((clock) => clock.getAnimations()[0]?.finish());
  await expect(toastOf(page)).toHaveCount(0);
  for (const _ of ["once", "again"]) {
    await send(page);
    await expect(toastOf(page)).toHaveCount(1);
  }
  await page.locator("main form [name=name]").fill("Sara");
  await page.locator("main form [type=submit]").first().click();
  await expect(toastOf(page)).toHaveCount(0);
});

test("a message is shown even without its words and its code", rare, async ({ page }) => {
  await visit(page, "/ar/clients/");
  await page.route(/\.js$|\/locales\//, (route) => route.abort());
  await send(page);
  const message = page.getByText(translations("ar", "forms").done);
  await expect(message).toBeVisible();
  await expect(message).toBeInViewport();
});
