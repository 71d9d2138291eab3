import type { BrowserContext } from "@playwright/test";
import { awake, expect, footerLink, headingOf, service, shortRead, test, textOf } from "../site";

const key = "i18nextLng";

/** Each source of the language, in the order of the specification. */
const sources = ["query", "cookie", "localStorage", "sessionStorage", "browser"] as const;
type Source = (typeof sources)[number];

async function remember(context: BrowserContext, baseURL: string, source: Source, value: string) {
  if (source === "cookie") {
    await context.addCookies([{ name: "i18next", value, url: baseURL }]);
  } else if (source === "localStorage" || source === "sessionStorage") {
    await context.addInitScript(
      ({ storage, name, code }) => {
        // Only before the first page, so that what the site stores later stays.
        if (!window[storage].getItem(name)) window[storage].setItem(name, code);
      },
      { storage: source, name: key, code: value },
    );
  }
}

for (const [index, source] of sources.entries()) {
  test.describe(() => {
    test.use({ locale: source === "browser" ? "en-GB" : "ar-SA" });

    test(`${source}: English there beats Arabic in every later source`, async ({
      page,
      context,
      baseURL,
    }) => {
      for (const later of sources.slice(index + 1)) {
        await remember(context, baseURL ?? "", later, "ar");
      }
      await remember(context, baseURL ?? "", source, "en");
      await page.goto(source === "query" ? "/clients/?lng=en" : "/clients/");
      await expect(page).toHaveURL(/\/en\/clients\//);
      await expect(page.locator("html")).toHaveAttribute("lang", "en");
    });
  });
}

test.describe("where the browser speaks French", () => {
  test.use({ locale: "fr-FR" });

  test("nothing is detected and the page stays Arabic", async ({ page }) => {
    await page.goto("/services/");
    await awake(page);
    expect(new URL(page.url()).pathname).toBe("/services/");
    await expect(page.locator("html")).toHaveAttribute("lang", "ar");
  });
});

const hostile = [
  "fr",
  "../../x",
  "<script>window.harmed=1</script>",
  "en/../../evil",
  "",
  "ar%00",
  "__proto__",
];

test.describe("where the browser speaks English", () => {
  test.use({ locale: "en-GB" });

  test("a hostile or unknown ?lng= counts as absent", async ({ page }) => {
    for (const value of hostile) {
      await test.step(`?lng=${value}`, async () => {
        await page.goto(`${shortRead}/?lng=${encodeURIComponent(value)}`);
        await expect.poll(() => new URL(page.url()).pathname).toBe(`/en${shortRead}/`);
        expect(await page.evaluate("window.harmed")).toBeUndefined();
        const stored = () => page.evaluate((name) => localStorage.getItem(name), key);
        await expect.poll(stored).toBe("en");
        await page.evaluate(() => localStorage.clear());
      });
    }
  });
});

test.describe("an English visitor", () => {
  test.use({ locale: "en-US" });

  test("at a page without a prefix lands on its English form, query and hash kept", async ({
    page,
  }) => {
    await page.goto(`/services/?a=1&b=%20x#${service.id}`);
    await expect(page).toHaveURL(`/en/services/?a=1&b=%20x#${service.id}`);
    await expect(page.locator(`[id="${service.id}"]`)).toBeInViewport();
  });

  test("at a prefixed page is never redirected, and having read a page in Arabic stays in Arabic", async ({
    page,
  }) => {
    await page.goto(`/ar${shortRead}/?lng=en`);
    await awake(page);
    await expect(page).toHaveURL(`/ar${shortRead}/?lng=en`);
    await expect(page.locator("html")).toHaveAttribute("lang", "ar");
    await page.goto(`${shortRead}/`);
    await awake(page);
    expect(new URL(page.url()).pathname).toBe(`${shortRead}/`);
  });
});

for (const [from, to] of [
  ["ar", "en"],
  ["en", "ar"],
] as const) {
  test(`the language switch leads from ${from} to the same page in ${to}`, async ({ page }) => {
    await page.goto(`/${from}/services/?a=1#${service.id}`);
    // The link carries query and hash once the page is hydrated. Before, it leads to the plain page.
    await awake(page);
    await page.locator(`header a[hreflang="${to}"]`).first().click();
    await expect(page).toHaveURL(`/${to}/services/?a=1#${service.id}`);
    await expect(page.locator("html")).toHaveAttribute("lang", to);
    await expect(page.locator("html")).toHaveAttribute("dir", to === "ar" ? "rtl" : "ltr");
    await expect.poll(() => page.evaluate((name) => localStorage.getItem(name), key)).toBe(to);
  });
}

test("language and direction are right at every moment, through dialogs and navigations", async ({
  page,
}) => {
  await page.goto("/ar/clients/");
  await awake(page);
  const seen = await page.evaluateHandle(() => {
    const moments: string[] = [];
    const { documentElement } = document;
    new MutationObserver((changes) => {
      // Every value that each attribute has had.
      for (const { oldValue } of changes) moments.push(oldValue ?? "none");
      moments.push(documentElement.lang || "none", documentElement.dir || "none");
    }).observe(documentElement, { attributeFilter: ["lang", "dir"], attributeOldValue: true });
    return moments;
  });
  const header = page.getByRole("banner");
  await header.getByRole("button", { name: textOf("ar", "common:menu.open") }).click();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await footerLink(page, "ar", shortRead).click();
  await expect(page.locator("h1")).toHaveText(headingOf("ar", shortRead));
  await page.goBack();
  await expect(page.locator("h1")).toHaveText(textOf("ar", "clients:title"));
  const others = await seen.evaluate((moments) => moments.filter((one) => !/^(ar|rtl)$/.test(one)));
  expect(others).toEqual([]);
});

test.describe("where storage is forbidden", () => {
  test.use({ locale: "en-GB" });

  test("a page without a prefix still finds its language", async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ["localStorage", "sessionStorage"]) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException("denied", "SecurityError");
          },
        });
      }
    });
    await page.goto("/clients/");
    await expect(page).toHaveURL("/en/clients/");
    await expect(page.locator("h1")).toBeVisible();
  });
});

test.describe("where a picture is long on its way", () => {
  test.use({ locale: "en-GB" });

  test("a page without a prefix does not wait for it to find its language", async ({ page }) => {
    await page.route(/\.(avif|webp|jpg|png)$/, () => {});
    await page.addInitScript(() => {
      const { setTimeout } = window;
      // Timeouts of a second or more never end.
      window.setTimeout = ((go: () => void, wait = 0) =>
        wait < 1000 && setTimeout(go, wait)) as typeof setTimeout;
    });
    await page.goto("/", { waitUntil: "commit" });
    await expect(page).toHaveURL("/en/");
  });
});
