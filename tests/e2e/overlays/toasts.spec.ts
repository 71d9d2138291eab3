import type { Page } from "@playwright/test";
import {
  awake,
  boxesOf,
  expect,
  hold,
  languages,
  nextPaint,
  test,
  toastWords,
  words,
} from "../site";

/** Sends the job application: the first toast of a visit. */
async function send(page: Page): Promise<void> {
  const entered = {
    name: "Sara",
    email: "sara@mail.example",
    phone: "0500000",
    jobTitle: "Engineer",
  };
  for (const [name, text] of Object.entries(entered)) {
    await page.locator(`main form [name=${name}]`).fill(text);
  }
  await page.locator("main form [type=submit]").first().click();
}

const toastOf = (page: Page) => page.locator("#application");

/** The page's own live region. */
const statusOf = (page: Page) => page.locator("[data-toast-status]").last();

for (const { code: language, dir } of languages) {
  const thanks = toastWords(language, "applicationSubmitted");

  test(`a toast is loaded at the first one, stands at the top right written ${dir}, stays under the pointer, and closes, in ${language}`, async ({
    page,
  }) => {
    const requested: string[] = [];
    page.on("request", (request) => requested.push(new URL(request.url()).pathname));
    await page.goto(`/${language}/clients/`);
    await page.waitForLoadState("networkidle");
    const file = `/locales/${language}/toasts.json`;
    expect(requested).not.toContain(file);
    const toast = toastOf(page);

    await test.step("at the top right, and announced in the page", async () => {
      await send(page);
      await expect(toast).toContainText(thanks);
      await expect(statusOf(page)).toHaveText(thanks);
      expect(requested).toContain(file);
      await expect(toast.locator("p")).toHaveCSS("direction", dir);
      await expect(toast).toHaveCSS("opacity", "1");
      const box = await toast.boundingBox();
      const { width } = page.viewportSize() ?? { width: 0 };
      expect(box?.y).toBeLessThan(200);
      expect(box && width - box.x - box.width).toBeLessThan(40);
    });

    await test.step("its time stands while the pointer or the focus is on it", async () => {
      const progress = toast.locator("[role=progressbar]");
      await toast.hover();
      await expect(progress).toHaveCSS("animation-play-state", "paused");
      const button = toast.getByRole("button");
      await button.focus();
      await page.mouse.move(0, 0);
      await expect(progress).toHaveCSS("animation-play-state", "paused");
      await button.blur();
      await expect(progress).toHaveCSS("animation-play-state", "running");
      await button.focus();
    });

    await test.step("by keyboard it is reached and closed", async () => {
      await page.keyboard.press("Alt+t");
      await expect(toast).toBeFocused();
      await page.keyboard.press("Tab");
      await expect(toast.getByRole("button")).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(toast).toBeHidden();
      await expect(statusOf(page)).toBeEmpty();
    });
  });
}

test("the same toast is never shown twice, is announced in the page after the panel was open, and goes after five seconds or when the form has an error", async ({
  page,
}) => {
  const { panel } = words("en", "common");
  await page.goto("/en/clients/");
  await awake(page);
  // The panel has a live region of its own, which nobody hears once it is closed.
  await page.getByRole("button", { name: panel.open }).click();
  await expect(page.getByRole("dialog").locator("[data-toast-status]")).toBeAttached();
  await page.keyboard.press("Escape");
  await send(page);
  await expect(toastOf(page)).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: /./ })).toHaveText(
    toastWords("en", "applicationSubmitted"),
  );
  await send(page);
  await expect(page.locator("[id=application]")).toHaveCount(1);
  // Shown again while it leaves, it stays.
  await toastOf(page).getByRole("button").click();
  await send(page);
  await expect(toastOf(page)).toBeVisible();
  await page.mouse.move(0, 0);
  await expect(toastOf(page)).toBeHidden();
  await expect(statusOf(page)).toBeEmpty();
  await send(page);
  await expect(toastOf(page)).toBeVisible();
  await page.locator("main form [name=name]").fill("Sara");
  await page.locator("main form [type=submit]").first().click();
  await expect(toastOf(page)).toBeHidden({ timeout: 2000 });
});

test("a toast that is removed while its code is loading is never shown or announced", async ({
  page,
}) => {
  const { panel } = words("en", "common");
  await page.goto("/en/clients/");
  await awake(page);
  // The panel loads the code that words are loaded with.
  await page.getByRole("button", { name: panel.open }).click();
  await expect(page.getByRole("dialog")).toContainText(words("en", "panel").about);
  await page.keyboard.press("Escape");
  const release = await hold(page, "**/*.js");
  const code = page.waitForResponse(/\.js$/);
  const text = page.waitForResponse("**/toasts.json");
  await send(page);
  await (await text).finished();
  await page.locator("main form [name=name]").fill("Sara");
  await page.locator("main form [type=submit]").first().click();
  await expect(page.locator("main form [aria-invalid=true]").first()).toBeFocused();
  release();
  await (await code).finished();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await nextPaint(page);
  await expect(toastOf(page)).toHaveCount(0);
  await expect(statusOf(page)).toBeEmpty();
});

test("a toast that moves into a dialog keeps its remaining time", async ({ page }) => {
  const { panel } = words("en", "common");
  await page.goto("/en/clients/");
  await awake(page);
  await send(page);
  const progress = toastOf(page).locator("[role=progressbar]");
  await progress.evaluate((element) => {
    const [animation] = element.getAnimations();
    Object.assign(animation ?? {}, { currentTime: 3000, playbackRate: 0 });
  });
  // By keyboard: for five seconds the toast covers this end of the header.
  await page.getByRole("button", { name: panel.open }).press("Enter");
  await expect(page.getByRole("dialog").locator("#application")).toBeVisible();
  const time = await progress.evaluate((element) =>
    Number(element.getAnimations()[0]?.currentTime),
  );
  expect(time).toBeGreaterThanOrEqual(3000);
});

test.describe("by touch", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 800 } });

  test("a toast dragged sideways by 60 percent of its width comes back; by 90 it goes", async ({
    page,
  }) => {
    await page.goto("/ar/clients/");
    await awake(page);
    await send(page);
    const toast = toastOf(page);
    await expect(toast).toHaveCSS("opacity", "1");
    const box = await toast.boundingBox();
    if (!box) throw new Error("no toast");
    const session = await page.context().newCDPSession(page);
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", x: number) =>
      session.send("Input.dispatchTouchEvent", {
        type,
        touchPoints: type === "touchEnd" ? [] : [{ x, y: box.y + 12 }],
      });
    const drag = async (share: number) => {
      const start = box.x + box.width - 10;
      await touch("touchStart", start);
      for (let step = 1; step <= 10; step += 1) {
        await touch("touchMove", start - (box.width * share * step) / 10);
      }
      await touch("touchEnd", 0);
    };
    await drag(0.6);
    await expect(toast).toHaveCSS("opacity", "1");
    await expect.poll(async () => (await toast.boundingBox())?.x).toBe(box.x);
    await drag(0.9);
    await expect(toast).toBeHidden({ timeout: 2000 });
  });
});

test("a message is shown even when neither its words nor the toast's code can be loaded", async ({
  page,
}) => {
  await page.goto("/ar/clients/");
  await awake(page);
  await page.route(/\.js$|\/locales\//, (route) => route.abort());
  await send(page);
  const message = page.getByText(words("ar", "forms").done);
  await expect(message).toBeVisible();
  await expect(message).toBeInViewport();
});

for (const { language, width, height } of [
  { language: "ar", width: 360, height: 740 },
  { language: "en", width: 1440, height: 900 },
]) {
  test(`a toast lies on the header and covers no form; when the panel opens it stays readable and covers nothing of it, at ${width} px, in ${language}`, async ({
    page,
  }) => {
    const { menu, panel, dialog: dialogWords } = words(language, "common");
    await page.setViewportSize({ width, height });
    // A text of usual length, so that the test does not depend on the site's own words.
    const applicationSubmitted = "Your mail is ready. Send it. ".repeat(3);
    await page.route("**/toasts.json", (route) =>
      route.fulfill({ json: { applicationSubmitted, close: "x" } }),
    );
    await page.goto(`/${language}/clients/`);
    await awake(page);
    await send(page);
    const toast = toastOf(page);
    await expect(toast).toHaveCSS("opacity", "1");
    await toast.locator("[role=progressbar]").evaluate((progress) => {
      progress.style.animationDuration = "100s";
    });
    const [onPage, header] = await boxesOf([toast, page.getByRole("banner")]);
    expect(onPage.y + onPage.height).toBeLessThanOrEqual(header.y + header.height);

    // By keyboard: the toast covers this end of the header.
    if (width < 960) await page.getByRole("button", { name: menu.open }).press("Enter");
    await page.getByRole("button", { name: panel.open }).press("Enter");
    const dialog = page.getByRole("dialog", { name: panel.title });
    await expect(dialog.locator("#application")).toBeVisible();
    await expect(dialog.getByRole("textbox")).toBeVisible();
    const isAbove = await toast.evaluate((element) => {
      const { left, top, width, height, bottom } = element.getBoundingClientRect();
      const seen = document.elementFromPoint(left + width / 2, top + height / 2);
      const content = element.closest("dialog")?.lastElementChild?.getBoundingClientRect();
      return { seen: element.contains(seen), free: bottom <= (content?.top ?? 0) + 1 };
    });
    expect(isAbove).toEqual({ seen: true, free: true });
    await dialog.getByRole("button", { name: dialogWords.close, exact: true }).click();
    await expect(dialog).toBeHidden();
  });
}
