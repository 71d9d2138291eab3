import type { Locator, Page } from "@playwright/test";
import { formatNumber } from "../../../shared/format";
import {
  facts,
  hasContact,
  languages,
  type Project,
  projects,
  textOf,
  translations,
} from "../content";
import { boxesOf, expect, overflowOf, test, visit } from "../site";

const sectors: { id: string; name: Record<string, string> }[] = facts("sectors.json").items;
const countries: { id: string; country: string }[] = facts("cities.json").items;
const countryOf = ({ city }: Project) => countries.find(({ id }) => id === city)?.country;
const drawn = projects.filter(({ drawings }) => drawings?.some(({ kind }) => kind !== "plan"));
const [first, second] = projects;
const boxOf = async (one: Locator) => (await boxesOf([one]))[0];
const cards = "#list li h2 a";

test.skip(projects.length < 2, "This site has too few projects.");

test("a project shows its facts, and asking about it names it in the mail", async ({ page }) => {
  await visit(page, `/en/projects/${first?.id}/`);
  await expect(page.locator("h1")).toHaveText(first?.name.en ?? "");
  await expect(page).toHaveTitle(new RegExp(first?.name.en ?? ""));
  await expect(page.locator("dl")).toContainText(
    sectors.find(({ id }) => id === first?.sector)?.name.en ?? "",
  );
  for (const paragraph of first?.paragraphs ?? [])
    await expect(page.getByText(paragraph.en ?? "")).toBeVisible();
  const programme = page.getByRole("heading", { name: textOf("en", "projects:programme.title") });
  const [known, heading] = await boxesOf([page.locator("main dl").first(), programme]);
  expect(heading.x).toBe(known.x);
  await page.getByRole("link", { name: second?.name.en }).click();
  await expect(page.locator("h1")).toHaveText(second?.name.en ?? "");

  // One under its title, one at its foot.
  const ask = page.getByRole("link", { name: textOf("en", "projects:ask.write") });
  await expect(ask).toHaveCount(2);
  await ask.first().click();
  await expect(page.getByLabel(textOf("en", "contact:form.labels.subject"))).toHaveValue(
    textOf("en", "projects:ask.subject").replace("{{name}}", second?.name.en ?? ""),
  );
});

const filter = (page: Page, language: string, group: string) =>
  page.getByRole("combobox", {
    name: textOf(language, `projects:filters.${group}`),
    exact: true,
  });

test("filters stand in the address, together, and back takes them away again", async ({ page }) => {
  await visit(page, "/en/projects/");
  await expect(page.locator(cards)).toHaveCount(projects.length);
  const sector = first?.sector ?? "";
  await filter(page, "en", "sector").selectOption(sector);
  const ofSector = projects.filter((project) => project.sector === sector);
  await expect(page).toHaveURL(`/en/projects/?sector=${sector}`);
  await expect(page.locator(cards)).toHaveText(ofSector.map(({ name }) => name.en ?? ""));
  // A filter with one choice is not shown.
  const group = new Set(projects.map(countryOf)).size > 1 ? "country" : "status";
  const choiceOf = (project: Project) =>
    group === "country" ? countryOf(project) : project.status;
  const value = choiceOf(ofSector[0] as Project) ?? "";
  await filter(page, "en", group).selectOption(value);
  const both = ofSector.filter((project) => choiceOf(project) === value);
  await expect(page.locator(cards)).toHaveText(both.map(({ name }) => name.en ?? ""));
  await page.goBack();
  await expect(page.locator(cards)).toHaveCount(ofSector.length);
  await page.goBack();
  await expect(page.locator(cards)).toHaveCount(projects.length);
  await page.goForward();
  await expect(page.locator(cards)).toHaveCount(ofSector.length);
  await visit(page, "/en/projects/?sector=no-such-sector");
  await expect(page.getByText(textOf("en", "projects:filters.none"))).toBeVisible();
  const ask = page.getByRole("link", { name: textOf("en", "projects:filters.ask") });
  if (hasContact) await expect(ask).toHaveAttribute("href", /contact-us/);
  await page.getByRole("button", { name: textOf("en", "projects:filters.all") }).click();
  await expect(page.locator(cards)).toHaveCount(projects.length);
});

test("the page's own link, by keyboard too, shows all projects again", async ({ page }) => {
  const sector = first?.sector ?? "";
  await visit(page, "/en/projects/");
  const link = page.getByRole("contentinfo").locator('a[href="/en/projects/#"]');
  for (const follow of [() => link.click(), () => link.press("Enter")]) {
    await filter(page, "en", "sector").selectOption(sector);
    await expect(page).toHaveURL(`/en/projects/?sector=${sector}`);
    await follow();
    await expect(page).toHaveURL(/\/en\/projects\/#?$/);
    await expect(page.locator(cards)).toHaveCount(projects.length);
    await expect(filter(page, "en", "sector")).toHaveValue("");
  }
});

const values = {
  role: (project: Project) => project.role,
  contract: (project: Project) => project.contract,
  year: ({ handover, expectedHandover, plannedHandover }: Project) =>
    (handover ?? expectedHandover ?? plannedHandover).slice(0, 4),
};

test("what projects are compared by is a filter, and stands on their cards", async ({ page }) => {
  const texts = translations("en", "projects");
  const all = page.getByRole("button", { name: texts.filters.all });
  await visit(page, "/en/projects/");
  const more = page.getByRole("button", { name: texts.filters.more });
  if (await more.isVisible()) await more.click();
  for (const [group, of] of Object.entries(values)) {
    const wanted = of(first as Project);
    if (!wanted || new Set(projects.map(of)).size < 2) continue;
    await filter(page, "en", group).selectOption(wanted);
    const same = projects.filter((project) => of(project) === wanted);
    await expect(page.locator(cards)).toHaveText(same.map(({ name }) => name.en ?? ""));
    await all.click();
    // The choices of the other filters follow it.
    await expect(all).toBeHidden();
  }
  const fields = filter(page, "en", "area").locator("option:enabled");
  let found = 0;
  for (const option of (await fields.all()).slice(1)) {
    await filter(page, "en", "area").selectOption((await option.getAttribute("value")) ?? "");
    const count = Number(/\d+(?=\D*$)/.exec((await option.textContent()) ?? ""));
    await expect(page.locator(cards)).toHaveCount(count);
    found += count;
    await all.click();
    await expect(all).toBeHidden();
  }
  if (found) expect(found).toBe(projects.filter(({ area }) => area).length);
  await page.setViewportSize({ width: 390, height: 844 });
  for (const { name, area, contract, role } of projects) {
    const card = page.locator("#list li").filter({ hasText: name.en }).first();
    const size = area && formatNumber(area, "en");
    for (const fact of [size, contract && texts.contracts[contract], texts.roles[role]])
      if (fact) await expect(card.getByText(fact, { exact: false }).first()).toBeVisible();
  }
});

test("a phone has a project first, and one button for all filters", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, "/ar/projects/");
  const picture = page.locator("#list li picture").first();
  await expect(picture).toBeInViewport({ ratio: 0.5 });
  // In a row it is as high as it is wide, whatever stands beside it.
  const row = await boxOf(page.locator("#list li picture").nth(1));
  expect(row.height).toBeCloseTo(row.width, 0);
  const field = filter(page, "ar", "sector");
  await expect(field).toBeHidden();
  const opener = page.getByRole("button", { name: textOf("ar", "projects:filters.open") });
  await opener.click();
  // What it chooses by stands above what is chosen.
  const [label, chosen] = await boxesOf([field.locator("xpath=preceding-sibling::*"), field]);
  expect(label?.y ?? 0).toBeLessThan((chosen?.y ?? 0) - 10);
  await field.selectOption(first?.sector ?? "");
  await expect(opener).toHaveText(/1/);
  await opener.click();
  await expect(field).toBeHidden();
  await expect(picture).toBeInViewport({ ratio: 0.5 });
});

test("the picture of the next project is as wide as the page, and leads to it", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const { code: language } of languages) {
    await visit(page, `/${language}/projects/${first?.id}/`);
    const link = page.getByRole("link", { name: translations(language, "projects").next });
    const picture = link.locator("picture");
    const [box] = await boxesOf([picture]);
    expect(box?.width).toBeCloseTo(1440, 0);
    await picture.click();
    await expect(page).toHaveURL(new RegExp(`/${language}/projects/${second?.id}/`));
  }
});

test("a plan is no higher than the side view beside it", async ({ page }) => {
  const [{ code: language }] = languages;
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const { id, drawings = [] } of drawn) {
    const plan = drawings.find(({ kind }) => kind === "plan");
    const view = drawings.find(({ kind }) => kind !== "plan");
    if (!plan || !view) continue;
    await visit(page, `/${language}/projects/${id}/`);
    const [planned, viewed] = await boxesOf(
      [plan, view].map(({ title }) =>
        page.getByRole("img", { name: title[language], exact: true }),
      ),
    );
    expect(planned?.height).toBeLessThan(1.01 * (viewed?.height ?? 0));
  }
});

test("a wide screen has filters in a row, and no hole among the projects", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const { code, dir } of languages) {
    await visit(page, `/${code}/projects/`);
    const picture = await boxOf(page.locator("#list li picture").first());
    expect(picture.y, code).toBeLessThan(0.4 * 900);
    const used = [...new Set(projects.map((project) => project.sector))];
    for (const value of used.length > 1 ? ["", ...used] : [""]) {
      if (value) await filter(page, code, "sector").selectOption(value);
      const count = projects.filter((project) => !value || project.sector === value).length;
      await expect(page.locator(cards)).toHaveCount(count);
      // A card that was drawn anew meanwhile has no box.
      await expect(async () => {
        const [list, last] = await boxesOf([
          page.locator("#list ul"),
          page.locator("#list li").last(),
        ]);
        const end = dir === "rtl" ? [list.x, last.x] : [list, last].map((box) => box.x + box.width);
        expect(Math.abs((end[0] ?? 0) - (end[1] ?? 0)), `${count}, ${code}`).toBeLessThan(2);
      }).toPass({ timeout: 5000 });
    }
  }
});

test.describe("the skyline", () => {
  test.skip(drawn.length < 4, "This site has too few drawings.");

  test("stands all buildings on one ground, at one scale, each with a link", async ({ page }) => {
    await visit(page, "/en/");
    const buildings = page.locator("#skyline li a");
    await expect(buildings).toHaveCount(drawn.length);
    await buildings.first().scrollIntoViewIfNeeded();
    const seen = await page.locator("#skyline li svg").evaluateAll((drawings) =>
      drawings.map((drawing) => {
        const { top, height, width } = drawing.getBoundingClientRect();
        const [, up = 0, metres = 1, tall = 1] = (drawing.getAttribute("viewBox") ?? "")
          .split(" ")
          .map(Number);
        return { up, depth: up + tall, scale: width / metres, ground: top - (up * height) / tall };
      }),
    );
    for (const { scale, ground } of seen) {
      expect(scale).toBeCloseTo(seen[0]?.scale ?? 0, 1);
      expect(Math.abs(ground - (seen[0]?.ground ?? 0))).toBeLessThan(1.5);
    }
    // Captions stand on one line, but for what goes deep.
    const shallow = seen.map(({ depth }) => depth < 5.5);
    const captions = await boxesOf(await page.locator("#skyline li .caption").all());
    const lines = captions.filter((_, index) => shallow[index]).map(({ y }) => Math.round(y));
    expect(new Set(lines).size).toBe(1);
    // Tall ones open and close the street.
    const heights = seen.map(({ up }) => up);
    expect([heights[0], heights.at(-1)]).toEqual(
      [...heights].sort((one, other) => one - other).slice(0, 2),
    );
    const name = (await buildings.first().locator("strong").textContent()) ?? "";
    await buildings.first().click();
    await expect(page.locator("h1")).toHaveText(name);
    // Its drawing has the level of its highest point.
    const levels = page.locator("figure:has(svg) p");
    await expect(levels.first()).toContainText(`+${(-(seen[0]?.up ?? 0)).toFixed(2)}`);
    const drawing = page.locator("figure:has(p) svg").first();
    const [top, ground, whole] = await boxesOf([levels.first(), levels.nth(1), drawing]);
    expect((ground?.y ?? 0) - (top?.y ?? 0)).toBeGreaterThan((whole?.height ?? 0) / 2);
  });

  for (const width of [390, 1440])
    test(`is a row that scrolls sideways, ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await visit(page, "/ar/");
      const skyline = page.locator("#skyline");
      const strip = skyline.locator("ul");
      // Two can be compared before anybody scrolls.
      await strip.scrollIntoViewIfNeeded();
      for (const index of [0, 1])
        await expect(skyline.locator("li a").nth(index)).toBeInViewport({ ratio: 0.9 });
      const last = skyline.locator("li a").last();
      await last.focus();
      await expect(last).toBeInViewport({ ratio: 1 });
      await strip.hover();
      const before = await strip.evaluate((row) => row.scrollLeft);
      expect(before).toBeLessThan(0);
      await page.mouse.wheel(300, 0);
      await expect.poll(() => strip.evaluate((row) => row.scrollLeft)).toBeGreaterThan(before);
      expect(await overflowOf(page)).toBe(0);
      // A building is in sight with its words, below the header.
      expect((await boxOf(strip)).height).toBeLessThan(844 - 100);
    });
});

test("the skyline's buttons move its row from one end to the other, and keep the focus", async ({
  page,
}) => {
  test.skip(drawn.length < 4, "This site has too few drawings.");
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const { code } of languages) {
    await visit(page, `/${code}/`);
    const { slider } = translations(code, "common");
    const button = (name?: string) => page.locator("#skyline").getByRole("button", { name });
    const [back, on] = [button(slider.previous), button(slider.next)];
    const row = page.locator("#skyline ul");
    const passed = () => row.evaluate((it) => Math.round(Math.abs(it.scrollLeft)));
    await expect(back).toBeDisabled();
    await on.click();
    await expect.poll(passed, code).toBeGreaterThan(500);
    await expect(back).toBeEnabled();
    await on.focus();
    for (const _ of drawn) await on.press("Enter");
    await expect(on).toBeDisabled();
    await expect(on).toBeFocused();
    const whole = await row.evaluate((it) => it.scrollWidth - it.clientWidth);
    expect(Math.abs(whole - (await passed())), code).toBeLessThan(3);
    for (const _ of drawn) await back.press("Enter");
    await expect(back).toBeDisabled();
    expect(await passed(), code).toBe(0);
  }
});

test("on paper a project has its picture, and the list its cards", async ({ page }) => {
  await page.emulateMedia({ media: "print" });
  await visit(page, `/ar/projects/${first?.id}/`);
  await expect(page.locator("main picture").first()).toBeVisible();
  expect(await overflowOf(page)).toBe(0);
  await visit(page, "/en/projects/");
  await expect(page.locator(cards).first()).toBeVisible();
});
