import fs from "node:fs";
import { expect, test } from "@playwright/test";
import sharp from "sharp";
import { labels } from "../../../plugins/gatsby-plugin-checked-content/field-labels";
import { readSiteTexts } from "../../../plugins/gatsby-plugin-checked-content/site/site-files";
import { editorConfiguration } from "../../../plugins/gatsby-plugin-site-editor/configuration";
import { editorFiles } from "../../../plugins/gatsby-plugin-site-editor/files";
import { languageName } from "../../../shared/format";
import { codes, languageRow } from "../../../shared/languages";
import { rare } from "../site";
import { EditorPage } from "./editor-page";
import { mockGitHub } from "./github";

const facts = "content/site.json";

// Labels in English: plugins/gatsby-plugin-site-editor/configuration.test.ts.
const { locale, dir } = languageRow("ar");
test.use({ locale, viewport: { width: 1440, height: 900 } });

test("the editor is Arabic, needs no other host, and changes a text", async ({ page }) => {
  const editor = await EditorPage.open(page, "ar");
  await expect(page.locator("html")).toHaveAttribute("dir", dir);
  await expect(page.getByText(editor.words.collections).first()).toBeVisible();
  const { fullName } = JSON.parse(fs.readFileSync(facts, "utf8"));
  await expect(page).toHaveTitle(new RegExp(fullName.ar));
  const hasSigns = () =>
    [...document.fonts].some(
      ({ family, status }) => family.includes("Material Symbols") && status === "loaded",
    );
  await expect.poll(() => page.evaluate(hasSigns)).toBe(true);
  // A text is changed in one language, and stays as it was in the other.
  const read = () =>
    Promise.all(["ar", "en"].map((code) => editor.readText(`locales/${code}/home.json`)));
  const [own = "", other] = await read();
  const { title } = JSON.parse(own).partners;
  await editor.openForm("translations", "entries/home");
  await editor.write("partners.title", `${title} 2`, "ar");
  // The policy keeps services of translation out, so none is offered.
  const translate = page.getByRole("button", { name: new RegExp(`^${editor.words.translate}`) });
  await expect(translate).toHaveCount(0);
  await editor.save();
  await expect.poll(read).toEqual([own.replace(`"${title}"`, `"${title} 2"`), other]);

  // A field left empty and a number in a wrong form are refused, in words.
  await editor.openForm("_singletons", "entries/site");
  await editor.write("name.en", "");
  await editor.write("email", "");
  await editor.write("whatsapp", "0500000000");
  // Escape leaves what was typed.
  await page.keyboard.press("Escape");
  await editor.saveButton.click();
  // Each line of the list names its field, and leads there.
  await page.getByRole("button", { name: editor.words.show_errors }).click();
  const label = labels.ar["site.name"]?.label;
  await page.getByRole("button", { name: `${label} (${languageName("en", "ar")})` }).click();
  await expect(editor.field("name.en").getByRole("textbox")).toBeFocused();
  const empty = await editor.reach(editor.field("email"));
  await expect(empty.getByRole("alert")).toContainText(editor.words.validation.value_missing);
  const wrong = await editor.reach(editor.field("whatsapp"));
  await expect(wrong.getByRole("alert")).toContainText("+966 50 000 0000");
  expect(await editor.readText(facts)).toBe(fs.readFileSync(facts, "utf8"));
  expect(editor.consoleErrors).toEqual([]);
});

test("a published demonstration's forms may be tried, and keep nothing", async ({ page }) => {
  const editor = await EditorPage.enter(page, "ar", undefined, true);
  await editor.openRepository();
  const { name } = JSON.parse(fs.readFileSync(facts, "utf8"));
  const expectName = async (text: string) => {
    await editor.openForm("_singletons", "entries/site");
    const field = await editor.reach(editor.field("name.ar"));
    await expect(field.getByRole("textbox")).toHaveValue(text);
  };
  await expectName(name.ar);
  await editor.write("name.ar", `${name.ar} 2`);
  await editor.save();
  await expectName(`${name.ar} 2`);
  await page.reload();
  await expectName(name.ar);
  expect(editor.consoleErrors).toEqual([]);
});

test("an editor with a host name of its own opens there, not beside the site's scripts", async ({
  page,
}) => {
  const address = "https://edit.company.example";
  const repository = { backend: "github", repository: "owner/site", branch: "main" } as const;
  const editor = { ...repository, signIn: "https://sign-in.example", address };
  const files = editorFiles(process.cwd(), "", { editor });
  await page.route("http://localhost:4999/admin/**", (route) => {
    const name = new URL(route.request().url()).pathname.slice("/admin/".length);
    const contentType = name ? "text/javascript" : "text/html";
    return route.fulfill({ contentType, body: files.get(name || "index.html")?.() });
  });
  await page.route(`${address}/**`, (route) => route.fulfill({ body: "" }));
  await page.goto("http://localhost:4999/admin/");
  await expect(page).toHaveURL(`${address}/admin/`);
});

test("lists, figures and photographs go in as the site needs them", rare, async ({ page }) => {
  const editor = await EditorPage.open(page, "ar");
  // A new entry comes into view.
  const cities = JSON.parse(fs.readFileSync("content/cities.json", "utf8")).items.length;
  await editor.openForm("_singletons", "entries/cities");
  const entry = editor.field(`items.${cities}.name.ar`);
  // The button moves while lists above it unfold: a press may miss it.
  await expect(async () => {
    if ((await entry.count()) === 0) await editor.add("items");
    await expect(entry).toBeInViewport({ ratio: 1, timeout: 3000 });
  }).toPass();

  // The last entry of a list goes, and the list stays.
  const file = "content/milestones.json";
  const milestones = fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, "utf8")) : {};
  if (milestones.items?.length) {
    await editor.openForm("_singletons", "entries/milestones");
    const remove = page.getByRole("button", { name: editor.words.remove, exact: true });
    for (const _ of milestones.items) await remove.first().click();
    await expect(remove).toHaveCount(0);
    await editor.save();
    const saved = async () => JSON.parse(await editor.readText(file));
    await expect.poll(saved).toEqual({ ...milestones, items: [] });
  }

  // A photograph of any size and kind goes in, named in Latin letters, and as small as the site needs.
  const create = { width: 6000, height: 4000, channels: 3, background: "#999" } as const;
  const buffer = await sharp({ create }).jpeg().toBuffer();
  await editor.openForm("pages", "entries/pages-services");
  const picture = await editor.reach(editor.field("headerImage"));
  const upload = { name: "صورة الموقع ٢.JPEG", mimeType: "image/jpeg", buffer };
  await picture.locator("input[type=file]").first().setInputFiles(upload);
  const latin = /[a-z]{3,}-[a-z]{4,}-2\.webp/;
  await expect(picture).toContainText(latin);
  await editor.save();
  const services = async () => JSON.parse(await editor.readText("content/pages/services.json"));
  await expect.poll(async () => (await services()).headerImage).toMatch(latin);
  const [name] = latin.exec((await services()).headerImage) ?? [];
  const stored = await editor.read(`content/images/bands/${name}`);
  expect((await sharp(stored).metadata()).width).toBe(2880);

  expect(editor.consoleErrors).toEqual([]);
});

test("a month is chosen, a text keeps its lines, a mention goes too", rare, async ({ page }) => {
  const editor = await EditorPage.open(page, "ar");
  const [slug = ""] = fs.readdirSync("content/projects").map((name) => name.replace(".json", ""));
  const file = `content/projects/${slug}.json`;
  const project = JSON.parse(await editor.readText(file));
  await editor.openForm("projects", `entries/${slug}`);
  await editor.write("start", "2019-02-27");
  await editor.expand("paragraphs");
  await editor.write("paragraphs.0.ar", "سطر\n• بند");
  await editor.save();
  const changed = {
    start: "2019-02",
    paragraphs: [{ ar: "سطر\n• بند" }, ...project.paragraphs.slice(1)],
  };
  await expect
    .poll(async () => JSON.parse(await editor.readText(file)))
    .toMatchObject({
      ...project,
      ...changed,
      paragraphs: changed.paragraphs.map((text) => expect.objectContaining(text)),
    });

  // A project that a client names is not left as one that is missing.
  const clients = "locales/ar/clients.json";
  const { items } = JSON.parse(fs.readFileSync(clients, "utf8"));
  const named = items.findIndex((one: { project?: string }) => one.project);
  if (named >= 0) {
    const own = items[named].project;
    await editor.openForm("projects", `entries/${own}`);
    await page.getByRole("button", { name: editor.words.show_editor_options }).click();
    await page.getByRole("menuitem", { name: editor.words.delete }).click();
    const dialog = page.getByRole("alertdialog");
    await expect(dialog).toContainText("وسيُزال ذكره");
    await dialog.getByRole("button", { name: editor.words.delete }).click();
    await expect.poll(() => editor.read(`content/projects/${own}.json`)).toHaveLength(0);
    // The program goes back to the list by itself, a moment later.
    await expect(page).toHaveURL(/#\/collections\/projects$/);
    const client = async () => JSON.parse(await editor.readText(clients)).items[named];
    await expect.poll(client).not.toHaveProperty("project");
  }
});

// Other hosts: plugins/gatsby-plugin-site-editor/configuration.test.ts.
test("with GitHub a save commits, and no change is lost", rare, async ({ page, context }) => {
  const signIn = "https://sign-in.example";
  const texts = new Map(readSiteTexts("."));
  const commits = await mockGitHub(context, signIn, texts);
  const repository = { backend: "github", repository: "owner/site", branch: "main" } as const;
  const editor = await EditorPage.enter(page, "ar", { ...repository, signIn });
  await page.getByRole("button", { name: /github/i }).click();
  await page.waitForURL(/#\/collections\//);
  await editor.openForm("_singletons", "entries/site");
  await editor.write("phones.0", "+966 11 123 4567");

  const { phones, email } = JSON.parse(texts.get(facts) ?? "");
  const theirs = (texts.get(facts) ?? "").replace(email, "colleague@company.example");
  texts.set(facts, theirs);
  await editor.saveButton.click();
  const { save_conflict, remote_change } = editor.words;
  const dialog = page.getByRole("alertdialog", { name: save_conflict.title });
  await expect(dialog.getByRole("button", { name: save_conflict.save_anyway })).toBeVisible();
  // The program chooses what has the focus a moment after it opens the window.
  for (let time = 0; time < 20; time += 1) await page.keyboard.press("Enter");
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  const reload = page.getByRole("button", { name: remote_change.reload_entry });
  await reload.click();
  await page
    .getByRole("alertdialog")
    .and(page.locator(":visible"))
    .getByRole("button", { name: remote_change.reload_entry })
    .click();
  const mail = await editor.reach(editor.field("email"));
  await expect(mail.getByRole("textbox")).toHaveValue("colleague@company.example");
  await editor.write("phones.0", "+966 11 123 4567");
  await editor.save();
  expect(commits).toEqual([
    {
      branch: "main",
      message: `Change ${facts}`,
      files: { [facts]: theirs.replace(`"${phones[0]}"`, '"+966 11 123 4567"') },
    },
  ]);
  expect(editor.consoleErrors).toEqual([]);
});

const { collections, singletons } = editorConfiguration(readSiteTexts("."), "en");
const groups = collections.flatMap((collection) => ("files" in collection ? [collection] : []));
const forms = [...groups, { name: "_singletons", files: singletons }].flatMap(({ name, files }) =>
  files.map((file) => ({ collection: name, ...file })),
);

test("each form writes its file back as it was, but for a change", rare, async ({ page }) => {
  const editor = await EditorPage.open(page, "ar");
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
  // A list of one entry has no button for all.
  const name = new RegExp(`^(${words.expand_all}|${words.expand})$`);
  const expand = page.getByRole("button", { name }).first();
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
