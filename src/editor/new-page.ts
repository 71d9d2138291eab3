import type { z } from "zod";
import { contentSchemas, ownNamespaces } from "../content/content-schemas";
import { shownFields } from "../content/schemas/page";
import { defaultLanguage } from "../i18n/languages";
import { formFields } from "./form-fields";
import { type EditedSite, namespacesOf, ownLabels } from "./site";

/** The namespaces of pages to read, which the form for their texts writes. */
export const readingNamespaces = (site: EditedSite): string[] =>
  namespacesOf(site).filter((namespace) => !ownNamespaces.has(namespace));

const entries = { extension: "json", create: true };

/** How a new file is named; that of a page to read as that of its texts is. */
export const nameOf = (site: EditedSite) => ({
  editable: ["create"],
  hint: ownLabels(site).fileName,
  pattern: ["^[a-z0-9-]+$", ownLabels(site).form],
});

const texts = contentSchemas["page-locale"];

/** The texts of pages to read: the first step to a new page. */
export function newTranslations(site: EditedSite) {
  const labels = ownLabels(site);
  const textFields = (group: z.ZodObject, fieldPath: string) =>
    formFields(group, fieldPath, { site, file: "locales/new.json" });
  return {
    ...entries,
    // The other files of the folder have forms of their own.
    filter: { field: "form", value: "reading" },
    name: "new-translations",
    label: labels.newTranslations,
    label_singular: labels.pageTranslations,
    description: labels.newTranslationsHint,
    icon: "edit_note",
    folder: "locales/{{locale}}",
    format: "translations",
    i18n: true,
    slug: nameOf(site),
    identifier_field: "meta.title",
    // The program takes the title in the first language only.
    summary: site.language === defaultLanguage ? "{{meta.title}}" : "{{slug}}",
    fields: [
      { name: "form", widget: "hidden", default: "reading", i18n: "duplicate" },
      ...textFields(texts, "page-locale"),
      {
        name: "parts",
        label: labels.parts,
        label_singular: labels.part,
        hint: labels.partsHint,
        widget: "list",
        i18n: "duplicate",
        min: 1,
        summary: "{{title}}",
        fields: [
          ...textFields(texts.def.catchall as z.ZodObject, "page-locale.parts[]"),
          {
            name: "id",
            label: labels.anchor,
            hint: labels.anchorHint,
            widget: "string",
            i18n: "duplicate",
            pattern: nameOf(site).pattern,
          },
        ],
      },
    ],
  };
}

/** The pages that show them: the second step. */
export function newPages(site: EditedSite) {
  const labels = ownLabels(site);
  const shown = ["$schema", "path", ...shownFields("text")];
  const page = formFields(contentSchemas.page, "page", { site, file: "content/pages/new.json" });
  return {
    ...entries,
    filter: { field: "template", value: "text" },
    name: "new-pages",
    label: labels.newPages,
    label_singular: labels.newPage,
    description: labels.newPagesHint,
    icon: "note_add",
    folder: "content/pages",
    format: "plain",
    slug: nameOf(site),
    identifier_field: "path",
    summary: "{{path}}",
    fields: page.flatMap((field) => {
      if (field.name === "template") return { name: "template", widget: "hidden", default: "text" };
      return shown.includes(field.name) ? field : [];
    }),
  };
}
