import { z } from "zod";
import { readingNamespaces } from "../content/checks/words";
import { contentSchemas, schemaNameOf, singleSchemas } from "../content/content-schemas";
import { type GuideLanguage, wordsOf } from "../content/field-words";
import { shownFields } from "../content/schemas/page";
import { rolesOf } from "../content/schemas/roles-in";
import type { SiteFacts } from "../content/schemas/site";
import { parseSite, type SiteTexts } from "../content/site-files";
import { codes, defaultLanguage } from "../i18n/languages";
import { backendOf } from "./backend";
import { routeChoices, textChoices } from "./choices";
import { type Form, type FormField, formFields } from "./form-fields";
import { orderedNamespaces, pageLabel, wordsLabel } from "./labels";
import { newPages, newWords, pagesOfForm, wordsOfForm } from "./new-page";
import { type EditedSite, editedSite, ownWords, pagesOf } from "./site";
import { wordFields } from "./word-fields";

interface EditorFile {
  name: string;
  label: string;
  file: string;
  format: "json" | "facts";
  media_folder?: unknown;
  public_folder?: unknown;
  i18n?: true;
  fields: FormField[];
}

/**
 * What the editor is told: every file of `content/` and `locales/` with its form, labels in a language. `root` is the
 * repository's folder. Throws, with the file and the field, where a schema has something that no form can hold.
 */
export function editorConfiguration(
  root: string,
  texts: SiteTexts,
  language: GuideLanguage,
  prefix = "",
) {
  const site = editedSite(texts, language);
  const facts = site.files.get("content/site.json") as SiteFacts;
  const words = ownWords(site);
  return {
    load_config_file: false,
    ...backendOf(facts, root),
    app_title: facts.fullName[language] ?? facts.fullName[defaultLanguage],
    site_url: facts.siteUrl,
    logo: { src: `${prefix}/favicon.svg` },
    media_folder: "content/images",
    public_folder: "/content/images",
    media_libraries: { stock_assets: { providers: [] } },
    show_preview_links: false,
    editor: { preview: false },
    slug: { encoding: "ascii", lowercase: true },
    output: { omit_empty_optional_fields: true, json: { indent_style: "space", indent_size: 2 } },
    i18n: { structure: "multiple_folders", locales: codes, default_locale: defaultLanguage },
    collections: [
      { name: "pages", label: words.pages, icon: "web", files: pageFiles(site) },
      {
        name: "words",
        label: words.words,
        icon: "translate",
        format: "json",
        i18n: true,
        files: wordFiles(root, site),
      },
      newWords(site),
      newPages(site),
    ],
    singletons: factFiles(site),
  };
}

/** What people change most, first: the others follow. */
const firstFiles = ["site", "navigation", "services", "partners", "contracting", "clients"];

/** A file for each schema of one file in `content/`, and the clients, who are facts in each language. */
function factFiles(site: EditedSite): EditorFile[] {
  const facts = Object.entries(singleSchemas).map(([name, schema]) =>
    contentFile(site, `content/${name}.json`, schema),
  );
  const clients = { ...wordFile(site, "clients", false), label: ownWords(site).keys.clients };
  const place = ({ name }: EditorFile) =>
    firstFiles.includes(name) ? firstFiles.indexOf(name) : firstFiles.length;
  return [...facts, clients].sort((one, other) => place(one) - place(other));
}

/** The pages that have not the form of a new one. */
function pageFiles(site: EditedSite): EditorFile[] {
  const others = pagesOfForm(site);
  return pagesOf(site)
    .filter(([file]) => !others.includes(file))
    .map(([file, page]) => {
      const template = page.template as Parameters<typeof shownFields>[0];
      const shown = shownFields(template);
      const fits = (name: string) => shown.includes(name) || !shownFields("text").includes(name);
      const form = contentFile(site, file, contentSchemas.page);
      const fields = form.fields.filter(({ name }) => fits(name));
      return { ...form, label: pageLabel(site, page), fields };
    });
}

/** The files of words: of the clients and of new pages the words are elsewhere. */
function wordFiles(root: string, site: EditedSite): EditorFile[] {
  const elsewhere = ["clients", ...wordsOfForm(site)];
  const { pages, locales } = parseSite(root, site.texts);
  const reading = readingNamespaces(pages, locales);
  return orderedNamespaces(site)
    .filter((namespace) => !elsewhere.includes(namespace))
    .map((namespace) => wordFile(site, namespace, reading.includes(namespace)));
}

function wordFile(site: EditedSite, namespace: string, isReading: boolean): EditorFile {
  const form: Form = {
    site,
    file: `locales/${defaultLanguage}/${namespace}.json`,
    texts: [],
    routes: [],
    i18n: true,
  };
  return {
    name: namespace,
    label: wordsLabel(site, namespace),
    file: `locales/{{locale}}/${namespace}.json`,
    i18n: true,
    format: "json",
    ...withFolder(namespace, wordFields(form, namespace, isReading)),
  };
}

function contentFile(site: EditedSite, file: string, schema: z.ZodType): EditorFile {
  if (!(schema instanceof z.ZodObject)) throw new Error(`${file}: the editor needs a group.`);
  const value = site.files.get(file);
  const name = schemaNameOf(file) ?? "";
  const named = rolesOf("textKey", schema, value).map((key) => key.value.split(":")[0] ?? "");
  const form: Form = {
    site,
    file,
    texts: textChoices(site, [...new Set(named)]),
    routes: routeChoices(site),
  };
  return {
    name: file.replace(/^content\/|\.json$/g, "").replace("/", "-"),
    label: wordsOf(name, schema, site.language).label,
    file,
    format: "facts",
    ...withFolder(file, formFields(schema, name, form, value)),
  };
}

/**
 * Fields, with the folder of the pictures in their lists taken out for the whole file: the editor mixes up the folders
 * of fields that have the same name in the lists of two files. Throws where the lists of a file have two folders.
 */
function withFolder(file: string, fields: FormField[]) {
  const folders = new Set<string>();
  let folder = {};
  const inList = (field: FormField): FormField => {
    const { media_folder, public_folder, ...rest } = field;
    if (media_folder === undefined) return inside(field, inList);
    folders.add(String(media_folder));
    folder = { media_folder, public_folder };
    return rest as FormField;
  };
  const outside = (field: FormField): FormField =>
    inside(field, field.widget === "list" ? inList : outside);
  const taken = fields.map(outside);
  if (folders.size > 1) throw new Error(`${file}: its lists have pictures in two folders.`);
  return { ...folder, fields: taken };
}

function inside(field: FormField, change: (field: FormField) => FormField): FormField {
  const fields = field.fields as FormField[] | undefined;
  return fields ? { ...field, fields: fields.map(change) } : field;
}
