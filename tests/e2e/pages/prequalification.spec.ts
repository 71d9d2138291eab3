import {
  contentPages,
  facts,
  hasContact,
  headingOf,
  languages,
  projects,
  textOf,
} from "../content";
import { expect, test, visit } from "../site";

const path = "/prequalification";
const { contacts = [] }: { contacts?: { from?: string[]; name: Record<string, string> }[] } =
  facts("site.json");

test.skip(
  !contentPages.some((page) => page.path === path) || projects.length === 0,
  "This site has no page for tenderers.",
);

for (const { code } of languages)
  test(`in ${code} it prints on three sheets, with every project in a table`, async ({ page }) => {
    await visit(page, `/${code}${path}/`);
    const paper = await page.pdf({ format: "A4", preferCSSPageSize: true });
    const sheets = paper.toString("latin1").match(/\/Type \/Page\b/g)?.length ?? 0;
    expect(sheets).toBeLessThanOrEqual(3);
    await page.emulateMedia({ media: "print" });
    const names = page.locator("#projects tbody th a");
    await expect(names).toHaveText(projects.map(({ name }) => name[code] ?? ""));
    for (const name of [names.first(), names.last()]) await expect(name).toBeVisible();
    await expect(page.locator("#projects thead")).toBeVisible();
  });

test("its tables are tables where there is room, and lists of labels and values on a phone", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await visit(page, `/en${path}/`);
  const rows = page.locator("#projects").getByRole("row");
  await expect(rows).toHaveCount(projects.length + 1);
  const [first, second] = await page
    .locator("#projects tbody tr")
    .first()
    .locator("td")
    .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().top));
  expect(first).toBe(second);
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(page.locator("#projects thead")).toBeHidden();
  const cell = page.locator("#projects td:not(:empty)").first();
  const label = await cell.evaluate((element) => getComputedStyle(element, "::before").content);
  expect(label).toBe(`"${await cell.getAttribute("data-label")}"`);
});

test("its contents lead to its sections, and its links to the purposes that they are for", async ({
  page,
}) => {
  await visit(page, `/en${path}/`);
  const contents = page.getByRole("navigation", { name: textOf("en", "common:contents.title") });
  const links = contents.getByRole("link");
  const shown = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  const sections = page.locator("main section[id]");
  expect(shown).toEqual(await sections.evaluateAll((all) => all.map(({ id }) => `#${id}`)));
  await links.last().click();
  await expect(page.locator("#send")).toBeInViewport();
  test.skip(!hasContact, "This site has no contact form.");
  for (const [action, from] of [
    ["action", path],
    ["suppliersAction", `${path}#suppliers`],
  ]) {
    const purpose = contacts.find((contact) => contact.from?.includes(from ?? ""));
    if (!purpose) continue;
    await visit(page, `/en${path}/`);
    await page.getByRole("link", { name: textOf("en", `prequalification:send.${action}`) }).click();
    const field = page.getByLabel(textOf("en", "contact:form.labels.about"));
    await expect(field.locator("option:checked")).toHaveText(purpose.name.en ?? "");
  }
});

test("it stands beside the projects in menu and footer", async ({ page }) => {
  await visit(page, "/ar/projects/");
  const name = textOf("ar", "common:navigation.prequalification");
  await page.getByRole("contentinfo").getByRole("link", { name }).click();
  await expect(page.locator("h1")).toHaveText(headingOf("ar", path));
});
