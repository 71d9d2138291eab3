/** `npm run guide-pictures`: the pictures of docs/editing.md and docs/editing.ar.md, taken of the editor as it is. */
import fs from "node:fs";
import path from "node:path";
import { type Browser, chromium } from "@playwright/test";
import { guideLanguages } from "../src/content/field-words";
import { languageRow } from "../src/i18n/languages";
import { browserArguments, ensureBrowser } from "./browser";
import { EditorPage } from "./editor-page";
import { root } from "./run";

const folder = path.join(root, "docs/editing");

/** What each picture shows: the form, and what is brought into sight or done in it. */
const pictures: Record<string, (editor: EditorPage) => Promise<unknown>> = {
  overview: (editor) => editor.openList("pages"),
  phone: async (editor) => {
    await editor.openForm("_singletons", "entries/site");
    await editor.reach(editor.field("whatsapp"));
  },
  partner: async (editor) => {
    await editor.openForm("_singletons", "entries/partners");
    await editor.add("items");
    await editor.reach(
      editor.field(`items.${await editor.lengthOf("content/partners.json")}.link`),
    );
  },
  clients: async (editor) => {
    await editor.openForm("_singletons", "entries/clients");
    await editor.add("items", "ar");
    const entry = `items.${await editor.lengthOf("locales/ar/clients.json")}`;
    await editor.reach(editor.field(`${entry}.description`, "en"));
    await editor.reach(editor.field(`${entry}.description`, "ar"));
  },
  words: (editor) => editor.openForm("new-words", "new"),
  page: (editor) => editor.openForm("new-pages", "new"),
};

async function main(): Promise<void> {
  fs.mkdirSync(folder, { recursive: true });
  const executablePath = await ensureBrowser();
  const browser = await chromium.launch({ executablePath, args: browserArguments });
  for (const language of guideLanguages) await photograph(browser, language);
  await browser.close();
}

async function photograph(browser: Browser, language: (typeof guideLanguages)[number]) {
  const { locale } = languageRow(language);
  const context = await browser.newContext({ locale, viewport: { width: 1200, height: 720 } });
  const page = await context.newPage();
  const take = (name: string) =>
    page.screenshot({
      path: path.join(folder, `${name}-${language}.jpg`),
      type: "jpeg",
      quality: 70,
    });
  const editor = await EditorPage.enter(page, language);
  await take("open");
  await editor.openRepository();
  for (const [name, show] of Object.entries(pictures)) {
    await show(editor);
    // Fields and pictures come into the form one after the other.
    await page.waitForTimeout(1500);
    await take(name);
  }
  await context.close();
}

main();
