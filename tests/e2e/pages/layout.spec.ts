import { phoneDigits } from "../../../src/shared/phone-digits";
import {
  awake,
  boxesOf,
  expect,
  facts,
  languages,
  screens,
  shortRead,
  test,
  textOf,
  words,
} from "../site";

const services = facts("services.json");
const site = facts("site.json");

for (const { code, dir } of languages) {
  test.describe(`in ${code}`, () => {
    test("the vision's picture fills the band to its edges, and the year stands on its foot", async ({
      page,
    }) => {
      for (const width of [1024, 1440, 2560]) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(`/${code}/`);
        const [band, picture] = await boxesOf([
          page.locator("#vision"),
          page.locator("#vision picture").first(),
        ]);
        expect(picture.y).toBeCloseTo(band.y, 0);
        expect(picture.height).toBeCloseTo(band.height, 0);
        if (dir === "ltr") expect(picture.x).toBe(0);
        else expect(picture.x + picture.width).toBeCloseTo(width, 0);
        const distance = await page
          .locator("#vision [aria-hidden]", { hasText: String(site.foundingYear) })
          .evaluate((figure) => {
            // An empty box that is laid in a line stands on its baseline.
            const mark = document.createElement("span");
            mark.style.display = "inline-block";
            figure.append(mark);
            const foot = document.querySelector("#vision picture")?.getBoundingClientRect().bottom;
            const { bottom } = mark.getBoundingClientRect();
            mark.remove();
            return bottom - (foot ?? Number.NaN);
          });
        expect(Math.abs(distance)).toBeLessThan(3);
      }
    });

    test("each goal is a row across the page: number, name, text", async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(`/${code}/who-we-are/`);
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

    test("lines of text are short enough to read", async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(`/${code}${shortRead}/`);
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
    });
  });
}

const [{ code }] = languages;

test("the services page shows the details of each service below it, the first page none", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/${code}/services/`);
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
  await page.goto(`/${code}/`);
  for (const { id } of services.items)
    await expect(page.locator(`[id="${id}"] + div:not([id]) img`)).toHaveCount(0);
});

test("the call to action stands before its picture, apart from the footer", async ({ page }) => {
  test.skip(!services.callToAction, "This site has no picture for it.");
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/${code}/services/`);
  await awake(page);
  const call = page.locator("main > section").last();
  await call.scrollIntoViewIfNeeded();
  await expect(call.getByRole("heading")).toHaveText(words(code, "services").callToAction.title);
  const [section, picture, footer] = await boxesOf([
    call,
    call.locator("img"),
    page.getByRole("contentinfo"),
  ]);
  expect(picture).toEqual(section);
  expect(section.height).toBe(480);
  expect(footer.y).toBe(section.y + 480);
});

test("the footer of every page leads to its top", async ({ page }) => {
  await page.goto(`/${code}${shortRead}/`);
  await awake(page);
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: words(code, "common").floating.top })
    .click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test("a phone's visitor can call, write and chat before the form", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/${code}/contact-us/`);
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
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/${code}/clients/`);
  const careers = page.locator("#careers");
  const fields = await boxesOf(await careers.locator("form input").all());
  expect(fields).toHaveLength(4);
  expect(new Set(fields.map(({ y }) => Math.round(y))).size).toBe(2);
  expect(new Set(fields.map(({ x }) => Math.round(x))).size).toBe(2);
  const [heading, title] = await boxesOf([
    careers.getByRole("heading", { level: 2 }),
    careers.getByRole("heading", { level: 3 }),
  ]);
  expect(title.y).toBeGreaterThan(heading.y);
  expect(title.y + title.height).toBeLessThan(heading.y + heading.height);
});

for (const { path } of screens.filter(({ template }) => template === "text").slice(0, 1))
  test("a page to read begins with a low band and one corner", async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`/${code}${path}/`);
    const band = page.locator("main > header");
    expect((await band.boundingBox())?.height).toBeLessThanOrEqual(240);
    const corner = await band.evaluate((element) => getComputedStyle(element, "::after").width);
    expect(corner).toBe("96px");
  });

test("a button on a dark ground is light, in both themes", async ({ page }) => {
  const { light, dark } = facts("brand.json").colours;
  const rgb = (hex: string) =>
    `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(", ")})`;
  const button = page.locator(`[id="${services.items[0].id}"] a`).first();
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto("/en/");
  await expect(button).toHaveCSS("background-color", rgb(light.primary));
  await page.emulateMedia({ colorScheme: "dark" });
  await page.reload();
  await expect(button).toHaveCSS("background-color", rgb(dark.onDeep));
  await expect(button).toHaveCSS("color", rgb(dark.deep));
  expect(textOf("en", "services:getInTouch")).toBe((await button.textContent())?.trim());
});
