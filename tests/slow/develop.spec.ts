import { expect, test } from "@playwright/test";
import { SiteCopy } from "../../tools/site-copy";

const port = Number(process.env.E2E_PORT ?? 8085);
const partners = "content/partners.json";
const home = "locales/en/home.json";

/** A text as it is without the line breaks that Gatsby puts into it, between words or within. */
const unbroken = (text: string) => text.replace(/\s/g, "");

let site: SiteCopy;
test.beforeAll(() => {
  site = new SiteCopy();
});
test.afterAll(() => site.remove());

test("in develop, a mistake is told on the page and in the terminal, and goes away when it is mended", async ({
  page,
}) => {
  const terminal = site.start("tools/gatsby.ts", ["develop", "--port", String(port)]);
  await expect.poll(terminal, { timeout: 300_000 }).toContain(`http://localhost:${port}/`);
  await page.goto(`http://localhost:${port}/en/`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible({ timeout: 120_000 });
  const overlay = page.locator("dialog", { hasText: "to correct in content/" });

  const words = site.read(home);
  const { readMore } = JSON.parse(words).whoWeAre;
  const facts = site.read(partners);
  const [logo = ""] = facts.match(/images\/partners\/[\w-]+\.png/) ?? [];
  const mistakes = [
    [partners, facts.replace(logo, "images/partners/none.png"), "there is no file content/images"],
    [partners, facts.replace("},", "}"), "a comma is missing before this"],
    [home, words.replace(`"${readMore}"`, '""'), "this text is empty; write it"],
  ] as const;
  for (const [name, text, message] of mistakes) {
    const before = site.read(name);
    const told = terminal().length;
    site.write(name, text);
    await expect(overlay).toContainText(message);
    const [line = ""] = await overlay.locator("li").allTextContents();
    expect(line).toMatch(new RegExp(`^${name}:\\d+:\\d+ › `));
    await expect.poll(() => unbroken(terminal().slice(told))).toContain(unbroken(line));

    site.write(name, before);
    await expect(overlay).toBeHidden();
    await expect.poll(() => terminal().slice(told)).toContain("in order again");
  }

  site.replace(home, `"${readMore}"`, '"Read on here"');
  await expect(page.getByRole("link", { name: "Read on here" })).toBeVisible({ timeout: 60_000 });
});
