import { awake, expect, languages, spoil, test, words } from "../site";

/** The places of the clients that have a work. */
const clientsWithWork = (items: { work?: string }[]) =>
  items.flatMap(({ work }, index) => (work ? [index] : []));

for (const { code, dir } of languages) {
  const { items } = words(code, "clients");
  const withWork = clientsWithWork(items);

  test(`${code}: the schedule has no gap: every row is as wide as the list, at every width`, async ({
    page,
  }) => {
    await page.goto(`/${code}/clients/`);
    for (const width of [320, 360, 767, 768, 1023, 1024, 1440, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      const list = page.locator("#clients ol");
      const whole = await list.boundingBox();
      const rows = await list.getByRole("listitem").evaluateAll((elements) =>
        elements.map((element) => {
          const { x, width } = element.getBoundingClientRect();
          return [x, width];
        }),
      );
      expect(rows, `at ${width} px`).toEqual(items.map(() => [whole?.x, whole?.width]));
    }
  });

  test(`${code}: on a phone and on a tablet each row has its own small picture at its end`, async ({
    page,
  }) => {
    await page.goto(`/${code}/clients/`);
    for (const width of [360, 768]) {
      await page.setViewportSize({ width, height: 740 });
      for (const index of withWork) {
        const row = page.locator("#clients").getByRole("listitem").nth(index);
        const image = row.locator("picture img");
        await image.scrollIntoViewIfNeeded();
        await expect(image).toBeVisible();
        const outer = await row.boundingBox();
        const inner = await image.boundingBox();
        if (!outer || !inner) throw new Error("The row is out of sight.");
        expect(inner.width).toBeLessThan(120);
        const end =
          dir === "rtl" ? inner.x - outer.x : outer.x + outer.width - (inner.x + inner.width);
        expect(end).toBeCloseTo(0, 0);
      }
    }
  });
}

const [{ code }] = languages;
const { items, all } = words(code, "clients");
const withWork = clientsWithWork(items);

test("the first page shows some clients and leads to all of them", async ({ page }) => {
  await page.goto(`/${code}/`);
  await awake(page);
  const clients = page.locator("#clients");
  expect(await clients.getByRole("listitem").count()).toBeLessThanOrEqual(items.length);
  await clients.getByRole("link", { name: all, exact: true }).click();
  await expect(page).toHaveURL(`/${code}/clients/`);
  await expect(page.locator("#clients").getByRole("listitem")).toHaveCount(items.length);
});

test("beside the schedule the picture follows the pointer and the focus", async ({ page }) => {
  test.skip(withWork.length < 3, "Fewer than three clients of this site have a picture.");
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/${code}/clients/`);
  await awake(page);
  const section = page.locator("#clients");
  const picture = section.locator("ol + div img");
  const rows = section.getByRole("listitem");
  const shown = async (index: number) => {
    const own = await rows.nth(index).locator("picture img").getAttribute("src");
    await expect(picture).toHaveAttribute("src", own ?? "none");
  };
  const [first, second, third] = withWork.slice(-3) as [number, number, number];
  for (const index of [first, third]) {
    await rows.nth(index).hover();
    await shown(index);
  }
  await rows.nth(second).getByRole("link").focus();
  await shown(second);
  // A client without a work shows the corner.
  const without = items.findIndex(({ work }: { work?: string }) => !work);
  if (without < 0) return;
  await rows.nth(without).hover();
  await expect(picture).toHaveCount(0);
});

test("where no client has a picture, no room is kept for one", async ({ page }) => {
  await spoil(page, `/${code}/clients/`, (data) => {
    data.clientWorks = [];
  });
  await page.goto(`/${code}/services/`);
  await awake(page);
  await page.evaluate((to) => window.___navigate(to), `/${code}/clients/`);
  const section = page.locator("#clients");
  await expect(section).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 900 });
  const schedule = await section.locator("div:has(> ol)").boundingBox();
  const row = await section.getByRole("listitem").first().boundingBox();
  expect(row?.width).toBe(schedule?.width);
});
