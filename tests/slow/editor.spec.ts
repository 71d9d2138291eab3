import fs from "node:fs";
import { expect, test } from "@playwright/test";
import { readSiteTexts } from "../../src/content/site-files";
import { editorConfiguration } from "../../src/editor/configuration";
import { codes } from "../../src/i18n/languages";
import { EditorPage } from "../e2e/editor/editor-page";
import { SiteCopy } from "./site-copy";

test.use({ viewport: { width: 1440, height: 900 }, locale: "en-GB" });

const { collections, singletons } = editorConfiguration(readSiteTexts("."), "en");
const groups = collections.flatMap((collection) => ("files" in collection ? [collection] : []));
const forms = [...groups, { name: "_singletons", files: singletons }].flatMap(({ name, files }) =>
  files.map((file) => ({ collection: name, ...file })),
);

test("each form writes its file back as it was, but for what was changed", async ({ page }) => {
  const editor = await EditorPage.open(page, "en");
  for (const { collection, name, file } of forms) {
    const files = codes.map((code) => file.replace("{{locale}}", code));
    const before = await Promise.all(files.map((one) => editor.readText(one)));
    await editor.openForm(collection, `entries/${name}`);
    const changed = await changeFirst(editor);
    await editor.save();
    const read = () => Promise.all(files.map((one) => editor.readText(one)));
    await expect.poll(async () => (await read()).join() !== before.join(), file).toBe(true);
    const differing = (await read()).map((text, index) => linesThatDiffer(before[index], text));
    expect([file, differing.flat().length]).toEqual([file, file.includes("{{") ? 1 : 2]);
    expect(differing.flat()[0]).toContain(changed);
  }
});

/** Changes the first field of a form. Returns a part of the line that the file has afterwards. */
async function changeFirst({ page, words }: EditorPage): Promise<string> {
  const expand = page.getByRole("button", { name: words.expand_all }).first();
  // Image fields have the role of a text box, too.
  const box = page
    .locator("[data-key-path] :is(input, textarea)")
    .and(page.getByRole("textbox"))
    .first();
  const choice = page.locator("[data-key-path]").getByRole("combobox").first();
  // The brand's form begins with pictures: its first simple field is a choice.
  const switched = page.locator('[data-key-path="frame"]').getByRole("radio", { checked: false });
  await expect(expand.or(box).or(switched).first()).toBeVisible();
  if (await switched.isVisible()) {
    await switched.click();
    return '"frame"';
  }
  // Where nothing is folded, there is nothing to unfold.
  if (!(await box.or(choice).first().isVisible())) await expand.click();
  await expect(box.or(choice).first()).toBeVisible();
  if (await box.isVisible()) {
    const text = await box.inputValue();
    // Coordinates stay coordinates.
    const more = `${text}${/\d$/.test(text) ? 1 : "x"}`;
    await box.fill(more);
    return JSON.stringify(more);
  }
  await choice.click();
  const option = page.getByRole("option", { selected: false }).first();
  const value = /\((.*)\)/.exec((await option.textContent()) ?? "")?.[1] ?? "";
  await option.click();
  return value;
}

function linesThatDiffer(before = "", after: string): string[] {
  const lines = before.split("\n");
  const others = after.split("\n");
  expect(others).toHaveLength(lines.length);
  return others.filter((line, index) => line !== lines[index]);
}

test.describe("what people add", () => {
  test.describe.configure({ mode: "serial" });
  const site = new SiteCopy();

  /** Copies files from the browser into the copy of the site. Returns what the content check reports. */
  async function takeOver(editor: EditorPage, names: string[]): Promise<string> {
    for (const name of names) {
      await expect.poll(async () => (await editor.read(name)).length).toBeGreaterThan(0);
      fs.writeFileSync(`${site.folder}/${name}`, await editor.read(name));
    }
    return site.run("tsx/dist/cli.mjs", "tools/check-content.ts").output;
  }

  test.describe("in Arabic", () => {
    test.use({ locale: "ar" });

    const write = async (editor: EditorPage, name: string, ar: string, en: string) => {
      await editor.write(`${name}.ar`, ar);
      await editor.write(`${name}.en`, en);
    };

    async function choose(editor: EditorPage, name: string, value: string) {
      const field = await editor.reach(editor.field(name));
      const box = field.getByRole("combobox");
      await box.or(field.getByRole("radio", { name: value })).click();
      if (await box.isVisible()) await editor.page.getByRole("option", { name: value }).click();
    }

    test("a vacancy, a piece of news and a purpose of contact", async ({ page }) => {
      const editor = await EditorPage.open(page, "ar");
      await editor.openForm("vacancies", "new");
      await write(editor, "title", "مهندس سلامة", "Safety engineer");
      await write(editor, "summary", "مهندس سلامة في الرياض.", "A safety engineer in Riyadh.");
      await choose(editor, "city", "الرياض");
      await choose(editor, "kind", "دوام كامل");
      await editor.write("posted", "2026-11-01");
      await editor.write("closes", "2099-01-31");
      await editor.add("duties");
      await write(editor, "duties.0", "تفقد المواقع كل يوم.", "Walk the sites every day.");
      await editor.add("requirements");
      await write(editor, "requirements.0", "خبرة سنتين.", "Two years of experience.");
      await editor.save();

      await editor.openForm("news", "new");
      await editor.write("date", "2026-11-20");
      await write(editor, "title", "تسليم المدرسة", "The school handed over");
      await write(editor, "summary", "سُلّمت قبل العام.", "Handed over before the year.");
      await editor.add("paragraphs");
      await write(editor, "paragraphs.0", "فُتحت الفصول.", "The classrooms opened.");
      await editor.save();

      const { length } = JSON.parse(await editor.readText("content/site.json")).contacts;
      await editor.openForm("_singletons", "entries/site");
      await editor.add("contacts");
      await write(editor, `contacts.${length}.name`, "زيارة المدارس", "Visits of schools");
      await editor.write(`contacts.${length}.email`, "visits@company.example");
      await editor.write(`contacts.${length}.id`, "visits");
      await editor.save();
      const purpose = async () => JSON.parse(await editor.readText("content/site.json")).contacts;
      await expect.poll(async () => (await purpose()).length).toBe(length + 1);
      const files = [
        "content/vacancies/safety-engineer.json",
        "content/news/the-school-handed-over.json",
        "content/site.json",
      ];
      expect(await takeOver(editor, files)).toContain("in order");
    });
  });

  test("a client, in both languages at once", async ({ page }) => {
    const editor = await EditorPage.open(page, "en");
    const files = codes.map((code) => `locales/${code}/clients.json`);
    const { items } = JSON.parse(await editor.readText(files[0] ?? ""));
    const entry = `items.${items.length}`;
    await editor.openForm("_singletons", "entries/clients");
    await editor.add("items", "ar");
    const wordsIn = (code: string) =>
      code === "ar"
        ? ["أبراج الدانة", "الدوحة، قطر", "هيكل برجين سكنيين وواجهاتهما."]
        : ["Dana Towers", "Doha, Qatar", "Frame and facades of two residential towers."];
    for (const code of codes) {
      const [name = "", location = "", description = ""] = wordsIn(code);
      await editor.write(`${entry}.name`, name, code);
      await editor.write(`${entry}.location`, location, code);
      await editor.write(`${entry}.description`, description, code);
    }
    const flag = await editor.reach(editor.field(`${entry}.flagUrl`, "ar"));
    await flag.getByRole("button", { name: editor.words.browse }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("option", { name: "qa.svg" }).click();
    await dialog.getByRole("button", { name: editor.words.insert }).click();
    await editor.save();
    for (const [index, code] of codes.entries()) {
      const added = async () => JSON.parse(await editor.readText(files[index] ?? "")).items.at(-1);
      const [name, location, description] = wordsIn(code);
      const expected = { name, location, description, flagUrl: "/flags/qa.svg" };
      await expect.poll(added).toEqual(expected);
    }
    expect(await takeOver(editor, files)).toContain("in order");
  });

  test("a page: words in both languages, then the page, with no key", async ({ page }) => {
    const editor = await EditorPage.open(page, "en");
    await editor.openForm("new-translations", "new");
    await editor.add("parts", "ar");
    await editor.write("meta.title", "السلامة في الموقع", "ar");
    await editor.write("meta.description", "كيف نحافظ على سلامة مواقعنا.", "ar");
    await editor.write("meta.title", "Safety on site", "en");
    await editor.write("meta.description", "How we keep our sites safe.", "en");
    await editor.write("parts.0.id", "rules", "ar");
    await editor.write("parts.0.title", "قواعدنا", "ar");
    await editor.write("parts.0.text", "يلبس الجميع الخوذة.", "ar");
    await editor.write("parts.0.title", "Our rules", "en");
    await editor.write("parts.0.text", "Everyone wears a helmet.", "en");
    await editor.nameFile("safety");
    await editor.save();

    await editor.openForm("new-pages", "new");
    await editor.write("path", "/safety");
    await editor.nameFile("safety");
    await editor.save();

    const words = codes.map((code) => `locales/${code}/safety.json`);
    expect(await takeOver(editor, [...words, "content/pages/safety.json"])).toContain("in order");
    expect(JSON.parse(await editor.readText(words[1] ?? ""))).toEqual({
      meta: { title: "Safety on site", description: "How we keep our sites safe." },
      rules: { title: "Our rules", text: "Everyone wears a helmet." },
    });
  });

  /** What is published besides the editor: file names, the sitemap, and the pages' headers. */
  function published() {
    const names = fs.readdirSync(`${site.folder}/public`, { recursive: true, encoding: "utf8" });
    const [headers = ""] = site.read("public/_headers").split("\n\n");
    return {
      names: names.filter((name) => !/^admin\b/.test(name)).sort(),
      sitemap: site.read("public/sitemap-0.xml"),
      headers,
    };
  }

  test("is built, and the editor only where the facts name a repository", () => {
    const build = () => site.run("gatsby/cli.js", "build");
    site.edit("content/navigation.json", ({ main }) => {
      main.push({ label: "safety:meta.title", to: "/safety" });
    });
    const first = build();
    expect(first.status, first.output.slice(-3000)).toBe(0);
    // Without what holds words together.
    const shown = (page: string) =>
      site.read(`public/${page}/index.html`).replaceAll("\u00a0", " ");
    expect(shown("en/safety")).toContain("Everyone wears a helmet.");
    expect(shown("en/clients")).toContain("Dana Towers");
    expect(shown("ar")).toContain(">السلامة في الموقع</a>");
    expect(shown("ar/vacancies/safety-engineer")).toContain("خبرة سنتين.");
    expect(shown("ar/news")).toContain("تسليم المدرسة");
    expect(shown("ar/contact-us")).toContain("زيارة المدارس");
    expect(fs.existsSync(`${site.folder}/public/admin`)).toBe(false);
    const before = published();

    site.edit("content/site.json", (facts) => {
      const signIn = "https://sign-in.example";
      facts.editor = { backend: "github", repository: "owner/site", branch: "main", signIn };
    });
    const second = build();
    expect(second.status, second.output.slice(-3000)).toBe(0);
    expect(site.read("public/admin/index.html")).toContain('name="robots" content="noindex"');
    expect(published()).toEqual(before);
    expect(site.read("public/en/index.html")).not.toContain("/admin");
  });
});
