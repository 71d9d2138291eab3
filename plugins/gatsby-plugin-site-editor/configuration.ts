import path from "node:path";
import { z } from "zod";
import { codes, defaultLanguage, languages } from "../../shared/languages";
import {
  type CollectionName,
  collectionNames,
  collections,
  entryPath,
} from "../gatsby-plugin-checked-content/collections";
import {
  contentSchemas,
  type SchemaName,
  schemaNameOf,
  singleSchemas,
} from "../gatsby-plugin-checked-content/content-schemas";
import {
  type GuideLanguage,
  labelOfKey,
  labelsOf,
} from "../gatsby-plugin-checked-content/field-labels";
import { fieldsOf } from "../gatsby-plugin-checked-content/schemas/field-tree";
import { shownFields } from "../gatsby-plugin-checked-content/schemas/page";
import type { SiteFacts } from "../gatsby-plugin-checked-content/schemas/site";
import { contentFile, type SiteTexts } from "../gatsby-plugin-checked-content/site/site-files";
import { backendOf } from "./backend";
import { formFields, listFolders, mayBeEmpty } from "./form-fields";
import {
  type EditedSite,
  editedSite,
  namespacePath,
  namespacesOf,
  ownLabels,
  pageLabel,
  pagesOf,
  previewOf,
  translationsLabel,
} from "./site";
import { translationFields } from "./translation-fields";

/** The editor's configuration: a form for every file of `content/` and `locales/`. Throws, with file and field, where a schema has what no form can hold. */
export function editorConfiguration(texts: SiteTexts, language: GuideLanguage, prefix = "") {
  const site = editedSite(texts, language, prefix);
  const facts = contentFile(site, "site")?.value as SiteFacts;
  const labels = ownLabels(site);
  return {
    load_config_file: false,
    ...backendOf(facts),
    app_title: facts.fullName[language] ?? facts.fullName[defaultLanguage],
    logo: { src: `${prefix}/favicon.svg` },
    media_folder: "content/images",
    public_folder: "/content/images",
    media_libraries: { stock_assets: { providers: [] } },
    editor: { preview: false },
    slug: { encoding: "ascii", clean_accents: true, lowercase: true },
    output: { omit_empty_optional_fields: true, json: { indent_style: "space", indent_size: 2 } },
    i18n: { structure: "multiple_folders", locales: codes, default_locale: defaultLanguage },
    collections: [
      ...collectionNames.map((name) => entryFiles(site, name)),
      {
        name: "translations",
        label: labels.translations,
        icon: "translate",
        format: "plain",
        i18n: true,
        // The clients stand among the facts.
        files: namespacesOf(site)
          .filter((namespace) => namespace !== "clients")
          .map((namespace) => translationFile(site, namespace)),
      },
      { name: "pages", label: labels.pages, icon: "web", files: pageFiles(site) },
    ],
    singletons: factFiles(site),
    written: { lists: emptyLists, switches: optionalSwitches },
  };
}

/** The lists that a file must have, empty or not, by the schema that it names. */
const emptyLists = Object.fromEntries(
  Object.entries(contentSchemas).map(([name, schema]) => {
    const fields = schema instanceof z.ZodObject ? fieldsOf(schema, "") : [];
    const lists = fields.filter((field) => field.isRequired && mayBeEmpty(field.schema));
    return [name, lists.map((field) => field.name)];
  }),
);

/** The switches that are off in a file without them, by their names: the example of each turns it on. */
const optionalSwitches = Object.values(contentSchemas).flatMap(switchesIn);

function switchesIn(schema: z.ZodType): string[] {
  if (schema instanceof z.ZodArray) return switchesIn(schema.element as z.ZodType);
  const fields = schema instanceof z.ZodObject ? fieldsOf(schema, "") : [];
  return fields.flatMap(({ name, schema, example, isRequired }) =>
    schema instanceof z.ZodBoolean && example && !isRequired ? [name] : switchesIn(schema),
  );
}

/** A file for each schema of one file in `content/`, and the clients, who are facts in each language. */
function factFiles(site: EditedSite) {
  const clients = { ...translationFile(site, "clients"), label: ownLabels(site).keys.clients };
  return Object.keys(singleSchemas).flatMap((name) => {
    const file = contentForm(site, `content/${name}.json`);
    return name === "partners" ? [file, clients] : [file];
  });
}

/** A language whose names make addresses. */
const latin = languages.find(({ dir }) => dir === "ltr")?.code ?? defaultLanguage;

/** The entries of a collection, each a file of its own, and a form for a new one. */
function entryFiles(site: EditedSite, name: CollectionName) {
  const labels = ownLabels(site);
  const { label, file, fields, ...form } = contentForm(site, `content/${name}/new.json`);
  const { title } = collections[name];
  return {
    ...form,
    name,
    preview_path: previewOf(site, entryPath(name, "{{slug}}")),
    label: labelOfKey(name, site.language),
    label_singular: label,
    icon: "library_books",
    folder: path.posix.dirname(file),
    extension: "json",
    create: true,
    slug: {
      template: `{{${title}.${latin}}}`,
      editable: ["create"],
      hint: labels.fileName,
      pattern: ["^[a-z0-9-]+$", labels.form],
    },
    identifier_field: `${title}.${site.language}`,
    summary: `{{${title}.${site.language}}}`,
    fields,
  };
}

/** The pages, each with the fields that its layout shows. */
function pageFiles(site: EditedSite) {
  return pagesOf(site).map((page) => {
    const shown = shownFields(page.value.template);
    const hidden = shownFields("text").filter((name) => !shown.includes(name));
    const form = contentForm(site, page.name);
    const fields = form.fields.filter(({ name }) => !hidden.includes(name));
    const label = ownLabels(site).page.replace("{name}", pageLabel(site, page));
    return { ...form, label, fields, preview_path: previewOf(site, page.value.path) };
  });
}

function translationFile(site: EditedSite, namespace: string) {
  const file = `locales/${defaultLanguage}/${namespace}.json`;
  return {
    name: namespace,
    label: translationsLabel(site, namespace),
    file: `locales/{{locale}}/${namespace}.json`,
    i18n: true,
    format: "plain",
    preview_path: previewOf(site, namespacePath(site, namespace), "{{locale}}"),
    ...(namespace === "clients" ? listFolders(contentSchemas["clients-locale"], file) : {}),
    fields: translationFields({ site, file }, namespace),
  };
}

function contentForm(site: EditedSite, file: string) {
  const name = schemaNameOf(file) as SchemaName;
  const schema = contentSchemas[name] as z.ZodObject;
  return {
    preview_path: previewOf(site, namespacePath(site, path.basename(file, ".json"))),
    name: file.replace(/^content\/|\.json$/g, "").replace("/", "-"),
    label: labelsOf(name, schema, site.language).label,
    file,
    format: "plain",
    ...listFolders(schema, file),
    fields: formFields(schema, name, { site, file }),
  };
}
