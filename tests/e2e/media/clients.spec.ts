import { boxesOf, expect, languages, test, visit, words } from "../site";

/** The places of the clients that have a work. */
const clientsWithWork = (items: { work?: string }[]) =>
  items.flatMap(({ work }, index) => (work ? [index] : []));

for (const { code, dir } of languages) {
  test(`${code}: every row of the schedule is as wide as the list, on every screen; on a phone and a tablet each has its own small picture at its end`, async ({
    page,
  }) => {
    const { items } = words(code, "clients");
    await visit(page, `/${code}/clients/`);
    const list = page.locator("#clients ol");
    const rows = list.getByRole("listitem");
    for (const width of [320, 768, 1024, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      const [whole, ...boxes] = await boxesOf([list, ...(await rows.all())]);
      const wanted = items.map(() => [whole.x, whole.width]);
      expect(
        boxes.map((box) => [box.x, box.width]),
        `at ${width} px`,
      ).toEqual(wanted);
      if (width >= 1024) continue;
      for (const index of clientsWithWork(items)) {
        const image = rows.nth(index).locator("picture img");
        await expect(image).toBeVisible();
        const [row, inner] = await boxesOf([rows.nth(index), image]);
        expect(inner.width).toBeLessThan(120);
        const atStart = inner.x - row.x;
        const end = dir === "rtl" ? atStart : row.width - atStart - inner.width;
        expect(end).toBeCloseTo(0, 0);
      }
    }
  });
}

const [{ code }] = languages;
const { items } = words(code, "clients");

test("beside the schedule the picture follows the pointer and the focus", async ({ page }) => {
  const withWork = clientsWithWork(items);
  test.skip(withWork.length < 3, "Fewer than three clients of this site have a picture.");
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, `/${code}/clients/`);
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
  // A client without a project shows the corner.
  const without = items.findIndex(({ project }: { project?: string }) => !project);
  if (without < 0) return;
  await rows.nth(without).hover();
  await expect(picture).toHaveCount(0);
});
