import { contentSchemas } from "../content/content-schemas";
import { fieldsOf } from "../content/field-tree";
import { section } from "../content/schemas/page";
import { codes } from "../i18n/languages";
import { pageFromFile, pageToFile, wordsFromFile, wordsToFile } from "./file-formats";
import { type FormField, formField } from "./form-fields";
import { type EditedSite, namespacesOf, ownWords, pagesOf } from "./site";

/** Says whether a file comes back letter for letter from its form. */
function comesBack<Form>(
  text: string,
  read: (text: string) => Form,
  write: (form: Form) => string,
) {
  try {
    return write(read(text)) === text;
  } catch {
    return false;
  }
}

/** The files of the pages that were made with the form for a new page, or could have been. */
export function pagesOfForm(site: EditedSite): string[] {
  const texts = pagesOf(site).map(([file]) => [file, site.texts.get(file) ?? ""] as const);
  return texts
    .filter(([, text]) => comesBack(text, pageFromFile, pageToFile))
    .map(([file]) => file);
}

/** The namespaces whose files come from the form for the words of a new page, in each language. */
export function wordsOfForm(site: EditedSite): string[] {
  return namespacesOf(site).filter((namespace) =>
    codes.every((code) => {
      const text = site.texts.get(`locales/${code}/${namespace}.json`) ?? "";
      return comesBack(text, wordsFromFile, wordsToFile);
    }),
  );
}

/** Marks in a form, and not in its file, that the file has it. */
const mark = { name: "form", widget: "hidden", default: "new" };

const nameForm = "^[a-z0-9-]+$";

function slugOf(site: EditedSite) {
  const { fileName, form } = ownWords(site);
  return { editable: ["create"], hint: fileName, pattern: [nameForm, form] };
}

/** The first step to a new page: its words. */
export function newWords(site: EditedSite) {
  const words = ownWords(site);
  const { keys } = words;
  const text = (name: keyof typeof keys, maxlength: number, widget = "string") => ({
    name,
    label: keys[name],
    widget,
    i18n: true,
    maxlength,
  });
  const anchor = fieldsOf(section, "page.sections[]").find(({ name }) => name === "id");
  return {
    name: "new-words",
    label: words.newWords,
    label_singular: words.pageWords,
    description: words.newWordsHint,
    icon: "edit_note",
    folder: "locales/{{locale}}",
    format: "words",
    // The other files of words have forms of their own.
    filter: { field: "form", value: "new" },
    extension: "json",
    create: true,
    i18n: true,
    slug: slugOf(site),
    identifier_field: "meta.title",
    summary: "{{meta.title}}",
    fields: [
      { ...mark, i18n: "duplicate" },
      {
        name: "meta",
        label: keys.meta,
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
          {
            ...(anchor &&
              formField(anchor, { site, file: "content/pages/", texts: [], routes: [] })),
            i18n: "duplicate",
          },
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
  const own = new Map(
    fieldsOf(contentSchemas.page, "page").map((field) => [
      field.name,
      () => formField(field, form),
    ]),
  );
  const field = (name: string): FormField | undefined => own.get(name)?.();
  return {
    name: "new-pages",
    label: words.newPages,
    label_singular: words.newPage,
    description: words.newPagesHint,
    icon: "note_add",
    folder: "content/pages",
    format: "page",
    // The other pages have forms of their own.
    filter: { field: "form", value: "new" },
    extension: "json",
    create: true,
    slug: { template: "{{path}}", editable: false },
    identifier_field: "path",
    summary: "{{path}}",
    fields: [
      mark,
      field("path"),
      field("headerImage"),
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
