import type { Page } from "@playwright/test";
import { hasNewsletter, textOf, toastWords, words } from "../content";
import { boxesOf, expect, headerButton, test, visit } from "../site";

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

const toastOf = (page: Page) => page.locator("#application");
const clockOf = (page: Page) => toastOf(page).locator("[role=progressbar]");

/** The page's own live region. */
const statusOf = (page: Page) => page.locator("[data-toast-status]").last();

test("a toast stands at the top right, waits for its reader, and closes", async ({ page }) => {
  await visit(page, "/ar/clients/");
  const toast = toastOf(page);
  const thanks = toastWords("ar", "applicationSubmitted");

  // At the top right, and announced in the page.
  await send(page);
  await expect(toast).toContainText(thanks);
  await expect(statusOf(page)).toHaveText(thanks);
  await expect(toast.locator("p")).toHaveCSS("direction", "rtl");
  await expect(toast).toHaveCSS("opacity", "1");
  const box = await toast.boundingBox();
  const { width } = page.viewportSize() ?? { width: 0 };
  expect(box?.y).toBeLessThan(200);
  expect(box && width - box.x - box.width).toBeLessThan(40);

  // Its time stands while the pointer or the focus is on it.
  const clock = clockOf(page);
  await toast.hover();
  await expect(clock).toHaveCSS("animation-play-state", "paused");
  await expect(clock).toHaveCSS("animation-duration", "5s");
  // The second name is that of a toast whose own words load too slowly.
  const names = ["toasts:close", "common:dialog.close"].map((key) => textOf("ar", key));
  const button = toast.getByRole("button", { name: new RegExp(`^(${names.join("|")})$`) });
  await button.focus();
  await page.mouse.move(0, 0);
  await expect(clock).toHaveCSS("animation-play-state", "paused");
  await button.blur();
  await expect(clock).toHaveCSS("animation-play-state", "running");
  await button.focus();

  // By keyboard it is reached and closed.
  await page.keyboard.press("Alt+t");
  await expect(toast).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(toast.getByRole("button")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(toast).toBeHidden();
  await expect(statusOf(page)).toBeEmpty();
});

// That the same toast is never shown twice: tests/unit/components.
test("a toast is announced, and goes with its time or with a form's error", async ({ page }) => {
  await visit(page, "/en/clients/");
  // The panel has a live region of its own, which nobody hears once it is closed.
  await headerButton(page, "en", "panel.open").click();
  await expect(page.getByRole("dialog").locator("[data-toast-status]")).toBeAttached({
    attached: hasNewsletter,
  });
  await page.keyboard.press("Escape");
  await send(page);
  await expect(toastOf(page)).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: /./ })).toHaveText(
    toastWords("en", "applicationSubmitted"),
  );
  await page.mouse.move(0, 0);
  await clockOf(page).evaluate((clock) => clock.getAnimations()[0]?.finish());
  await expect(toastOf(page)).toBeHidden();
  await expect(statusOf(page)).toBeEmpty();
  await send(page);
  await expect(toastOf(page)).toBeVisible();
  await page.locator("main form [name=name]").fill("Sara");
  await page.locator("main form [type=submit]").first().click();
  await expect(toastOf(page)).toBeHidden({ timeout: 2000 });
});

test.describe("by touch", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 800 } });

  test("a toast dragged by 60 percent of its width comes back; by 90 it goes", async ({ page }) => {
    await visit(page, "/ar/clients/");
    await send(page);
    const toast = toastOf(page);
    await expect(toast).toHaveCSS("opacity", "1");
    const [box] = await boxesOf([toast]);
    const session = await page.context().newCDPSession(page);
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", x: number) =>
      session.send("Input.dispatchTouchEvent", {
        type,
        touchPoints: type === "touchEnd" ? [] : [{ x, y: box.y + 12 }],
      });
    const drag = async (share: number) => {
      const start = box.x + box.width - 10;
      await touch("touchStart", start);
      for (let step = 1; step <= 10; step += 1)
        await touch("touchMove", start - (box.width * share * step) / 10);
      await touch("touchEnd", 0);
    };
    await drag(0.6);
    await expect(toast).toHaveCSS("opacity", "1");
    await expect.poll(async () => (await toast.boundingBox())?.x).toBe(box.x);
    await drag(0.9);
    await expect(toast).toBeHidden({ timeout: 2000 });
  });
});

test("a message is shown even without its words and the toast's code", async ({ page }) => {
  await visit(page, "/ar/clients/");
  await page.route(/\.js$|\/locales\//, (route) => route.abort());
  await send(page);
  const message = page.getByText(words("ar", "forms").done);
  await expect(message).toBeVisible();
  await expect(message).toBeInViewport();
});

test("a toast covers neither the header nor the panel, and keeps its time", async ({ page }) => {
  // A text of usual length, so that the test does not depend on the site's own words.
  const applicationSubmitted = "Your mail is ready. Send it. ".repeat(3);
  await page.route("**/toasts.json", (route) =>
    route.fulfill({ json: { applicationSubmitted, close: "x" } }),
  );
  await visit(page, "/en/clients/");
  await send(page);
  const toast = toastOf(page);
  await expect(toast).toHaveCSS("opacity", "1");
  await clockOf(page).evaluate((element) => {
    element.style.animationDuration = "100s";
    const [animation] = element.getAnimations();
    Object.assign(animation ?? {}, { currentTime: 3000, playbackRate: 0 });
  });
  const [onPage, header] = await boxesOf([toast, page.getByRole("banner")]);
  expect(onPage.y).toBeGreaterThanOrEqual(header.y + header.height);

  const { panel } = words("en", "common");
  await page.getByRole("button", { name: panel.open }).click();
  const dialog = page.getByRole("dialog", { name: panel.title });
  await expect(dialog.locator("#application")).toBeVisible();
  if (hasNewsletter) await expect(dialog.getByRole("textbox")).toBeVisible();
  const isAbove = await toast.evaluate((element) => {
    const { left, top, width, height, bottom } = element.getBoundingClientRect();
    const seen = document.elementFromPoint(left + width / 2, top + height / 2);
    const content = element.closest("dialog")?.lastElementChild?.getBoundingClientRect();
    return { seen: element.contains(seen), free: bottom <= (content?.top ?? 0) + 1 };
  });
  expect(isAbove).toEqual({ seen: true, free: true });
  const time = clockOf(page).evaluate((element) => element.getAnimations()[0]?.currentTime);
  expect(Number(await time)).toBeGreaterThanOrEqual(3000);
});
