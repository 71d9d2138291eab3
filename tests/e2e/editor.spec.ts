import fs from "node:fs";
import { expect, test } from "@playwright/test";
import { languageRow } from "../../src/i18n/languages";
import { EditorPage } from "../../tools/editor-page";

// Forms of every file, new entries, and the build afterwards are tested in tests/slow/editor.spec.ts.

for (const language of ["ar", "en"] as const) {
  test.describe(`in a browser in ${language}`, () => {
    const { locale, dir } = languageRow(language);
    test.use({ locale, viewport: { width: 1440, height: 900 } });

    test("the editor has the language's words and its own icons, all from the site itself", async ({
      page,
    }) => {
      const editor = await EditorPage.open(page, language);
      await expect(page.locator("html")).toHaveAttribute("dir", dir);
      await expect(page.getByText(editor.words.collections).first()).toBeVisible();
      const site = JSON.parse(fs.readFileSync("content/site.json", "utf8"));
      await expect(page).toHaveTitle(new RegExp(site.fullName[language]));
      const hasSigns = () =>
        [...document.fonts].some(
          ({ family, status }) => family.includes("Material Symbols") && status === "loaded",
        );
      await expect.poll(() => page.evaluate(hasSigns)).toBe(true);
      expect(editor.complaints).toEqual([]);
    });

    test("a new phone number changes that number in the file, and nothing else", async ({
      page,
    }) => {
      const editor = await EditorPage.open(page, language);
      const before = await editor.readText("content/site.json");
      const [phone = ""] = JSON.parse(before).phones;
      await editor.openForm("_singletons", "entries/site");
      await editor.write("phones.0", "+966 11 123 4567");
      await editor.save();
      const expected = before.replace(`"${phone}"`, '"+966 11 123 4567"');
      await expect.poll(() => editor.readText("content/site.json")).toBe(expected);
    });

    test("a field left empty and a number in a wrong form are refused, in words", async ({
      page,
    }) => {
      const editor = await EditorPage.open(page, language);
      const before = await editor.readText("content/site.json");
      await editor.openForm("_singletons", "entries/site");
      await editor.write("email", "");
      await editor.write("whatsapp", "0500000000");
      await editor.saveButton.click();
      const empty = await editor.reach(editor.field("email"));
      await expect(empty.getByRole("alert")).toContainText(editor.words.validation.value_missing);
      const wrong = await editor.reach(editor.field("whatsapp"));
      await expect(wrong.getByRole("alert")).toContainText("+966 50 000 0000");
      expect(await editor.readText("content/site.json")).toBe(before);
    });

    test("a text is changed in one language, and stays as it was in the other", async ({
      page,
    }) => {
      const editor = await EditorPage.open(page, language);
      const files = ["ar", "en"].map((code) => `locales/${code}/home.json`);
      const before = await Promise.all(files.map((name) => editor.readText(name)));
      await editor.openForm("words", "entries/home");
      await expect(editor.field("partners.title", "ar")).toHaveCount(1);
      const own = before[language === "ar" ? 0 : 1] ?? "";
      const { title } = JSON.parse(own).partners;
      await editor.write("partners.title", `${title} 2`, language);
      await editor.save();
      const expected = before.map((text) =>
        text === own ? text.replace(`"${title}"`, `"${title} 2"`) : text,
      );
      const after = () => Promise.all(files.map((name) => editor.readText(name)));
      await expect.poll(after).toEqual(expected);
    });
  });
}

test("online, one signs in at the service that the facts name", async ({ page, context }) => {
  const signIn = "https://sign-in.example";
  const facts = { backend: "github", repository: "owner/site", branch: "main", signIn } as const;
  await context.route(`${signIn}/**`, (route) => route.fulfill({ body: "" }));
  await EditorPage.enter(page, "ar", facts);
  const opened = context.waitForEvent("page");
  await page.getByRole("button", { name: /GitHub/ }).click();
  const address = new URL((await opened).url());
  expect(address.origin).toBe(signIn);
  expect(address.searchParams.get("provider")).toBe("github");
});
