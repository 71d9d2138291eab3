import {
  awake,
  expect,
  footerLink,
  languages,
  longRead,
  nextPaint,
  shortRead,
  test,
  words,
} from "./site";

test.use({ reducedMotion: "no-preference" });

for (const { code } of languages) {
  const { theme, motion } = words(code, "common");

  test.describe(`in ${code}`, () => {
    test("the theme changes, is remembered, and is set before the first paint", async ({
      page,
    }) => {
      await page.goto(`/${code}${shortRead}/`);
      await awake(page);
      const toggle = page.getByRole("button", { name: theme.dark });
      await expect(toggle).toHaveAttribute("aria-pressed", "false");
      await toggle.click();
      await expect(page.locator("body")).toHaveClass(/\bdark\b/);
      await expect(toggle).toHaveAttribute("aria-pressed", "true");
      await page.addInitScript(() => {
        new MutationObserver((_changes, observer) => {
          if (!document.querySelector("main")) return;
          observer.disconnect();
          document.documentElement.dataset.seen = document.body.className;
        }).observe(document, { childList: true, subtree: true });
      });
      await page.reload({ waitUntil: "commit" });
      await expect(page.locator("html")).toHaveAttribute("data-seen", /dark/);
    });

    test("two quick presses leave the theme as it was", async ({ page }) => {
      await page.goto(`/${code}${shortRead}/`);
      await awake(page);
      const toggle = page.getByRole("button", { name: theme.dark });
      await toggle.evaluate((button: HTMLElement) => {
        button.click();
        button.click();
      });
      await nextPaint(page);
      await expect(page.locator("body.dark")).toHaveCount(0);
      await expect(toggle).toHaveAttribute("aria-pressed", "false");
    });

    test("the browser's own bar has the page's colour, also on the next page and after a reload", async ({
      page,
    }) => {
      const expectBar = async (isDark: boolean) => {
        await expect(page.locator("body.dark")).toHaveCount(isDark ? 1 : 0);
        const ground = await page.evaluate(() =>
          getComputedStyle(document.documentElement).getPropertyValue("--page").trim(),
        );
        await expect(page.locator("meta[name=theme-color]")).toHaveAttribute("content", ground);
        return ground;
      };
      await page.goto(`/${code}${shortRead}/`);
      await awake(page);
      const light = await expectBar(false);
      await page.getByRole("button", { name: theme.dark }).click();
      const dark = await expectBar(true);
      expect(dark).not.toBe(light);
      await footerLink(page, code, "/clients").click();
      await expect(page).toHaveURL(`/${code}/clients/#`);
      await expect(page.locator("meta[name=theme-color]")).toHaveCount(1);
      expect(await expectBar(true)).toBe(dark);
      await page.reload();
      expect(await expectBar(true)).toBe(dark);
      await awake(page);
      await page.getByRole("button", { name: theme.dark }).click();
      expect(await expectBar(false)).toBe(light);
    });

    test("a change of theme and of motion reaches other tabs", async ({ page, context }) => {
      const other = await context.newPage();
      await other.goto(`/${code}${shortRead}/`);
      await page.goto(`/${code}${longRead}/`);
      await Promise.all([page, other].map(awake));
      await page.getByRole("button", { name: theme.dark }).click();
      await expect(other.locator("body")).toHaveClass(/\bdark\b/);
      await page.getByRole("button", { name: motion.pause }).first().click();
      await expect(other.locator("html")).toHaveAttribute("data-motion", "paused");
      await expect(other.getByRole("button", { name: motion.play }).first()).toBeVisible();
    });

    test("motion pauses, plays again, and is remembered", async ({ page }) => {
      await page.goto(`/${code}/`);
      await awake(page);
      await page.getByRole("button", { name: motion.pause }).first().click();
      await expect(page.locator("html")).toHaveAttribute("data-motion", "paused");
      await page.reload();
      await expect(page.locator("html")).toHaveAttribute("data-motion", "paused");
      await awake(page);
      await page.getByRole("button", { name: motion.play }).first().click();
      await expect(page.locator("html")).toHaveAttribute("data-motion", "playing");
    });
  });
}

test.describe("where the system asks for it", () => {
  test.use({ colorScheme: "dark", reducedMotion: "reduce" });

  test("the page starts dark and paused", async ({ page }) => {
    await page.goto(`/en${shortRead}/`);
    await expect(page.locator("body")).toHaveClass(/\bdark\b/);
    await expect(page.locator("html")).toHaveAttribute("data-motion", "paused");
  });

  test("a choice outranks the system", async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.setItem("theme", "light");
      localStorage.setItem("motion", "playing");
    });
    await page.goto(`/en${shortRead}/`);
    await expect(page.locator("html")).toHaveAttribute("data-motion", "playing");
    await expect(page.locator("body")).not.toHaveClass(/\bdark\b/);
  });
});

for (const [what, spoil] of [
  [
    "forbidden",
    () => {
      for (const store of ["localStorage", "sessionStorage"]) {
        Object.defineProperty(window, store, {
          get() {
            throw new DOMException("forbidden", "SecurityError");
          },
        });
      }
    },
  ],
  [
    "full",
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException("full", "QuotaExceededError");
      };
    },
  ],
  [
    "corrupt",
    () => {
      localStorage.setItem("theme", "\u0000{[");
      localStorage.setItem("motion", "<script>");
    },
  ],
] as const) {
  test(`with storage ${what} the toggles still work`, async ({ page, complaints }) => {
    const { theme, motion } = words("en", "common");
    await page.addInitScript(spoil);
    await page.goto(`/en${shortRead}/`);
    await awake(page);
    const dark = page.getByRole("button", { name: theme.dark });
    for (let click = 0; click < 5; click += 1) await dark.click();
    await expect(page.locator("body")).toHaveClass(/\bdark\b/);
    await page.getByRole("button", { name: motion.pause }).first().click();
    await expect(page.locator("html")).toHaveAttribute("data-motion", "paused");
    expect(complaints).toEqual([]);
  });
}
