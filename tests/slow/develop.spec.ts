import { expect, type Page, test } from "@playwright/test";
import { setMessageLanguage, t } from "../../src/content/messages";
import { defaultLanguage } from "../../src/i18n/languages";
import { testPort as port } from "../../tools/server";
import { interfaceWords } from "../e2e/editor/editor-page";
import { SiteCopy } from "./site-copy";

const address = `http://localhost:${port}/en/`;
const partners = "content/partners.json";
const site = "content/site.json";
setMessageLanguage("ar");

/** A terminal of an Arabic system. */
const arabic = { LC_ALL: "ar_SA.UTF-8" };
const home = "locales/en/home.json";

/** A text without the line breaks that Gatsby puts between and inside words. */
const unbroken = (text: string) => text.replace(/\s/g, "");

/** A line that shows that Gatsby used a broken file: a page's query fails, or succeeds with wrong words. */
const fails = "Cannot return null for non-nullable field";
const succeeds = "Writing page-data.json";

/** A mistake: its file, the replaced text, the message about it, and what Gatsby then prints. */
const mistakes: [string, RegExp, string, string, string][] = [
  [partners, /images\/partners\/[\w-]+\.png/, "images/none.png", "none.png", fails],
  [site, /"film":/, '"fillm":', t("didYouMean", { name: "film" }), succeeds],
  [site, /\},/, "}", t("commaMissing"), fails],
  [home, /"readMore": ".*"/, '"readMore": ""', t("emptyText"), succeeds],
  [home, /\},/, "}", t("commaMissing"), succeeds],
];

const copy = new SiteCopy();

const overlay = (page: Page) =>
  page.locator('dialog[lang="ar"]', { hasText: t("toCorrect", { count: 1 }) });

test("develop does not begin on a mistake, and says where it is", () => {
  const before = copy.read(site);
  copy.replace(site, "},", "}");
  const { status, output } = copy.run("gatsby/cli.js", "develop", "--port", String(port));
  expect(status).toBe(1);
  expect(output).toContain("a comma is missing before this");
  copy.write(site, before);
});

test("in develop, the editor opens, and a mistake is shown on the page and in the terminal, in the system's language, until it is corrected", async ({
  page,
  context,
  browser,
}) => {
  const terminal = copy.start("tools/gatsby.ts", ["develop", "--port", String(port)], arabic);
  await expect.poll(terminal, { timeout: 300_000 }).toContain(`http://localhost:${port}/`);
  await page.goto(address);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible({ timeout: 120_000 });

  // A visitor who is not redirected to a language sees Gatsby's own 404 page.
  const sentNowhere = await browser.newContext({ locale: defaultLanguage });
  const missing = await sentNowhere.newPage();
  await missing.goto(`http://localhost:${port}/nope`);
  await expect(missing.getByRole("heading", { name: "404" })).toBeVisible({ timeout: 60_000 });
  await sentNowhere.close();

  expect(terminal()).toContain(`Edit at http://localhost:${port}/admin/`);
  await page.goto(`http://localhost:${port}/admin`);
  await expect(page).toHaveURL(/\/admin\/$/);
  const open = page.getByRole("button", { name: interfaceWords("ar").work_with_local_repo });
  await expect(open).toBeVisible({ timeout: 60_000 });
  const company = copy.read(site);
  copy.replace(site, "},", "}");
  await page.reload();
  await expect(page.getByText(t("commaMissing"))).toBeVisible();
  copy.write(site, company);

  await page.goto(address);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible({ timeout: 120_000 });
  await page.evaluate(() => Object.assign(window, { isAsItWasOpened: true }));

  for (const [index, [name, from, to, message, taken]] of mistakes.entries()) {
    const before = copy.read(name);
    const printed = terminal().length;
    const since = () => unbroken(terminal().slice(printed));
    copy.write(name, before.replace(from, to));
    await expect(overlay(page)).toContainText(message);
    const [line = ""] = await overlay(page).locator("li").allTextContents();
    expect(line).toMatch(new RegExp(`^${name}:\\d+:\\d+ › `));
    await expect.poll(since).toContain(unbroken(message));
    await expect.poll(since, { timeout: 60_000 }).toContain(unbroken(taken));
    const late = await context.newPage();
    await late.goto(address);
    await expect(overlay(late)).toContainText(message, { timeout: 60_000 });

    // Whoever reads English is told in English, whatever the system speaks.
    const english = await browser.newContext({ locale: "en-GB" });
    const foreign = await english.newPage();
    await foreign.goto(address);
    await expect(foreign.locator('dialog[lang="en"] li')).toContainText(`${name}:`);

    copy.write(name, before);
    for (const tab of [page, late]) await expect(overlay(tab)).toBeHidden();
    await expect.poll(since).toContain(unbroken(t("inOrder")));
    copy.edit(home, ({ whoWeAre }) => {
      whoWeAre.readMore = `Read on ${index}`;
    });
    for (const tab of [page, late]) {
      const link = tab.getByRole("link", { name: `Read on ${index}` });
      await expect(link).toBeVisible({ timeout: 60_000 });
    }
    await late.close();
    await english.close();
  }
  expect(await page.evaluate(() => "isAsItWasOpened" in window)).toBe(true);
});
