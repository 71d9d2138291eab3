import { languages, translations } from "../content";
import { boxesOf, expect, test, visit } from "../site";

/** The places of the clients whose project is shown. */
const withProject = (items: { project?: string }[]) =>
  items.flatMap(({ project }, index) => (project ? [index] : []));

for (const { code, dir } of languages) {
  test(`${code}: rows are as wide as the list, each with its small picture`, async ({ page }) => {
    const { items } = translations(code, "clients");
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
      const small = rows.locator("picture img");
      const pictured = withProject(items);
      await expect(small).toHaveCount(pictured.length);
      await expect(small.filter({ visible: true })).toHaveCount(width < 1024 ? pictured.length : 0);
      if (width >= 1024 || pictured.length === 0) continue;
      const ends = (await boxesOf(await small.all())).map((box, index) => {
        const row = boxes[pictured[index] ?? 0] ?? whole;
        const atStart = box.x - row.x;
        expect(box.width).toBeLessThan(120);
        return dir === "rtl" ? atStart : row.width - atStart - box.width;
      });
      for (const end of ends) expect(end).toBeCloseTo(0, 0);
    }
  });
}

const [{ code }] = languages;
const { items }: { items: { project?: string }[] } = translations(code, "clients");

test("beside the schedule the picture follows the pointer and the focus", async ({ page }) => {
  const pictured = withProject(items);
  const has = (index: number) => pictured.includes(index);
  test.skip(pictured.length < 3, "Fewer than three clients of this site have a picture.");
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, `/${code}/clients/`);
  const picture = page.locator("#clients ol + div img");
  const rows = page.locator("#clients").getByRole("listitem");
  const expectShown = async (index: number) => {
    const own = await rows.nth(index).locator("picture img").getAttribute("src");
    await expect(picture).toHaveAttribute("src", own ?? "none");
  };
  const [first, second, third] = pictured.slice(-3) as [number, number, number];
  for (const index of [first, third]) {
    await rows.nth(index).hover();
    await expectShown(index);
  }
  await rows.nth(second).getByRole("link").focus();
  await expectShown(second);
  // Below one that has a picture is one without: both are in sight, so that nothing else comes under the pointer.
  const without = items.findIndex((_, index) => !has(index) && has(index - 1));
  if (without < 0) return;
  await rows
    .nth(without)
    .evaluate((row) => row.scrollIntoView({ block: "center", behavior: "instant" }));
  for (const index of [without - 1, without]) await rows.nth(index).hover();
  await expect(rows.nth(without)).toHaveAttribute("data-current");
  await expectShown(without - 1);
});
