import { expect, test } from "@playwright/test";
import { setMessageLanguage, t } from "../../plugins/gatsby-plugin-checked-content/messages";
import { interfaceWords } from "../e2e/editor/editor-page";
import { port, SiteCopy } from "./site-copy";

const address = `http://localhost:${port}/en/`;
const partners = "content/partners.json";
const site = "content/site.json";
const home = "locales/en/home.json";
setMessageLanguage("ar");

/** A text without the line breaks that Gatsby puts between and inside words. */
const unbroken = (text: string) => text.replace(/\s/g, "");

/** A mistake: its file, the replaced text, and the message about it. */
const mistakes: [string, RegExp, string, string][] = [
  [partners, /images\/partners\/[\w-]+\.png/, "images/none.png", "none.png"],
  [site, /\},/, "}", t("commaMissing")],
  [home, /"readMore": ".*"/, '"readMore": ""', t("emptyText")],
];

const copy = new SiteCopy();

test("develop does not begin on a mistake, and says where it is", () => {
  const before = copy.read(site);
  copy.replace(site, "},", "}");
  const { status, output } = copy.run("gatsby/cli.js", "develop", "--port", String(port));
  expect(status).toBe(1);
  expect(output).toContain("a comma is missing before this");
  copy.write(site, before);
});

test("in develop the editor opens, a mistake is named in the terminal", async ({ page }) => {
  // A terminal of an Arabic system.
  const arabic = { LC_ALL: "ar_SA.UTF-8" };
  const terminal = copy.start("tools/gatsby.ts", ["develop", "--port", String(port)], arabic);
  await expect.poll(terminal, { timeout: 300_000 }).toContain(`http://localhost:${port}/`);
  expect(terminal()).toContain(`Edit at http://localhost:${port}/admin/`);
  await page.goto(`http://localhost:${port}/admin`);
  const open = page.getByRole("button", { name: interfaceWords("ar").work_with_local_repo });
  await expect(open).toBeVisible({ timeout: 60_000 });

  await page.goto(address);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible({ timeout: 120_000 });
  await page.evaluate(() => Object.assign(window, { isAsItWasOpened: true }));
  for (const [index, [name, from, to, message]] of mistakes.entries()) {
    const before = copy.read(name);
    const printed = terminal().length;
    const since = () => unbroken(terminal().slice(printed));
    copy.write(name, before.replace(from, to));
    await expect.poll(since, { timeout: 60_000 }).toContain(unbroken(message));
    expect(since()).toMatch(new RegExp(`${name}:\\d+:\\d+›`));
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    copy.write(name, before);
    await expect.poll(since, { timeout: 60_000 }).toContain(unbroken(t("inOrder")));
    copy.edit(home, ({ whoWeAre }) => {
      whoWeAre.readMore = `Read on ${index}`;
    });
    const link = page.getByRole("link", { name: `Read on ${index}` });
    await expect(link).toBeVisible({ timeout: 60_000 });
  }
  expect(await page.evaluate(() => "isAsItWasOpened" in window)).toBe(true);
});
