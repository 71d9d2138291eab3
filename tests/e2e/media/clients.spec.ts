import { languages, translations } from "../content";
import { expect, test, visit } from "../site";

/** The places of the clients whose project is shown. */
const withProject = (items: { project?: string }[]) =>
  items.flatMap(({ project }, index) => (project ? [index] : []));

const [{ code }] = languages;
const { items }: { items: { project?: string }[] } = translations(code, "clients");

test("a picture follows pointer and focus, or each client has a small one", async ({ page }) => {
  const pictured = withProject(items);
  test.skip(pictured.length < 3, "Fewer than three clients of this site have a picture.");
  await visit(page, `/${code}/clients/`);
  await page.setViewportSize({ width: 768, height: 900 });
  const small = page.locator("#clients li picture img").filter({ visible: true });
  await expect(small).toHaveCount(pictured.length);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(small).toHaveCount(0);
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
  await rows.nth(second).getByRole("link").click();
  await expect(page).toHaveURL(`/${code}/projects/${items[second]?.project}/`);
  await page.goBack();
});
