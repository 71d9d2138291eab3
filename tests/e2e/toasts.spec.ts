import type { Page } from "@playwright/test";
import { languages } from "../../src/i18n/languages";
import { awake, expect, test, words } from "./site";

/** Sends the job application: the first toast of a visit. */
async function send(page: Page): Promise<void> {
  const entered = { name: "Sara", email: "sara@mail.example", phone: "0500", jobTitle: "Engineer" };
  for (const [name, text] of Object.entries(entered)) {
    await page.locator(`main form [name=${name}]`).fill(text);
  }
  await page.locator("main form [type=submit]").click();
}

const toastOf = (page: Page) => page.locator("#application");

for (const { code: language, dir } of languages) {
  const { applicationSubmitted, close } = words(language, "toasts");

  test(`a toast stands at the top right, written ${dir}, loaded at the first one, in ${language}`, async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await page.goto(`/${language}/clients/`);
    await page.waitForLoadState("networkidle");
    const before = asked.length;
    const status = page.locator("[data-toast-status]").first();
    await expect(status).toBeAttached();
    await send(page);
    const toast = toastOf(page);
    await expect(toast).toContainText(applicationSubmitted);
    expect(asked.slice(before).filter((url) => url.endsWith(".js"))).not.toEqual([]);
    await expect(status).toHaveText(applicationSubmitted);
    await expect(toast.locator("p")).toHaveCSS("direction", dir);
    await expect(toast).toHaveCSS("opacity", "1");
    const box = await toast.boundingBox();
    const { width } = page.viewportSize() ?? { width: 0 };
    expect(box?.y).toBeLessThan(200);
    expect(box && width - box.x - box.width).toBeLessThan(40);
  });

  test(`a toast goes after five seconds, but not while the pointer or the focus is on it, in ${language}`, async ({
    page,
  }) => {
    await page.goto(`/${language}/clients/`);
    await awake(page);
    await send(page);
    const toast = toastOf(page);
    await expect(toast).toBeVisible();
    const clock = toast.locator("[role=progressbar]");
    await expect(clock).toHaveCSS("animation-duration", "5s");
    await expect(clock).toHaveCSS("animation-play-state", "running");
    await toast.hover();
    await expect(clock).toHaveCSS("animation-play-state", "paused");
    const button = toast.getByRole("button", { name: close });
    await button.focus();
    await page.mouse.move(0, 0);
    await expect(clock).toHaveCSS("animation-play-state", "paused");
    await button.blur();
    await expect(clock).toHaveCSS("animation-play-state", "running");
    await expect(toast).toBeHidden({ timeout: 15_000 });
    await expect(page.locator("[data-toast-status]").first()).toBeEmpty();
  });

  test(`a toast closes by its button and by keyboard, in ${language}`, async ({ page }) => {
    await page.goto(`/${language}/clients/`);
    await awake(page);
    await send(page);
    await expect(toastOf(page)).toBeVisible();
    await page.keyboard.press("Alt+t");
    await expect(toastOf(page)).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("button", { name: close })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(toastOf(page)).toBeHidden();
  });

  for (const theme of ["light", "dark"]) {
    test(`a toast is ${theme} on a ${theme} page, in ${language}`, async ({ page }) => {
      await page.goto(`/${language}/clients/`);
      await awake(page);
      await page.evaluate(
        (isDark) => document.body.classList.toggle("dark", isDark),
        theme === "dark",
      );
      await send(page);
      await expect(toastOf(page)).toHaveClass(new RegExp(`toast-theme--${theme}`));
      await expect(toastOf(page)).toHaveClass(/toast--default/);
      const lightness = await toastOf(page).evaluate((toast) =>
        Number(/\d+/.exec(getComputedStyle(toast).backgroundColor)?.[0]),
      );
      expect(lightness > 128).toBe(theme === "light");
    });
  }
}

test("the same toast never stands twice, and is told again when it is renewed", async ({
  page,
}) => {
  await page.goto("/en/clients/");
  await awake(page);
  await send(page);
  await expect(toastOf(page)).toBeVisible();
  await send(page);
  await expect(page.locator("[data-toast-status]").first()).toHaveText(/./);
  await expect(page.locator("[id=application]")).toHaveCount(1);
  // Renewed while it is on its way out, it stays.
  await toastOf(page).getByRole("button").click();
  await send(page);
  await expect(toastOf(page)).toBeVisible();
});

test("a form that is refused takes its earlier thanks away", async ({ page }) => {
  await page.goto("/en/clients/");
  await awake(page);
  await send(page);
  await expect(toastOf(page)).toBeVisible();
  await page.locator("main form [name=name]").fill("Sara");
  await page.locator("main form [type=submit]").click();
  await expect(toastOf(page)).toBeHidden({ timeout: 2000 });
});

test.describe("by touch", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 800 } });

  for (const [share, outcome] of [
    [0.6, "comes back"],
    [0.9, "goes"],
  ] as const) {
    test(`a toast dragged sideways by ${share * 100} percent of its width ${outcome}`, async ({
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
      const start = box.x + box.width - 10;
      await touch("touchStart", start);
      for (let step = 1; step <= 10; step += 1) {
        await touch("touchMove", start - (box.width * share * step) / 10);
      }
      await touch("touchEnd", 0);
      if (outcome === "goes") await expect(toast).toBeHidden({ timeout: 2000 });
      else await expect(toast).toHaveCSS("opacity", "1");
    });
  }
});

test("a message is not lost when what shows it cannot be loaded", async ({ page }) => {
  await page.goto("/en/clients/");
  await awake(page);
  await page.route(/\.js$/, (route) => route.abort());
  await send(page);
  const { applicationSubmitted } = words("en", "toasts");
  await expect(page.getByText(applicationSubmitted)).toBeVisible();
  await expect(page.getByText(applicationSubmitted)).toBeInViewport();
});
