import { expect, test } from "@playwright/test";
import { readSiteTexts } from "../../src/content/site-files";
import { editorConfiguration } from "../../src/editor/configuration";
import { codes } from "../../src/i18n/languages";
import { EditorPage } from "../e2e/editor/editor-page";

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
