import fs from "node:fs";
import { expect, test } from "@playwright/test";
import { readSiteTexts } from "../../src/content/site-files";
import { languageRow } from "../../src/i18n/languages";
import { EditorPage } from "./editor-page";
import { standInForGitea } from "./git-hosts/gitea";
import { standInForGitHub } from "./git-hosts/github";
import { standInForGitLab } from "./git-hosts/gitlab";

// Forms of every file, new entries, and the build afterwards are tested in tests/slow/editor.spec.ts.

for (const language of ["ar", "en"] as const) {
  test.describe(`in a browser in ${language}`, () => {
    const { locale, dir } = languageRow(language);
    test.use({ locale, viewport: { width: 1440, height: 900 } });

    // One test, since the editor takes seconds to open.
    test("the editor opens, changes what it is asked to and nothing else, and refuses what is wrong", async ({
      page,
    }) => {
      const editor = await EditorPage.open(page, language);

      await test.step("it has the language's words and its own icons, all from the site itself", async () => {
        await expect(page.locator("html")).toHaveAttribute("dir", dir);
        await expect(page.getByText(editor.words.collections).first()).toBeVisible();
        const site = JSON.parse(fs.readFileSync("content/site.json", "utf8"));
        await expect(page).toHaveTitle(new RegExp(site.fullName[language]));
        const hasSigns = () =>
          [...document.fonts].some(
            ({ family, status }) => family.includes("Material Symbols") && status === "loaded",
          );
        await expect.poll(() => page.evaluate(hasSigns)).toBe(true);
      });

      await test.step("a new phone number changes that number in the file, and nothing else", async () => {
        const before = await editor.readText("content/site.json");
        const [phone = ""] = JSON.parse(before).phones;
        await editor.openForm("_singletons", "entries/site");
        await editor.write("phones.0", "+966 11 123 4567");
        await editor.save();
        const expected = before.replace(`"${phone}"`, '"+966 11 123 4567"');
        await expect.poll(() => editor.readText("content/site.json")).toBe(expected);
      });

      await test.step("a text is changed in one language, and stays as it was in the other", async () => {
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

      await test.step("a field left empty and a number in a wrong form are refused, in words", async () => {
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

      expect(editor.complaints).toEqual([]);
    });
  });
}

const hosts = {
  github: { standIn: standInForGitHub, at: "https://sign-in.example" },
  gitlab: { standIn: standInForGitLab, at: "https://gitlab.example" },
  gitea: { standIn: standInForGitea, at: "https://gitea.example" },
};
for (const [host, review] of [
  ["github", false],
  ["github", true],
  ["gitlab", true],
  ["gitea", false],
] as const) {
  const what = review ? "waits on a branch of its own for a review" : "is on the published branch";
  test(`online, with ${host}, one signs in, and a saving is a commit that says what changed and ${what}`, async ({
    page,
    context,
  }) => {
    const { standIn, at } = hosts[host];
    const texts = readSiteTexts(".");
    const { commits, merges } = await standIn(context, at, texts);
    const editor = await EditorPage.enter(page, "ar", {
      backend: host,
      repository: "owner/site",
      branch: "main",
      signIn: at,
      ...(host === "github" ? {} : { application: "1" }),
      review,
    });
    await page.getByRole("button", { name: new RegExp(host, "i") }).click();
    await page.waitForURL(/#\/collections\//);
    await editor.openForm("_singletons", "entries/site");
    await editor.write("phones.0", "+966 11 123 4567");
    await editor.save();
    const before = texts.get("content/site.json") ?? "";
    const [phone] = JSON.parse(before).phones;
    const [commit] = commits;
    expect(commits).toHaveLength(1);
    expect(commit?.message).toBe("Change content/site.json");
    expect(commit?.files).toEqual({
      "content/site.json": before.replace(`"${phone}"`, '"+966 11 123 4567"'),
    });
    expect(commit?.branch === "main").toBe(!review);
    expect(merges).toEqual(review ? [{ from: commit?.branch, into: "main" }] : []);
    expect(editor.complaints).toEqual([]);
  });
}
