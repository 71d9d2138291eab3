import type { Locator } from "@playwright/test";
import { fewestNews } from "../../../shared/anchors";
import { otherLanguage } from "../../../shared/languages";
import { isDemonstration } from "../../../tools/launch";
import {
  contentPages,
  entriesOf,
  facts,
  languages,
  projects,
  textOf,
  translations,
} from "../content";
import {
  boxesOf,
  expect,
  follow,
  hold,
  hydrated,
  layOut,
  nextPaint,
  open,
  scrollTo,
  shiftsOf,
  test,
  visit,
} from "../site";

const { fullName, tagline, film, map } = facts("site.json");
const figures = facts("figures.json");
const services: { id: string }[] = facts("services.json").items;
const pictured = facts("stages.json").items.filter(({ image }: { image?: string }) => image);

for (const { code } of languages) {
  const other = otherLanguage(code)?.code;

  test(`Home in ${code}: the hero on every screen`, async ({ page }) => {
    await visit(page, `/${code}/`);
    const hero = page.locator("main > section").first();
    const heading = page.locator("h1");
    const sizeOf = (name: Locator) =>
      name.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));

    // The hero is half of the screen, or as high as its words need; the name in the page's own language the large one.
    for (const [width, height] of [
      [360, 740],
      [1280, 720],
      [2560, 1440],
    ] as const) {
      const screen = `${width}×${height}`;
      await page.setViewportSize({ width, height });
      const inner = hero.locator("> div").last();
      const parts = [hero, inner, page.getByRole("banner"), heading] as const;
      const [whole, content, header, name] = await boxesOf(parts);
      expect(whole.height, screen).toBeCloseTo(Math.max(height / 2, content.height), 0);
      expect(whole.height, screen).toBeLessThan(0.62 * height);
      expect(name.y, screen).toBeGreaterThanOrEqual(header.y + header.height);
      if (other)
        expect(await sizeOf(heading), screen).toBeGreaterThan(
          1.25 * (await sizeOf(hero.getByText(fullName[other], { exact: true }))),
        );
    }
    await expect(heading).toHaveText(fullName[code]);
    // The specification asks for the Arabic tagline on every page.
    for (const language of other ? [code, other] : [code])
      await expect(hero.getByText(tagline[language], { exact: true })).toBeVisible();

    // On a low screen it leaves room for what follows, where its words are not longer than these.
    await page.setViewportSize({ width: 740, height: 360 });
    if (isDemonstration(".")) {
      expect((await hero.boundingBox())?.height).toBeLessThan(0.75 * 360);
      await expect(hero.getByText(tagline[code])).toBeInViewport({ ratio: 1 });
    }
    const { watch } = translations(code, "common").film;
    if (film) await expect(hero.getByRole("button", { name: watch })).toBeInViewport({ ratio: 1 });

    // The longest name that a company can have is smaller, and leaves most of the screen.
    await page.setViewportSize({ width: 1280, height: 720 });
    await heading.evaluate((element) => {
      element.textContent = "Northern Gulf Stone and Building Company";
      element.closest("section")?.style.setProperty("--long", `${40 / 26}`);
    });
    expect((await heading.boundingBox())?.height).toBeLessThan(0.28 * 720);
  });
}

const [{ code }] = languages;

const drawn = projects.filter(({ drawings }) => drawings?.some(({ kind }) => kind !== "plan"));

const large: string[] =
  contentPages.find(({ path }) => path === "/")?.projects ??
  projects.slice(0, 6).map(({ id }) => id);

for (const [width, height, screens] of [
  [1440, 900, 9],
  [390, 844, 8],
] as const)
  test(`Home shows its large projects first, and ends, at ${width} px`, async ({ page }) => {
    test.skip(large.length === 0, "This site has no projects.");
    await page.setViewportSize({ width, height });
    await visit(page, `/${code}/`);
    await layOut(page);
    const nameOf = (id: string) => projects.find((project) => project.id === id)?.name[code] ?? "";
    const links = page.locator("main > section:has(> div > h2)").first().getByRole("link");
    await expect(links).toHaveText(large.map(nameOf));
    const pictures = page.locator("main > section").nth(1).locator("picture");
    const [first, ...others] = await boxesOf(large.map((_, index) => pictures.nth(index)));
    expect(first?.width).toBeCloseTo(width, 0);
    if (width > 1000) expect(first?.height).toBeGreaterThanOrEqual(0.6 * height);
    // No two are alike in shape.
    const shapes = [first, ...others].map((box) =>
      box ? (box.width / box.height).toFixed(1) : "",
    );
    if (width > 1000) expect(new Set(shapes).size).toBe(large.length);
    const [beside, , high, below] = others;
    if (width > 1000 && beside && high && below)
      expect(high.height).toBeGreaterThan(beside.height + below.height);
    await links.last().scrollIntoViewIfNeeded();
    await expect(links.last()).toBeInViewport();
    if (isDemonstration("."))
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(
        screens * height,
      );
  });

test("on a phone a service's card has the first sentence of its text, whole", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const { code } of languages) {
    await visit(page, `/${code}/`);
    for (const { id, description } of facts("services.json").items) {
      const card = page.locator(`[id="${id}"] p`);
      const sentence =
        /^.+?\p{Sentence_Terminal}(?=\s|$)/su.exec(textOf(code, description))?.[0] ?? "";
      await expect(card).toHaveText(sentence, { useInnerText: true });
    }
  }
});

test("Home shows some clients, the map, and leads to all clients", async ({ page }) => {
  await visit(page, `/${code}/`);
  const clients: object[] = translations(code, "clients").items;
  const headings = page.locator("main > section h2");
  await expect(headings).toHaveText([
    ...(large.length > 0 ? [textOf(code, "home:ourProjects")] : []),
    textOf(code, "home:whoWeAre.label"),
    textOf(code, "home:vision.label"),
    textOf(code, "services:ourServices"),
    ...(pictured.length > 1 ? [textOf(code, "home:stages.title")] : []),
    ...(figures.items.length > 0 ? [figures.title[code]] : []),
    ...(drawn.length > 3 ? [textOf(code, "home:skyline.title")] : []),
    ...(clients.length > 0 ? [textOf(code, "clients:listTitle")] : []),
    ...(entriesOf("news").length >= fewestNews ? [textOf(code, "home:news.title")] : []),
    ...(map ? [textOf(code, "contact:map.visitUs")] : []),
  ]);
  for (const { id } of services)
    await expect(page.locator(`[id="${id}"] + div:not([id]) img`)).toHaveCount(0);

  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await expect(page.getByRole("contentinfo").getByRole("link").first()).toBeInViewport();

  const news = entriesOf("news").toSorted((one, other) => other.date.localeCompare(one.date));
  if (news.length >= fewestNews)
    await expect(page.locator("#news img").locator("visible=true")).toHaveCount(
      news.slice(0, 3).filter(({ picture }) => picture).length,
    );

  await scrollTo(page, 0);
  if (map) {
    // An anchor of the open page is reached past what is not laid out yet.
    await follow(page, `/${code}/#location`);
    await expect(page.locator("[id=location]")).toBeInViewport();
  }
  if (clients.length === 0) return;
  const list = page.locator("#clients");
  expect(await list.getByRole("listitem").count()).toBeLessThanOrEqual(clients.length);
  await list.getByRole("link", { name: translations(code, "clients").all, exact: true }).click();
  await expect(page).toHaveURL(`/${code}/clients/`);
  await expect(list.getByRole("listitem")).toHaveCount(clients.length);
});

for (const url of ["/ar/", "/en/"]) {
  const tag = url === "/ar/" ? [] : "@all";
  test(`${url} does not move when its font comes late, at any width`, { tag }, async ({ page }) => {
    const shifts = await shiftsOf(page);
    for (const width of [320, 540, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const send = await hold(page, "**/*.woff2");
      await open(page, url, { waitUntil: "commit" });
      await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint")[0]);
      await nextPaint(page);
      send();
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      await hydrated(page);
      await nextPaint(page);
      expect(await shifts(), `${width} px`).toBeLessThan(0.0005);
    }
  });
}

test("a phone's page has its whole height before anybody scrolls", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/ar/");
  await hydrated(page);
  await expect(page.locator("html")).not.toHaveAttribute("data-layout");
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await height();
  for (let y = 0; y < before; y += 800) await scrollTo(page, y);
  expect(await height()).toBe(before);
});
