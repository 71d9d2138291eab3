import { languages, translations } from "../content";
import { expect, test, visit } from "../site";

/** The places of the clients whose project is shown. */
const withProject = (items: { project?: string }[]) =>
  items.flatMap(({ project }, index) => (project ? [index] : []));

const [{ code }] = languages;
const { items }: { items: { project?: string }[] } = translations(code, "clients");

test("on a wide screen a picture follows pointer and focus", async ({ page }) => {
  const pictured = withProject(items);
  test.skip(pictured.length < 3, "Fewer than three clients of this site have a picture.");
  const card = (index: number) =>
    page.locator(`#list li:has([href$="/projects/${items[index]?.project}/"]) img`);
  const shown = pictured.slice(-3) as [number, number, number];
  await visit(page, `/${code}/projects/`);
  const own = await Promise.all(shown.map((index) => card(index).getAttribute("src")));
  await visit(page, `/${code}/clients/`);
  const picture = page.locator("#clients picture img");
  await page.setViewportSize({ width: 768, height: 900 });
  await expect(picture).toBeHidden();
  await page.setViewportSize({ width: 1440, height: 900 });
  const rows = page.locator("#clients").getByRole("listitem");
  const expectShown = async (index: number) => {
    await expect(picture).toHaveAttribute("src", own[shown.indexOf(index)] ?? "none");
    await expect(page.locator("#clients [data-current]")).toHaveAttribute(
      "id",
      `client-${index + 1}`,
    );
  };
  const [first, second, third] = shown;
  for (const index of [first, third]) {
    await rows.nth(index).hover();
    await expectShown(index);
  }
  await rows.nth(second).getByRole("link").focus();
  await expectShown(second);
  // The last row that has come up to a third of the screen is the one that is read.
  await page.mouse.move(0, 0);
  await page.locator(":focus").blur();
  await rows.nth(third).evaluate((row) => {
    const top = row.getBoundingClientRect().top - window.innerHeight / 3 + 5;
    window.scrollBy({ top, behavior: "instant" });
  });
  await expectShown(third);
  await rows.nth(second).getByRole("link").click();
  await expect(page).toHaveURL(`/${code}/projects/${items[second]?.project}/`);
  await page.goBack();
});

test("on a phone the first clients stand there and the others open", async ({ page }) => {
  test.skip(items.length <= 6, "This site has few clients.");
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, `/${code}/clients/`);
  const clients = page.locator("#clients li");
  await expect(clients.filter({ visible: true })).toHaveCount(6);
  const { showAll } = translations(code, "common").table;
  await page.locator("#clients").getByText(showAll.replace("{{count}}", items.length)).click();
  await expect(clients.filter({ visible: true })).toHaveCount(items.length);
});
