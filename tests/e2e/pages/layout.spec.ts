import { phoneDigits } from "../../../src/shared/phone-digits";
import {
  boxesOf,
  expect,
  facts,
  languages,
  service,
  shortRead,
  test,
  textOf,
  visit,
  words,
} from "../site";

const services = facts("services.json");
const site = facts("site.json");

test.use({ viewport: { width: 1440, height: 900 } });

for (const { code, dir } of languages) {
  test(`each goal is a row across the page: number, name, text, in ${code}`, async ({ page }) => {
    await visit(page, `/${code}/who-we-are/`);
    const { goals } = words(code, "who-we-are");
    const rows = page.locator("main ol > li");
    await expect(rows.getByRole("heading")).toHaveText(
      Object.values(goals.items as Record<string, { title: string }>).map(({ title }) => title),
    );
    const headings = await rows.getByRole("heading").all();
    const boxes = await boxesOf([...headings, ...(await rows.locator("h3 + p").all())]);
    const [names, texts] = [boxes.slice(0, headings.length), boxes.slice(headings.length)];
    const start = (box: { x: number; width: number }) =>
      dir === "ltr" ? box.x : box.x + box.width;
    expect(new Set(names.map(start)).size).toBe(1);
    expect(new Set(texts.map(start)).size).toBe(1);
    for (const [index, name] of names.entries())
      expect((texts[index]?.y ?? 0) - name.y).toBeLessThan(name.height);
  });

  test(`services: details below each, and a call to action before its picture; all grow with a wide screen and reach its edge, in ${code}`, async ({
    page,
  }) => {
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
      for (const box of boxes) {
        expect(box.y).toBeGreaterThanOrEqual(row.y + row.height);
        expect(box.width / box.height).toBeCloseTo(1.5, 1);
        expect(box.y).toBe(boxes[0]?.y);
      }
    }
    if (services.callToAction) {
      const call = page.locator("main > section").last();
      await call.scrollIntoViewIfNeeded();
      await expect(call.getByRole("heading")).toHaveText(
        words(code, "services").callToAction.title,
      );
      const parts = [call, call.locator("img"), page.getByRole("contentinfo")] as const;
      const [section, picture, footer] = await boxesOf(parts);
      expect(picture).toEqual(section);
      expect(section.height).toBeGreaterThanOrEqual(480);
      expect(footer.y).toBeCloseTo(section.y + section.height, 0);
    }
    await page.setViewportSize({ width: 2560, height: 1440 });
    const row = page.locator(`[id="${service.id}"]`);
    const [whole, picture] = await boxesOf([row, row.locator("img").first()]);
    expect(whole.width).toBeGreaterThan(0.6 * 2560);
    expect(dir === "rtl" ? picture.x : 2560 - picture.x - picture.width).toBeCloseTo(0, 0);
  });

  test(`a page to read has a low band with one corner and lines that are short enough; the footer's name is on one line and its networks in one row, in ${code}`, async ({
    page,
  }) => {
    await visit(page, `/${code}${shortRead}/`);
    const band = page.locator("main > header");
    expect((await band.boundingBox())?.height).toBeLessThanOrEqual(240);
    const corner = await band.evaluate((element) => getComputedStyle(element, "::after").width);
    expect(corner).toBe("96px");
    const longest = await page.locator("main section p").evaluateAll((all) =>
      Math.max(
        ...all.map((paragraph) => {
          const range = document.createRange();
          const text = paragraph.firstChild as Text;
          let count = 0;
          let most = 0;
          let line = Number.NaN;
          for (let at = 0; at < text.length; at += 1) {
            range.setStart(text, at);
            range.setEnd(text, at + 1);
            const { top, height } = range.getBoundingClientRect();
            if (height === 0) continue;
            count = Math.abs(top - line) < 6 ? count + 1 : 1;
            line = top;
            most = Math.max(most, count);
          }
          return most;
        }),
      ),
    );
    expect(longest).toBeLessThanOrEqual(75);

    const footer = page.getByRole("contentinfo");
    for (const width of [1280, 1440, 1680, 1920, 2560]) {
      await page.setViewportSize({ width, height: 1000 });
      const lines = await footer
        .getByText(site.fullName[code], { exact: true })
        .evaluate(
          (name) =>
            name.getBoundingClientRect().height / parseFloat(getComputedStyle(name).lineHeight),
        );
      expect(lines, `${width} px`).toBeCloseTo(1, 1);
      const tops = await footer
        .getByRole("listitem")
        .filter({ has: page.locator('a[target="_blank"]') })
        .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top));
      expect(tops).toHaveLength(site.social.length);
      expect(new Set(tops).size, `${width} px`).toBe(1);
    }
    await footer.getByRole("link", { name: words(code, "common").floating.top }).click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });
}

const [{ code }] = languages;

test("a phone's visitor can call, write and chat before the form", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, `/${code}/contact-us/`);
  const main = page.getByRole("main");
  const targets = [
    `tel:${phoneDigits(site.phones[0])}`,
    `mailto:${site.email}`,
    ...(site.whatsapp ? [`https://wa.me/${phoneDigits(site.whatsapp).slice(1)}`] : []),
  ];
  for (const target of targets) {
    const link = main.locator(`a[href="${target}"]`).first();
    await expect(link).toBeVisible();
    const [above, form] = await boxesOf([link, main.locator("form")]);
    expect(above.y).toBeLessThan(form.y);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(main.locator(`a[href="${targets[0]}"]:visible`)).toHaveCount(1);
});

test("the job application's four fields stand two by two, its title on the line of the heading", async ({
  page,
}) => {
  await visit(page, `/${code}/clients/`);
  const careers = page.locator("#careers");
  const fields = await boxesOf(await careers.locator("form input").all());
  expect(fields).toHaveLength(4);
  expect(new Set(fields.map(({ y }) => Math.round(y))).size).toBe(2);
  expect(new Set(fields.map(({ x }) => Math.round(x))).size).toBe(2);
  const [heading, title] = await boxesOf([
    careers.getByRole("heading", { level: 2 }),
    careers.getByRole("heading", { level: 3 }).first(),
  ]);
  expect(title.y).toBeGreaterThan(heading.y);
  expect(title.y + title.height).toBeLessThan(heading.y + heading.height);
});

test("a button on a dark ground is light, in both themes", async ({ page }) => {
  const { light, dark } = facts("brand.json").colours;
  const rgb = (hex: string) =>
    `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(", ")})`;
  const button = page.locator(`[id="${services.items[0].id}"] a`).first();
  await visit(page, "/en/");
  await expect(button).toHaveText(textOf("en", "services:getInTouch"));
  await expect(button).toHaveCSS("background-color", rgb(light.primary));
  await page.evaluate(() => document.body.classList.add("dark"));
  await expect(button).toHaveCSS("background-color", rgb(dark.onDeep));
  await expect(button).toHaveCSS("color", rgb(dark.deep));
});

test("the header's first buttons have their place before the others are parsed", async ({
  page,
}) => {
  await visit(page, `/en${shortRead}/`);
  for (const width of [360, 700, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const first = page.getByRole("banner").locator("button:visible, a[hreflang]:visible").first();
    const [whole] = await boxesOf([first]);
    const restore = await first.evaluateHandle((element) => {
      const rest: Element[] = [];
      for (let next = element.nextElementSibling; next; next = element.nextElementSibling) {
        next.remove();
        rest.push(next);
      }
      return () => element.after(...rest);
    });
    const [alone] = await boxesOf([first]);
    await restore.evaluate((putBack) => putBack());
    expect(Math.abs(alone.x - whole.x), `${width} px`).toBeLessThan(1);
  }
});
