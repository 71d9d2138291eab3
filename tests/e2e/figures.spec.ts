import { expect, facts, languages, test, words } from "./site";

interface Figure {
  value: number;
  label: Record<string, string>;
  note: Record<string, string>;
  goal?: string;
}

const { items }: { items: Figure[] } = facts("figures.json");

test.use({ javaScriptEnabled: false });
test.skip(items.length === 0, "This site has no figures.");

for (const { code } of languages)
  test(`each figure stands with its number, its month and how it is counted, and beside its goal (${code})`, async ({
    page,
  }) => {
    await page.goto(`/${code}/`);
    const terms = page.locator("#figures dl > div");
    await expect(terms).toHaveCount(items.length);
    for (const [index, { value, label, note }] of items.entries())
      for (const part of [String(value), label[code], note[code], /\b20\d\d\b/])
        await expect(terms.nth(index)).toContainText(part ?? "");

    await page.goto(`/${code}/who-we-are/`);
    const { items: goals } = words(code, "who-we-are").goals;
    for (const { goal = "", value, label } of items) {
      const key = goal.split(".").at(-2) ?? "";
      if (!goals[key]) continue;
      const row = page.locator("main li", { hasText: goals[key].text });
      await expect(row).toContainText(String(value));
      await expect(row).toContainText(label[code] ?? "");
    }
  });
