import { contentPages, languages, projects, textOf } from "../content";
import { boxesOf, expect, overflowOf, test, visit } from "../site";

const path = "/prequalification";

test.skip(
  !contentPages.some((page) => page.path === path) || projects.length === 0,
  "This site has no page for tenderers.",
);

for (const { code } of languages)
  test(`in ${code} its tables fit on paper, and no row is on two sheets`, async ({ page }) => {
    // The room between the margins of A4.
    await page.setViewportSize({ width: 688, height: 1000 });
    await visit(page, `/${code}${path}/`);
    await page.emulateMedia({ media: "print" });
    await expect(page.locator("#projects thead")).toBeVisible();
    await expect(page.locator("#projects tbody tr").first()).toHaveCSS("break-inside", "avoid");
    expect(await overflowOf(page)).toBe(0);
    // What a section cuts off does not overflow the page.
    const cutOff = await page
      .locator("main table")
      .evaluateAll((all) => all.filter((one) => one.scrollWidth > 688 || one.clientWidth > 688));
    expect(cutOff).toHaveLength(0);
  });

test("its tables open on a phone, and are lists of a few lines each", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await visit(page, `/en${path}/`);
  const rows = page.locator("#projects").getByRole("row");
  await expect(rows).toHaveCount(projects.length + 1);
  await expect(page.locator("#projects thead")).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  const row = page.locator("#projects tbody tr").first();
  await expect(row).toBeHidden();
  await page.locator("#projects summary").click();
  await expect(row).toBeVisible();
  await expect(page.locator("#projects thead")).toBeHidden();
  // A project has some lines of a phone, not a screen, and its dates have their labels.
  const lines = await page
    .locator("#projects tbody tr")
    .evaluateAll((all) =>
      all.map((row) => row.clientHeight / Number.parseFloat(getComputedStyle(row).lineHeight)),
    );
  expect(Math.max(...lines)).toBeLessThan(12);
  const last = page.locator("#projects td:last-child").first();
  const label = await last.evaluate((cell) => getComputedStyle(cell, "::before").content);
  expect(label).toContain(textOf("en", "prequalification:projects.actual"));
});

test("the links to its parts stay in sight, and name the one that is read", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await visit(page, `/en${path}/`);
  const links = page.locator("main nav").getByRole("link");
  for (const link of [links.last(), links.first()]) {
    await link.click();
    await expect(link).toHaveAttribute("aria-current", "location");
    await expect(link).toBeInViewport();
    const part = page.locator((await link.getAttribute("href")) ?? "").getByRole("heading");
    const [bar, heading] = await boxesOf([page.locator("main nav"), part.first()]);
    expect(heading.y).toBeGreaterThan(bar.y + bar.height);
  }
});
