import {
  contentPages,
  facts,
  hasContact,
  headingOf,
  longRead,
  textOf,
  translations,
} from "../content";
import {
  expect,
  follow,
  footerLink,
  hold,
  hydrated,
  nextPaint,
  open,
  scrollTo,
  test,
  visit,
  visitChanged,
} from "../site";
import { turnedNumbers } from "../turned-numbers";

const { name = "", sections = [] } = contentPages.find(({ path }) => path === longRead) ?? {};
const middle = Math.floor((sections.length - 1) / 2);
const part = sections[middle];

test("numbers between Arabic words go from left to right on the screen", async ({ page }) => {
  const intro =
    "للاستفسار +966 50 000 0000 قبل 2026-12-31، أو على 011 000 0000 من 8 – 17، أو 8–17، والعقد 12-345/2026. ورقم ٠١١ ٤١٢ ٧٧٠٠ في ٢٠٢٦-١٢-٣١، أو +٩٦٦ ١١ ٠٠٠ ٠٠٠٠، والمساحة 10 000 م².";
  await visitChanged(page, `/ar${longRead}/`, ({ locales }) => {
    for (const { node } of locales.edges)
      node.data = JSON.stringify({ ...JSON.parse(node.data), intro });
  });
  await expect(page.getByText("للاستفسار")).toHaveText(intro);
  expect(await page.evaluate(turnedNumbers)).toEqual([]);
});

test("the contents of a page lead to its sections and name the one read", async ({ page }) => {
  await visit(page, `/ar${longRead}/`);
  const titles = sections.map((id) => textOf("ar", `${name}:${id}.title`));
  const contents = page.getByRole("navigation", {
    name: translations("ar", "common").contents.title,
  });
  await expect(contents.getByRole("link")).toHaveText(titles);
  await expect(page.locator("main section[id] > h2")).toHaveText(titles);
  await contents.getByRole("link", { name: titles[middle] ?? "", exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`#${part}$`));
  await expect(page.locator(`[id="${part}"] h2`)).toBeInViewport();
  await expect(contents.locator("[aria-current=location]")).toHaveText(titles[middle] ?? "");
  await expect(contents).toBeInViewport();

  await page.setViewportSize({ width: 360, height: 740 });
  const current = page.locator("[aria-current=location]");
  await expect(async () => {
    await scrollTo(page, 100_000);
    await expect(current).toHaveText(titles.at(-1) ?? "", { timeout: 500 });
  }).toPass();
  await scrollTo(page, 0);
  await expect(current).toHaveCount(0);
});

test("a link to a section, and back to it, shows it, even without scripts", async ({ page }) => {
  const section = page.locator(`[id="${part}"]`);
  const isShown = async () => {
    await expect(section.getByRole("heading")).toBeInViewport({ ratio: 1 });
    const top = () => section.evaluate((element) => element.getBoundingClientRect().top);
    await expect.poll(top).toBeLessThan(200);
  };
  await page.route("**/*.js", (route) => route.abort());
  await open(page, `/ar${longRead}/#${part}`);
  await isShown();

  await open(page, `/ar${longRead}/`);
  await section.evaluate((element) => element.scrollIntoView({ behavior: "instant" }));
  await isShown();
  await page.reload();
  await isShown();
});

test("reload and back return to the place that was left", async ({ page }) => {
  await visit(page, "/ar/");
  const heading = page.locator("main > *").last().getByRole("heading").first();
  const place = page
    .locator("main")
    .getByText((await heading.textContent()) ?? "", { exact: true });
  // A reader's scroll lays out what it passes; this one jumps over it.
  await expect(page.locator("html")).not.toHaveAttribute("data-layout");
  await place.scrollIntoViewIfNeeded();
  await page.reload();
  await hydrated(page);
  await expect(place).toBeInViewport();
  await follow(page, `/ar${longRead}/`);
  await expect(place).toHaveCount(0);
  await page.goBack();
  await expect(place).toBeInViewport();
});

test("a link leads to the top, back to the place scrolled to early", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  const top = () => page.evaluate(() => Math.round(window.scrollY));
  const send = await hold(page, "**/*.js");
  await open(page, "/ar/", { waitUntil: "commit" });
  await page.locator("footer").waitFor();
  // Above it nothing is laid out later.
  await scrollTo(page, 300);
  send();
  await hydrated(page);
  await expect.poll(top).toBe(300);
  await follow(page, `/ar${longRead}/`);
  await expect.poll(top).toBe(0);
  await page.goBack();
  // The same words, though some pixels may be added above them.
  await expect.poll(top).toBeCloseTo(300, -2);
  await visit(page, "/ar/");
  await expect(page.locator("html")).not.toHaveAttribute("data-layout");
  expect(await top()).toBe(0);
});

test("the menu is reached by keyboard, and page titles are announced", async ({ page }) => {
  test.skip(!hasContact, "This site has no contact page.");
  const { skip } = translations("ar", "common").header;
  const announcer = page.locator("[aria-live=assertive]");
  await visit(page, "/ar/clients/");
  await page.keyboard.press("Tab");
  const focused = page.locator(":focus");
  await expect(focused).toHaveText(skip);
  await expect(focused).toBeInViewport();
  const wanted = facts("navigation.json").main.map(({ label }: { label: string }) =>
    textOf("ar", label),
  );
  const reached: string[] = [];
  for (let stop = 0; stop < 20 && reached.length < wanted.length; stop += 1) {
    await page.keyboard.press("Tab");
    const text = (await focused.textContent()) ?? "";
    if (wanted.includes(text)) reached.push(text);
  }
  expect(reached).toEqual(wanted);
  await expect(announcer).toBeEmpty();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/contact-us\/#?$/);
  await expect(page.locator("h1")).toHaveText(textOf("ar", "contact:title"));
  await expect(announcer).toHaveText(headingOf("ar", "/contact-us"));

  await page.getByRole("link", { name: skip }).focus();
  await page.keyboard.press("Enter");
  await expect(page.locator("main:target")).toBeInViewport();
  await expect(announcer).toBeEmpty();
  // The browser moves the starting point of Tab in its next frame.
  await nextPaint(page);
  await page.keyboard.press("Tab");
  await expect(page.locator("main :focus")).toBeVisible();
  await footerLink(page, "ar", longRead).click();
  await expect(announcer).toHaveText(headingOf("ar", longRead));
});
