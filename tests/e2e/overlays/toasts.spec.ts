import type { Page } from "@playwright/test";
import { awake, boxesOf, expect, languages, test, toastWords, words } from "./site";

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
  await page.locator("main form [type=submit]").click();
}

const toastOf = (page: Page) => page.locator("#application");

const statusOf = (page: Page) => page.locator("[data-toast-status]").first();

for (const { code: language, dir } of languages) {
  const thanks = toastWords(language, "applicationSubmitted");

  test(`a toast is loaded at the first one, stands at the top right written ${dir}, stays under the pointer, and closes, in ${language}`, async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(`/${language}/clients/`);
    await page.waitForLoadState("networkidle");
    await expect(statusOf(page)).toBeAttached();
    const file = `/locales/${language}/toasts.json`;
    expect(asked).not.toContain(file);
    const before = asked.length;
    const toast = toastOf(page);

    await test.step("at the top right", async () => {
      await send(page);
      await expect(toast).toContainText(thanks);
      await expect(statusOf(page)).toHaveText(thanks);
      const since = asked.slice(before);
      expect(since).toContain(file);
      expect(since.filter((path) => path.endsWith(".js"))).not.toEqual([]);
      await expect(toast.locator("p")).toHaveCSS("direction", dir);
      await expect(toast).toHaveCSS("opacity", "1");
      const box = await toast.boundingBox();
      const { width } = page.viewportSize() ?? { width: 0 };
      expect(box?.y).toBeLessThan(200);
      expect(box && width - box.x - box.width).toBeLessThan(40);
    });

    await test.step("its clock stands while the pointer or the focus is on it", async () => {
      await page.evaluate(() => document.body.classList.add("dark"));
      await send(page);
      const clock = toast.locator("[role=progressbar]");
      await expect(clock).toHaveCSS("animation-duration", "5s");
      await toast.hover();
      await expect(clock).toHaveCSS("animation-play-state", "paused");
      const button = toast.getByRole("button");
      await button.focus();
      await page.mouse.move(0, 0);
      await expect(clock).toHaveCSS("animation-play-state", "paused");
      await button.blur();
      await expect(clock).toHaveCSS("animation-play-state", "running");
      await button.focus();
    });

    await test.step("dark on a dark page", async () => {
      await expect(toast).toHaveClass(/toast-theme--dark/);
      const lightness = await toast.evaluate((element) =>
        Number(/\d+/.exec(getComputedStyle(element).backgroundColor)?.[0]),
      );
      expect(lightness).toBeLessThan(128);
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

test("the same toast is never shown twice, and goes after five seconds or when the form has an error", async ({
  page,
}) => {
  await page.goto("/en/clients/");
  await awake(page);
  await send(page);
  await expect(toastOf(page)).toBeVisible();
  await send(page);
  await expect(statusOf(page)).toHaveText(/./);
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
  await page.locator("main form [type=submit]").click();
  await expect(toastOf(page)).toBeHidden({ timeout: 2000 });
});

test("a toast that moves into a dialog keeps its remaining time", async ({ page }) => {
  const { panel } = words("en", "common");
  await page.goto("/en/clients/");
  await awake(page);
  await send(page);
  const clock = toastOf(page).locator("[role=progressbar]");
  await clock.evaluate((element) => {
    const [animation] = element.getAnimations();
    Object.assign(animation ?? {}, { currentTime: 3000, playbackRate: 0 });
  });
  // By keyboard: for five seconds the toast covers this end of the header.
  await page.getByRole("button", { name: panel.open }).press("Enter");
  const dialog = page.getByRole("dialog");
  await dialog.locator("[name=email]").fill("sara@mail.example");
  await dialog.locator("[type=submit]").click();
  await expect(dialog.locator("#application")).toBeVisible();
  const time = await clock.evaluate((element) => Number(element.getAnimations()[0]?.currentTime));
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

for (const { code: language } of languages) {
  test(`a message is shown even when neither its words nor the toast's code can be loaded, in ${language}`, async ({
    page,
  }) => {
    await page.goto(`/${language}/clients/`);
    await awake(page);
    await page.route(/\.js$|\/locales\//, (route) => route.abort());
    await send(page);
    const message = page.getByText(words(language, "forms").done);
    await expect(message).toBeVisible();
    await expect(message).toBeInViewport();
  });
}

for (const { code: language } of languages) {
  for (const [width, height] of [
    [360, 740],
    [768, 1024],
    [1440, 900],
  ] as const) {
    test.describe(`at ${width} px, in ${language}`, () => {
      test.use({ viewport: { width, height } });
      const { menu, panel, dialog: dialogWords } = words(language, "common");

      test("a toast lies on the header and covers no form; when the panel opens it stays readable and covers nothing of it", async ({
        page,
      }) => {
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
        await toast.locator("[role=progressbar]").evaluate((clock) => {
          clock.style.animationDuration = "100s";
        });
        const [onPage, header] = await boxesOf([toast, page.getByRole("banner")]);
        expect(onPage.y + onPage.height).toBeLessThanOrEqual(header.y + header.height);

        // By keyboard: the toast covers this end of the header.
        if (width < 960) await page.getByRole("button", { name: menu.open }).press("Enter");
        await page.getByRole("button", { name: panel.open }).press("Enter");
        const dialog = page.getByRole("dialog", { name: panel.title });
        await expect(dialog.locator("#application")).toBeVisible();
        await expect(dialog.getByRole("textbox")).toBeVisible();
        const close = dialog.getByRole("button", { name: dialogWords.close, exact: true });
        const isAbove = await toast.evaluate((element) => {
          const { left, top, width, height, bottom } = element.getBoundingClientRect();
          const seen = document.elementFromPoint(left + width / 2, top + height / 2);
          const content = element.closest("dialog")?.lastElementChild?.getBoundingClientRect();
          return { seen: element.contains(seen), free: bottom <= (content?.top ?? 0) + 1 };
        });
        expect(isAbove).toEqual({ seen: true, free: true });
        await close.click();
        await expect(dialog).toBeHidden();
      });
    });
  }
}
