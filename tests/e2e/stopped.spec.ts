import type { Page } from "@playwright/test";
import {
  awake,
  expect,
  facts,
  headingOf,
  languages,
  service,
  shortRead,
  spoil,
  test,
  textOf,
  words,
} from "./site";

/** What a section that has failed says. */
const noticeOf = (page: Page, code: string) =>
  page.getByRole("alert").filter({ hasText: words(code, "common").loading.stopped });

/** The text of the page's sections, without the notice of a failed section. */
const read = (page: Page) =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll("main :is(h1, h2, h3, p, img):not([role=alert] *)"))
      .filter((element) => !element.closest("noscript"))
      .map((element) => element.getAttribute("alt") ?? element.textContent),
  );

/** Makes reading the scroll position throw, which the header does, and scrolls. */
const breakHeader = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(window, "scrollY", {
      get() {
        throw new Error("broken by a test");
      },
    });
    window.dispatchEvent(new Event("scroll"));
  });

for (const { code } of languages) {
  test(`sections that fail after hydration stay readable, the others work, and a reload repairs them, in ${code}`, async ({
    page,
  }) => {
    const { loading, search } = words(code, "common");
    await page.goto(`/${code}/`);
    await awake(page);
    const whole = await read(page);
    const breakSliders = await page.addInitScript(() => {
      window.IntersectionObserver = class extends IntersectionObserver {
        constructor(seen: IntersectionObserverCallback, options?: IntersectionObserverInit) {
          if (options?.rootMargin === "300px") throw new Error("broken by a test");
          super(seen, options);
        }
      };
    });
    await page.reload();
    const notices = noticeOf(page, code);
    await expect(notices).toHaveCount(2);
    expect(await read(page)).toEqual(whole);
    await page.getByRole("banner").getByRole("button", { name: search.open }).click();
    await expect(page.getByRole("dialog", { name: search.title })).toBeVisible();
    await page.keyboard.press("Escape");

    await breakSliders.dispose();
    await notices.first().getByRole("button", { name: loading.reload }).click();
    await expect(page.locator("main [data-ready]").first()).toBeVisible();
    await expect(notices).toHaveCount(0);
  });
}

test("a section that fails while hydrating keeps the HTML from the server", async ({ page }) => {
  await page.goto("/en/clients/");
  await awake(page);
  const whole = await read(page);
  await spoil(page, "/en/clients/", (data) => {
    data.partners = { items: [{}] };
  });
  await page.reload();
  await expect(noticeOf(page, "en")).toHaveCount(1);
  expect(await read(page)).toEqual(whole);
});

test("a section that fails when its page opens says so, and the previous page is gone", async ({
  page,
}) => {
  await spoil(page, "/en/clients/", (data) => {
    data.partners = { items: [{}] };
  });
  await page.goto(`/en${shortRead}/`);
  await awake(page);
  await page.evaluate(() => window.___navigate("/en/clients/"));
  await expect(page.locator("h1")).toHaveText(textOf("en", "clients:title"));
  await expect(noticeOf(page, "en")).toHaveCount(1);
  await expect(page.locator("main")).not.toContainText(headingOf("en", shortRead));
});

test.describe("where things move", () => {
  test.use({ reducedMotion: "no-preference" });

  test("a slider that fails while running becomes a scrollable strip again, and nothing in its section is hidden", async ({
    page,
  }) => {
    const { motion } = words("en", "common");
    await page.goto("/en/services/");
    await awake(page);
    const section = page.locator("[id=our-work]");
    const slides = section.getByRole("group", { includeHidden: true });
    await section.scrollIntoViewIfNeeded();
    const slider = section.locator("section[data-ready]");
    await expect(slider).toBeVisible();
    await slider.evaluate((slider) => {
      const { swiper } = Array.from(slider.children)
        .map((child) => child as unknown as { swiper?: { autoplay: object } })
        .find((child) => child.swiper) as { swiper: { autoplay: object } };
      Object.assign(swiper.autoplay, {
        stop: () => {
          throw new Error("broken by a test");
        },
      });
    });
    await page.getByRole("button", { name: motion.pause }).click();
    await expect(noticeOf(page, "en")).toHaveCount(1);
    await expect(section.locator("section[data-ready], [inert]")).toHaveCount(0);
    await expect(slides).toHaveCount(facts("contracting.json").items.length);
    await slides.last().scrollIntoViewIfNeeded();
    await expect(slides.last()).toBeInViewport();
  });
});

test("when the layout fails, the page and what was typed stay, and links and back work", async ({
  page,
}) => {
  const { navigation, loading } = words("ar", "common");
  await page.goto(`/ar${shortRead}/`);
  await awake(page);
  const links = page.getByRole("contentinfo").getByRole("link");
  await links.filter({ hasText: navigation.contact }).click();
  const message = page.locator("main form [name=message]");
  await message.fill("كلام طويل");
  const whole = await read(page);
  await breakHeader(page);
  const notice = noticeOf(page, "ar");
  await expect(notice.getByRole("button", { name: loading.reload })).toBeInViewport();
  expect(await read(page)).toEqual(whole);
  await expect(message).toHaveValue("كلام طويل");

  await page.goBack();
  await expect(page.locator("h1")).toHaveText(headingOf("ar", shortRead));
  await awake(page);
  await breakHeader(page);
  await expect(notice).toHaveCount(1);
  await links.filter({ hasText: navigation.contact }).click();
  await expect(message).toHaveValue("كلام طويل");
  await expect(notice).toHaveCount(0);
});

test("a page whose layout fails while hydrating keeps the HTML from the server", async ({
  page,
}) => {
  await page.goto(`/ar${shortRead}/`);
  await awake(page);
  const whole = await read(page);
  await spoil(page, `/ar${shortRead}/`, (data) => {
    data.site = null;
  });
  await page.reload();
  await expect(noticeOf(page, "ar")).toHaveCount(1);
  expect(await read(page)).toEqual(whole);
  await expect(page.getByRole("banner")).toBeVisible();
});

for (const { code } of languages) {
  test(`content that fails in a dialog stays readable, and the dialog closes, in ${code}`, async ({
    page,
  }) => {
    const { search, dialog: close } = words(code, "common");
    await page.route(`**/search/${code}.json`, async (route) => {
      const response = await route.fetch();
      const json = await response.json();
      for (const stored of Object.values<{ text: unknown }>(json.storedFields)) stored.text = null;
      await route.fulfill({ response, json });
    });
    await page.goto(`/${code}${shortRead}/`);
    await awake(page);
    await page.keyboard.press("Control+k");
    const dialog = page.getByRole("dialog", { name: search.title });
    await expect(dialog.getByRole("status")).toHaveText(words(code, "search").hint);
    const field = dialog.getByRole("textbox");
    await field.fill(textOf(code, service.title));
    await expect(noticeOf(page, code)).toBeInViewport();
    await expect(field).toHaveValue(textOf(code, service.title));
    await dialog.getByRole("button", { name: close.close }).click();
    await expect(dialog).toBeHidden();
    await expect(page.locator("h1")).toHaveText(headingOf(code, shortRead));
    await page
      .getByRole("banner")
      .getByRole("button", { name: words(code, "common").panel.open })
      .click();
    await expect(page.getByRole("dialog")).toContainText(words(code, "panel").about);
  });
}
