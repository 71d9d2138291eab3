import { readFileSync } from "node:fs";
import Papa from "papaparse";
import { formatWorth } from "../../../shared/format";
import { languages, projects, translations } from "../content";
import { expect, test, visit } from "../site";

const [{ sector, status } = { sector: "", status: "" }] = projects;
const chosen = projects.filter((one) => one.sector === sector && one.status === status);
const typed = (text: string) => text.replaceAll("\u00a0", " ");

test.skip(chosen.length === 0, "There are no projects.");

for (const { code } of languages)
  test(`in ${code} the list that stands filtered is a table for Excel, and on paper a sheet for each project`, async ({
    page,
  }) => {
    const words = translations(code, "projects");
    await visit(page, `/${code}/projects/?sector=${sector}&status=${status}`);
    const main = page.getByRole("main");
    const download = page.waitForEvent("download");
    await main.getByRole("button", { name: words.list.table }).click();
    const table = readFileSync(await (await download).path(), "utf8");
    expect(table.startsWith("\ufeff")).toBe(true);
    const [headings, ...rows] = Papa.parse<string[]>(table.slice(1).trim()).data;
    expect(headings).toContain(words.facts.value);
    expect(rows.map(([name]) => name)).toEqual(chosen.map(({ name }) => name[code]));
    // A value is as the pages have it: between two round amounts, or not at all.
    expect(rows.map((row) => row[4])).toEqual(
      chosen.map(({ value }) => typed(value ? formatWorth(value, code) : "")),
    );

    const pdf = (await page.pdf()).toString("latin1");
    expect(pdf.match(/\/Type \/Page\b/g)?.length).toBeGreaterThanOrEqual(chosen.length);
    await page.emulateMedia({ media: "print" });
    await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
    const sheets = main.locator("#list li");
    await expect(sheets).toHaveCount(chosen.length);
    for (const [index, { name, summary }] of chosen.entries())
      for (const { [code]: part = "" } of [name, summary])
        await expect(sheets.nth(index)).toContainText(part);
    if (chosen.length > 1) await expect(sheets.nth(1)).toHaveCSS("break-before", "page");
    await expect(main.getByRole("button")).toHaveCount(0);
  });
