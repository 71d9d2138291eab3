import { contentSchemas } from "../content/content-schemas";
import { section } from "../content/schemas/page";
import { codes } from "../i18n/languages";
import { formats } from "./file-formats";
import { formFields } from "./form-fields";
import { type EditedSite, namespacesOf, ownWords, pagesOf } from "./site";

/** The files of the pages that were made with the form for a new page, or could have been. */
export function pagesOfForm(site: EditedSite): string[] {
  const files = pagesOf(site).map(({ file }) => file);
  return files.filter((file) => comesBack(site.texts.get(file), formats.page));
}

/** The namespaces whose files come from the form for the words of a new page, in each language. */
export function wordsOfForm(site: EditedSite): string[] {
  return namespacesOf(site).filter((namespace) =>
    codes.every((code) =>
      comesBack(site.texts.get(`locales/${code}/${namespace}.json`), formats.words),
    ),
  );
}

/** True for a file that comes back letter for letter from its form. */
function comesBack<Form>(
  text = "",
  { fromFile, toFile }: { fromFile: (text: string) => Form; toFile: (form: Form) => string },
): boolean {
  try {
    return toFile(fromFile(text)) === text;
  } catch {
    return false;
  }
}

/** Marks in a form, and not in its file, that the file has it. The other files have forms of their own. */
const mark = { name: "form", widget: "hidden", default: "new" };
const collection = {
  filter: { field: mark.name, value: mark.default },
  extension: "json",
  create: true,
};

/** The first step to a new page: its words. */
export function newWords(site: EditedSite) {
  const words = ownWords(site);
  const text = (name: keyof typeof words.keys, maxlength: number, widget = "string") => ({
    name,
    label: words.keys[name],
    widget,
    i18n: true,
    maxlength,
  });
  const part = formFields(section, "page.sections[]", { site, file: "" });
  return {
    ...collection,
    name: "new-words",
    label: words.newWords,
    label_singular: words.pageWords,
    description: words.newWordsHint,
    icon: "edit_note",
    folder: "locales/{{locale}}",
    format: "words",
    i18n: true,
    slug: {
      editable: ["create"],
      hint: words.fileName,
      pattern: ["^[a-z0-9-]+$", words.form],
    },
    identifier_field: "meta.title",
    summary: "{{meta.title}}",
    fields: [
      { ...mark, i18n: "duplicate" },
      {
        name: "meta",
        label: words.keys.meta,
        widget: "object",
        i18n: true,
        fields: [text("title", 60), text("description", 160, "text")],
      },
      {
        name: "parts",
        label: words.parts,
        label_singular: words.part,
        hint: words.partsHint,
        widget: "list",
        i18n: "duplicate",
        min: 1,
        summary: "{{title}}",
        fields: [
          { ...part.find(({ name }) => name === "id"), i18n: "duplicate" },
          text("title", 60),
          { ...text("keywords", 360), required: false, hint: words.keywordsHint },
          text("text", 4000, "text"),
        ],
      },
    ],
  };
}

/** The second step: the page that shows them. */
export function newPages(site: EditedSite) {
  const words = ownWords(site);
  const page = formFields(contentSchemas.page, "page", { site, file: "content/pages/new.json" });
  return {
    ...collection,
    name: "new-pages",
    label: words.newPages,
    label_singular: words.newPage,
    description: words.newPagesHint,
    icon: "note_add",
    folder: "content/pages",
    format: "page",
    slug: { template: "{{path}}", editable: false },
    identifier_field: "path",
    summary: "{{path}}",
    fields: [
      mark,
      ...page.filter(({ name }) => ["path", "headerImage"].includes(name)),
      {
        name: "sections",
        label: words.parts,
        hint: words.sectionsHint,
        widget: "relation",
        collection: "new-words",
        value_field: "{{slug}}:{{parts.*.id}}",
        display_fields: ["{{meta.title}}: {{parts.*.title}}"],
        multiple: true,
        min: 1,
      },
    ],
  };
}
