import fs from "node:fs";
import path from "node:path";
import { expect, type Locator, type Page } from "@playwright/test";
import type { GuideLanguage } from "../../../plugins/gatsby-plugin-checked-content/field-labels";
import type { SiteFacts } from "../../../plugins/gatsby-plugin-checked-content/schemas/site";
import { readSiteTexts } from "../../../plugins/gatsby-plugin-checked-content/site/site-files";
import { editorConfiguration } from "../../../plugins/gatsby-plugin-site-editor/configuration";
import { editorFiles, withMissing } from "../../../plugins/gatsby-plugin-site-editor/files";
import { root } from "../../../tools/run";

const origin = "http://localhost:4999";

const types: Record<string, string> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".json": "application/json",
  ".woff2": "font/woff2",
};

/** The words of the editor's own interface. */
// biome-ignore lint/suspicious/noExplicitAny: a tree of texts.
export function interfaceWords(language: GuideLanguage): any {
  const name = `locales/${language === "en" ? "en-US" : language}.json`;
  const text = fs.readFileSync(path.join(root, "node_modules/@sveltia/cms", name), "utf8");
  return JSON.parse(withMissing(name, text));
}

/**
 * The editor in a browser, on a copy of the repository's JSON files in the browser's private file system, which stands
 * in for the folder that a person would choose. No server: each file comes from where develop and the build take it.
 */
export class EditorPage {
  readonly words;
  /** Warnings too, but no errors about what the policy keeps out. */
  readonly consoleErrors: string[] = [];

  private constructor(
    readonly page: Page,
    language: GuideLanguage,
  ) {
    this.words = interfaceWords(language);
    page.on("pageerror", ({ message }) => this.consoleErrors.push(message));
    page.on("console", (message) => {
      const isNoise = /Content Security Policy|svelte\.dev\/e\/derived_inert/.test(message.text());
      if (["warning", "error"].includes(message.type()) && !isNoise)
        this.consoleErrors.push(message.text());
    });
  }

  /** Opens the repository; `language` is that of the browser. */
  static async open(page: Page, language: GuideLanguage): Promise<EditorPage> {
    const editor = await EditorPage.enter(page, language);
    await editor.openRepository();
    return editor;
  }

  /** Comes to the first screen, where one says what to work with; `facts` are those of the repository's service. */
  static async enter(
    page: Page,
    language: GuideLanguage,
    facts?: SiteFacts["editor"],
    isTrial = false,
  ) {
    const editor = new EditorPage(page, language);
    const files = editorFiles(root, "", { editor: facts }, isTrial);
    // Also for the window in which one signs in.
    await page.context().route(`${origin}/**`, (route) => {
      const name =
        new URL(route.request().url()).pathname.replace(/^\/admin\//, "") || "index.html";
      const read = files.get(name);
      const contentType = types[path.extname(name)] ?? "text/html";
      const places = ["static", "public"].map((folder) => path.join(root, folder, name));
      const served = places.find((file) => fs.existsSync(file) && fs.statSync(file).isFile());
      if (!read && served) return route.fulfill({ path: served });
      return route.fulfill({ contentType, body: read?.() ?? "" });
    });
    if (facts) {
      const texts = new Map(readSiteTexts(root));
      const site = JSON.parse(texts.get("content/site.json") ?? "");
      texts.set("content/site.json", JSON.stringify({ ...site, editor: facts }));
      await page
        .context()
        .route(`${origin}/admin/config.*.json`, (route) =>
          route.fulfill({ json: editorConfiguration(texts, language) }),
        );
    }
    await page.addInitScript({ content: picker });
    await page.goto(`${origin}/empty`);
    await page.evaluate(fill, repositoryFiles());
    await page.goto(`${origin}/admin/`);
    await expect(editor.localButton).toBeVisible({ timeout: 60_000 });
    return editor;
  }

  async openRepository(): Promise<void> {
    await this.localButton.click();
    await this.page.waitForURL(/#\/collections\//);
  }

  private get localButton(): Locator {
    const { work_with_local_repo: local, work_with_test_repo: trial } = this.words;
    return this.page.getByRole("button", { name: new RegExp(`${local}|${trial}`) });
  }

  async openList(collection: string): Promise<void> {
    await this.page.goto(`${origin}/admin/#/collections/${collection}`);
  }

  /** Opens the form of a file: of the collection and of the name that the configuration gives it. */
  async openForm(collection: string, name: string): Promise<void> {
    // From a list: a form that is still open would be taken for the next.
    await this.openList("pages");
    await expect(this.saveButton).toBeHidden();
    await this.page.goto(`${origin}/admin/#/collections/${collection}/${name}`);
    await expect(this.saveButton).toBeVisible();
  }

  get saveButton(): Locator {
    return this.page.getByRole("button", { name: this.words.save, exact: true });
  }

  /** A field by its path in the file, in the pane of a language where there is one a language. */
  field(keyPath: string, language?: string): Locator {
    const pane = language ? this.page.locator(`[data-locale="${language}"]`) : this.page;
    return pane.locator(`[data-key-path="${keyPath}"]`);
  }

  /** Scrolls to a field: the editor draws those below the screen only then. */
  async reach(field: Locator): Promise<Locator> {
    const pane = this.page.locator("[data-entry-draft-root]");
    await pane.hover({ position: { x: 650, y: 300 } });
    let turns = 0;
    await expect(async () => {
      // Down, and up again: a slow machine draws a field when it has been passed.
      turns += 1;
      if ((await field.count()) === 0)
        await this.page.mouse.wheel(0, turns % 120 < 80 ? 300 : -600);
      await field.scrollIntoViewIfNeeded({ timeout: 100 });
    }).toPass({ intervals: [20], timeout: 30_000 });
    return field;
  }

  async write(keyPath: string, text: string, language?: string): Promise<void> {
    const field = await this.reach(this.field(keyPath, language));
    // What a date or a time is chosen in has no role.
    await field
      .getByRole("textbox")
      .or(field.locator("input[type=date], input[type=time]"))
      .fill(text);
  }

  /** Unfolds the entries of a list. */
  async expand(keyPath: string): Promise<void> {
    const list = await this.reach(this.field(keyPath));
    const button = list.getByRole("button", { name: this.words.expand_all }).first();
    // It is disabled where all are unfolded, as they may be once the list has come.
    await expect(async () => {
      if (await button.isEnabled()) await button.click({ timeout: 1000 });
      await expect(button).toBeDisabled({ timeout: 500 });
    }).toPass({ timeout: 30_000 });
  }

  /** Adds an entry at the end of a list. */
  async add(keyPath: string, language?: string): Promise<void> {
    const list = await this.reach(this.field(keyPath, language));
    const name = new RegExp(this.words.add_x.replace("{$name}", ".*"));
    await list.getByRole("button", { name }).last().click();
  }

  /** Saves, and waits until that is said: the editor then goes back to its list. The file may be written a moment later. */
  async save(): Promise<void> {
    const [, saved] = /one \{\{(.*?)\}\}/.exec(this.words.entry_saved) ?? [];
    await this.saveButton.click();
    await expect(this.page.getByText(saved ?? "").last()).toBeVisible();
    await expect(this.page).toHaveURL(/#\/collections\/[\w-]+$/);
    await expect(this.saveButton).toBeHidden();
  }

  /** A file of the private file system, as it stands; empty where there is none. */
  async read(name: string): Promise<Buffer> {
    return Buffer.from(await this.page.evaluate(readFile, name), "base64");
  }

  async readText(name: string): Promise<string> {
    let text = "";
    // While the editor writes a file, it is empty.
    await expect
      .poll(async () => {
        text = (await this.read(name)).toString();
        return text;
      })
      .not.toBe("");
    return text;
  }
}

/** Answers the question for a folder. As text: what compiles this file would put its own marks into a function. */
const picker = `window.showDirectoryPicker = async () =>
  (await navigator.storage.getDirectory()).getDirectoryHandle("repository");`;

/** How large a picture may be that the copy has, in bytes: logos and flags, which forms show beside names. */
const small = 100_000;

/** The files that forms are about, each with what it holds as base64. */
function repositoryFiles(): [name: string, base64: string][] {
  return ["content", "locales", "static/flags"].flatMap((folder) =>
    fs
      .readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
      .map((name) => path.posix.join(folder, name.split(path.sep).join("/")))
      .filter((name) => /\.\w+$/.test(name) && fs.statSync(path.join(root, name)).size < small)
      .map((name) => [name, fs.readFileSync(path.join(root, name), "base64")] as [string, string]),
  );
}

/** Runs in the browser. */
async function fill(files: [string, string][]): Promise<void> {
  const storage = await navigator.storage.getDirectory();
  const repository = await storage.getDirectoryHandle("repository", { create: true });
  await repository.getDirectoryHandle(".git", { create: true });
  for (const [name, base64] of files) {
    const parts = name.split("/");
    let folder = repository;
    for (const part of parts.slice(0, -1))
      folder = await folder.getDirectoryHandle(part, { create: true });
    const file = await folder.getFileHandle(parts.at(-1) ?? "", { create: true });
    const stream = await file.createWritable();
    await stream.write(Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0)));
    await stream.close();
  }
}

/** Runs in the browser. */
async function readFile(name: string): Promise<string> {
  const storage = await navigator.storage.getDirectory();
  let folder = await storage.getDirectoryHandle("repository");
  const parts = name.split("/");
  try {
    for (const part of parts.slice(0, -1)) folder = await folder.getDirectoryHandle(part);
    const file = await (await folder.getFileHandle(parts.at(-1) ?? "")).getFile();
    const bytes = new Uint8Array(await file.arrayBuffer());
    // One by one: a large file has more bytes than a function takes arguments.
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  } catch {
    return "";
  }
}
