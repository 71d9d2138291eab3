import { contentSchemas } from "../content/content-schemas";
import { shownFields } from "../content/schemas/page";
import { ownNamespaces } from "../content/schemas/translations";
import { formFields } from "./form-fields";
import { type EditedSite, namespacesOf, ownWords } from "./site";

/** The namespaces of pages to read, which the form for their texts writes. */
export const readingNamespaces = (site: EditedSite): string[] =>
  namespacesOf(site).filter((namespace) => !ownNamespaces.has(namespace));

const entries = { extension: "json", create: true };

/** How a file of a page to read is named: as that of its texts is. */
const nameOf = (site: EditedSite) => ({
  editable: ["create"],
  hint: ownWords(site).fileName,
  pattern: ["^[a-z0-9-]+$", ownWords(site).form],
});

/** The texts of pages to read: the first step to a new page. */
export function newWords(site: EditedSite) {
  const words = ownWords(site);
  const text = (name: keyof typeof words.keys, maxlength: number, widget = "string") => ({
    name,
    label: words.keys[name],
    widget,
    i18n: true,
    maxlength,
  });
  return {
    ...entries,
    // The other files of the folder have forms of their own.
    filter: { field: "form", value: "reading" },
    name: "new-words",
    label: words.newWords,
    label_singular: words.pageWords,
    description: words.newWordsHint,
    icon: "edit_note",
    folder: "locales/{{locale}}",
    format: "words",
    i18n: true,
    slug: nameOf(site),
    identifier_field: "meta.title",
    summary: "{{meta.title}}",
    fields: [
      { name: "form", widget: "hidden", default: "reading", i18n: "duplicate" },
      {
        name: "meta",
        label: words.keys.meta,
        widget: "object",
        i18n: true,
        fields: [text("title", 60), text("description", 160, "text")],
      },
      { ...text("title", 60), required: false },
      { ...text("keywords", 360), required: false, hint: words.keywordsHint },
      { ...text("intro", 4000, "text"), required: false },
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
            name: "id",
            label: words.anchor,
            hint: words.anchorHint,
            widget: "string",
            i18n: "duplicate",
            pattern: ["^[a-z0-9-]+$", words.form],
          },
          text("title", 60),
          { ...text("keywords", 360), required: false, hint: words.keywordsHint },
          text("text", 4000, "text"),
        ],
      },
    ],
  };
}

/** The pages that show them: the second step. */
export function newPages(site: EditedSite) {
  const words = ownWords(site);
  const shown = ["$schema", "path", ...shownFields("text")];
  const page = formFields(contentSchemas.page, "page", { site, file: "content/pages/new.json" });
  return {
    ...entries,
    filter: { field: "template", value: "text" },
    name: "new-pages",
    label: words.newPages,
    label_singular: words.newPage,
    description: words.newPagesHint,
    icon: "note_add",
    folder: "content/pages",
    format: "facts",
    slug: { template: "{{path}}", ...nameOf(site) },
    identifier_field: "path",
    summary: "{{path}}",
    fields: page.flatMap((field) => {
      if (field.name === "template") return { name: "template", widget: "hidden", default: "text" };
      return shown.includes(field.name) ? field : [];
    }),
  };
}
