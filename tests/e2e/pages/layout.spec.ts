import type { Locator } from "@playwright/test";
import { hoursInWords } from "../../../shared/opening-hours";
import { phoneDigits } from "../../../shared/phone-digits";
import {
  facts,
  hasContact,
  languages,
  projects,
  service,
  shortRead,
  textOf,
  translations,
} from "../content";
import { boxesOf, expect, test, visit, visitChanged } from "../site";

const services = facts("services.json");
const site = facts("site.json");

test.use({ viewport: { width: 1440, height: 900 } });

for (const { code, dir } of languages) {
  test(`services: pictures below, beside and up to the edge, in ${code}`, async ({ page }) => {
    await visit(page, `/${code}/services/`);
    await expect(
      page.locator("main").getByRole("heading", { name: textOf(code, "services:ourServices") }),
    ).toHaveCount(0);
    for (const { id, details = [] } of services.items) {
      if (details.length === 0) continue;
      const pictures = page.locator(`[id="${id}"] + div img`).locator("visible=true");
      await expect(pictures).toHaveCount(details.length);
      const [row, ...boxes] = await boxesOf([
        page.locator(`[id="${id}"]`),
        ...(await pictures.all()),
      ]);
      for (const box of boxes) expect(box.y).toBeGreaterThanOrEqual(row.y + row.height);
    }
    if (services.callToAction && hasContact) {
      const call = page.locator("main > section").last();
      await call.scrollIntoViewIfNeeded();
      await expect(call.getByRole("heading")).toHaveText(
        translations(code, "services").callToAction.title,
      );
      const [section, picture] = await boxesOf([call, call.locator("img")]);
      expect(picture.width).toBeGreaterThan(0.5 * section.width);
      expect(dir === "rtl" ? picture.x : 1440 - picture.x - picture.width).toBeCloseTo(0, 0);
      // Pictures beside words begin on one line, and are as high as these.
      const words = page.locator(`[id="${service.id}"] > *`).first();
      const [beside, height] = await boxesOf([page.locator(`[id="${service.id}"] img`), words]);
      const start = ({ x, width }: { x: number; width: number }) => x + (dir === "rtl" ? width : 0);
      expect(start(beside)).toBeCloseTo(start(picture), 0);
      expect(beside.height).toBeCloseTo(height.height, 0);
    }
    await page.setViewportSize({ width: 2560, height: 1440 });
    const row = page.locator(`[id="${service.id}"]`);
    const [whole, small] = await boxesOf([row, row.locator("img").first()]);
    expect(whole.width).toBeGreaterThan(0.6 * 2560);
    // Every other picture is a large one, to the edge of the screen.
    const next = services.items[1];
    if (next) {
      const [picture] = await boxesOf([page.locator(`[id="${next.id}"] img`).first()]);
      expect(picture.width).toBeGreaterThan(1.2 * small.width);
      expect(dir === "rtl" ? 2560 - picture.x - picture.width : picture.x).toBeCloseTo(0, 0);
    }
    await page.setViewportSize({ width: 390, height: 844 });
    const [first, name] = await boxesOf([row.locator("img").first(), row.getByRole("heading")]);
    expect(first.y + first.height).toBeLessThanOrEqual(name.y);
  });

  test(`a page to read has short lines and a way to its top, in ${code}`, async ({ page }) => {
    await visit(page, `/${code}${shortRead}/`);
    expect((await page.locator("main > header").boundingBox())?.height).toBeLessThanOrEqual(240);
    await page.evaluate(async () => void (await document.fonts.ready));
    // The letters that a full line has room for.
    const longest = await page.locator("main section p").evaluateAll((all) =>
      Math.max(
        ...all.map((paragraph) => {
          const range = document.createRange();
          range.selectNodeContents(paragraph);
          const widths = [...range.getClientRects()].map(({ width }) => width);
          const written = widths.reduce((sum, width) => sum + width, 0);
          return (paragraph.clientWidth * (paragraph.textContent ?? "").length) / written;
        }),
      ),
    );
    expect(longest).toBeLessThanOrEqual(75);

    const footer = page.getByRole("contentinfo");
    await footer.getByRole("link", { name: translations(code, "common").floating.top }).click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });
}

const [{ code }] = languages;

test("on a phone one can call, write and chat before the form", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, `/${code}/contact-us/`);
  const main = page.getByRole("main");
  const isBeforeForm = async (one: Locator) => {
    await expect(one).toBeVisible();
    const [above, form] = await boxesOf([one, main.locator("form")]);
    expect(above.y).toBeLessThan(form.y);
  };
  const { quickContact } = translations(code, "contact");
  const anyTime = site.contacts?.find(
    (one: { dayAndNight?: boolean; phone?: string }) => one.dayAndNight && one.phone,
  );
  const office = site.phones.find((phone: string) => phone !== anyTime?.phone);
  for (const [name, target] of [
    [quickContact.call, office && `tel:${phoneDigits(office)}`],
    [quickContact.callAnyTime, anyTime && `tel:${phoneDigits(anyTime.phone)}`],
    [quickContact.write, `mailto:${site.email}`],
    [quickContact.chat, site.whatsapp && `https://wa.me/${phoneDigits(site.whatsapp).slice(1)}`],
  ]) {
    if (!target) continue;
    const link = main.getByRole("link", { name, exact: true }).first();
    await expect(link).toHaveAttribute("href", target);
    await isBeforeForm(link);
  }
  for (const { id, ...times } of site.openingHours) {
    const { days, opens } = hoursInWords(times, code, (key, values) =>
      textOf(code, key).replace(/{{(\w+)}}/g, (_, name) => values[name] ?? ""),
    );
    const hours = main.getByText(`${textOf(code, `contact:hours.${id}.title`)}: ${days}`).first();
    await expect(hours).toBeVisible();
    await expect(hours.locator("xpath=ancestor::div[1]")).toContainText(opens);
  }
  const always = quickContact.anyTime.replace("{{name}}", anyTime?.name[code] ?? "");
  if (anyTime) await isBeforeForm(main.getByText(always).first());
});

test("many offices open on a phone", async ({ page }) => {
  test.skip(!hasContact || facts("offices.json").items.length === 0, "This site has one office.");
  await page.setViewportSize({ width: 360, height: 740 });
  await visitChanged(page, `/${code}/contact-us/`, ({ branches }) => {
    const [office] = branches.items;
    branches.items = Array.from({ length: 7 }, (_, id) => ({
      ...office,
      name: `${office.name} ${id}`,
    }));
  });
  const last = page.locator("#offices h3").last();
  await expect(last).toBeHidden();
  const { showAll } = translations(code, "common").table;
  await page.locator("#offices").getByText(showAll.replace("{{count}}", "7")).click();
  await expect(last).toBeVisible();
});

test("on a phone the lists of Who we are pass sideways, by keys too", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const { code, dir } of languages) {
    await visit(page, `/${code}/who-we-are/`);
    const lists = await page.locator("main .sideways").all();
    test.skip(lists.length === 0, "This site has no goals, years or roles.");
    for (const list of lists) {
      const [box, before] = await boxesOf([list, list.locator("xpath=preceding-sibling::*[1]")]);
      expect(box.y - before.y - before.height, code).toBeGreaterThan(15);
      expect(await list.evaluate((it) => it.clientHeight), code).toBeLessThan(844 / 2);
      // Of the next card the edge is in sight, and none of its words.
      const next = list.locator("> :nth-child(2)");
      const [card, words] = await boxesOf([next, next.locator("> :last-child")]);
      const seen = ({ x, width }: typeof card) => (dir === "rtl" ? x + width : 390 - x);
      expect(seen(card), code).toBeGreaterThan(8);
      expect(seen(words), code).toBeLessThan(1);
      // Safari's keys reach it by this alone.
      await expect(list).toHaveAttribute("tabindex", "0");
      await list.focus();
      // The mark below it goes with it, where the browser has timelines of scrolling.
      const mark = () => list.evaluate((it) => getComputedStyle(it).backgroundPositionX);
      const first = await mark();
      await page.keyboard.press(dir === "rtl" ? "ArrowLeft" : "ArrowRight");
      await expect.poll(() => list.evaluate((it) => Math.abs(it.scrollLeft))).toBeGreaterThan(0);
      if (await page.evaluate(() => CSS.supports("animation-timeline: scroll()")))
        await expect.poll(mark, code).not.toBe(first);
    }
  }
});

const { items: figures } = facts("figures.json");

test("the first figure has its words beside it, and no other stands alone in its row", async ({
  page,
}) => {
  test.skip(figures.length < 3, "there are no rows of figures");
  await visit(page, `/${languages[0].code}/`);
  for (const width of [1440, 1180, 1024]) {
    await page.setViewportSize({ width, height: 900 });
    const all = page.locator("#figures dl > div");
    const [label, ...boxes] = await boxesOf([
      all.first().locator("dt"),
      all.first().locator("dd").first(),
      ...(await all.all()).slice(1),
    ]);
    const [number, ...others] = boxes;
    expect(label.y).toBeLessThan(number.y + number.height);
    // There is no hole between them.
    const [left, right] = languages[0].dir === "rtl" ? [label, number] : [number, label];
    expect(Math.abs(right.x - left.x - left.width)).toBeLessThan(0.08 * width);
    const rows = others.map(({ y }) => Math.round(y));
    for (const y of rows) {
      expect(y).toBeGreaterThan(number.y + number.height);
      expect(rows.filter((other) => other === y).length).toBeGreaterThan(1);
    }
  }
});

test("the sliders of two pages begin with different projects", async ({ page }) => {
  test.skip(projects.length < 18, "there are few projects");
  const names = [];
  for (const path of ["services", "clients"]) {
    await visit(page, `/${languages[0].code}/${path}/`);
    names.push(await page.locator("#our-work figure a").first().textContent());
  }
  expect(names[0]).not.toBe(names[1]);
});

test("the heads of pages differ: a picture above, below or beside the title", async ({ page }) => {
  for (const [path, side] of [
    ["services", "above"],
    ["clients", "below"],
    ["who-we-are", "beside"],
  ]) {
    await visit(page, `/${languages[0].code}/${path}/`);
    const head = page.locator("main > header");
    if ((await head.locator("img").count()) === 0) continue;
    const [picture, title] = await boxesOf([head.locator("img"), head.locator("h1")]);
    if (side === "beside") expect(picture.width).toBeLessThan(1000);
    else expect(picture.width).toBe(1440);
    if (side === "above") expect(title.y).toBeGreaterThan(picture.y + picture.height);
    if (side === "below") expect(title.y + title.height).toBeLessThan(picture.y);
  }
});

test("initials stand beside a name", async ({ page }) => {
  const { items } = facts("people.json");
  test.skip(
    items.length === 0 || items.some(({ picture }: { picture?: string }) => picture),
    "there are portraits",
  );
  await visit(page, `/${languages[0].code}/who-we-are/`);
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    const person = page.locator("#people li").first();
    const [tile, name] = await boxesOf([person.locator("div"), person.getByRole("heading")]);
    expect(tile.width).toBeLessThan(100);
    expect(Math.abs(tile.y - name.y)).toBeLessThan(tile.height / 2);
  }
});

test("on Home the vision's picture goes from edge to edge, above its words", async ({ page }) => {
  await visit(page, `/${languages[0].code}/`);
  const section = page.locator("#vision");
  const [picture, heading] = await boxesOf([
    section.locator("picture").first(),
    section.getByRole("heading"),
  ]);
  expect(picture?.x).toBeCloseTo(0, 0);
  expect(picture?.width).toBeCloseTo(await page.evaluate(() => document.body.clientWidth), 0);
  expect(heading?.y).toBeGreaterThan((picture?.y ?? 0) + (picture?.height ?? 0));
});

for (const { code, dir } of languages)
  test(`vision and mission stand beside one another, each below its picture, in ${code}`, async ({
    page,
  }) => {
    const [first, second] = facts("who-we-are.json").items.map(({ id }: { id: string }) =>
      page.locator(`[id="${id}"]`),
    );
    await visit(page, `/${code}/who-we-are/`);
    const [one, other, title, neighbour] = await boxesOf([
      first.locator("picture"),
      second.locator("picture"),
      first.getByRole("heading"),
      second.getByRole("heading"),
    ]);
    expect([other.y, other.height]).toEqual([one.y, one.height]);
    expect(title.y).toBeGreaterThan(one.y + one.height);
    expect(neighbour.y).toBe(title.y);
    expect(one.width).toBeGreaterThan(other.width);
    expect(one.x < other.x).toBe(dir === "ltr");
    await page.setViewportSize({ width: 390, height: 844 });
    const [above, below] = await boxesOf([first, second]);
    expect(below.y).toBeGreaterThan(above.y + above.height);
  });

test("a drawing that is narrow stands beside its heading, a wide one below it", async ({
  page,
}) => {
  let narrow = 0;
  let wide = 0;
  for (const { id, drawings = [] } of projects) {
    if (drawings.length !== 1) continue;
    await visit(page, `/${languages[0].code}/projects/${id}/`);
    const drawing = page.locator("figure svg[role=img]");
    const section = page.locator("section").filter({ has: drawing });
    const [picture, heading] = await boxesOf([drawing, section.getByRole("heading")]);
    const isBeside = picture.y < heading.y + heading.height;
    const isNarrow = picture.width < 1.49 * picture.height;
    expect(isBeside, id).toBe(isNarrow);
    if (isNarrow) narrow++;
    else wide++;
    if (narrow > 0 && wide > 0) return;
  }
});
