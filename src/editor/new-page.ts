import { contentSchemas } from "../content/content-schemas";
import { fieldsOf } from "../content/field-tree";
import { section } from "../content/schemas/page";
import { codes } from "../i18n/languages";
import { pageFromFile, pageToFile, wordsFromFile, wordsToFile } from "./file-formats";
import { formField } from "./form-fields";
import { type EditedSite, namespacesOf, ownWords, pagesOf } from "./site";

/** True for a file that comes back letter for letter from its form. */
function comesBack<Form>(
  text = "",
  read: (text: string) => Form,
  write: (form: Form) => string,
): boolean {
  try {
    return write(read(text)) === text;
  } catch {
    return false;
  }
}

/** The files of the pages that were made with the form for a new page, or could have been. */
export function pagesOfForm(site: EditedSite): string[] {
  const files = pagesOf(site).map(({ file }) => file);
  return files.filter((file) => comesBack(site.texts.get(file), pageFromFile, pageToFile));
}

/** The namespaces whose files come from the form for the words of a new page, in each language. */
export function wordsOfForm(site: EditedSite): string[] {
  const textsOf = (namespace: string) =>
    codes.map((code) => site.texts.get(`locales/${code}/${namespace}.json`));
  return namespacesOf(site).filter((namespace) =>
    textsOf(namespace).every((text) => comesBack(text, wordsFromFile, wordsToFile)),
  );
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
  const form = { site, file: "", texts: [], routes: [] };
  const anchors = fieldsOf(section, "page.sections[]").filter(({ name }) => name === "id");
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
          ...anchors.map((anchor) => ({ ...formField(anchor, form), i18n: "duplicate" })),
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
  const form = { site, file: "content/pages/new.json", texts: [], routes: [] };
  const shown = fieldsOf(contentSchemas.page, "page").filter(({ name }) =>
    ["path", "headerImage"].includes(name),
  );
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
      ...shown.map((field) => formField(field, form)),
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
