/**
 * How forms of `/admin/` become files where they differ. The browser runs this, and the build, to know which files
 * have those forms.
 *
 * @typedef {{ id: string, title: string, keywords?: string, text: string }} Part
 * @typedef {{ meta: unknown, parts?: Part[] }} Words
 * @typedef {{ path: string, headerImage?: string, sections?: string[] }} Page
 */
export const formats = {
  /** The words of a page: titles for search engines, then its sections. */
  words: {
    fromFile(/** @type {string} */ text) {
      const { meta, ...sections } = JSON.parse(text);
      const parts = Object.entries(sections).map(([id, section]) => ({ id, ...section }));
      return { form: "new", meta, parts };
    },
    toFile(/** @type {Words} */ { meta, parts = [] }) {
      const sections = parts.map(({ id, title, keywords, text }) => [
        id,
        { title, keywords: keywords || undefined, text },
      ]);
      return toJson({ meta, ...Object.fromEntries(sections) });
    },
  },

  /** A page that shows them: each section is named by the file of its words and its key there. */
  page: {
    fromFile(/** @type {string} */ text) {
      const { path, headerImage, namespaces, sections } = JSON.parse(text);
      const keys = sections.map((section) => `${namespaces[0]}:${section.id}`);
      return { form: "new", path, headerImage, sections: keys };
    },
    toFile(/** @type {Page} */ { path, headerImage, sections = [] }) {
      const namespaces = [...new Set(sections.map((key) => key.split(":")[0]))];
      const [words] = namespaces;
      return toJson({
        $schema: "../../schemas/page.schema.json",
        path,
        template: "text",
        namespaces,
        title: `${words}:meta.title`,
        description: `${words}:meta.description`,
        headerImage: headerImage || undefined,
        sections: sections.map((key) => ({
          id: key.split(":")[1],
          title: `${key}.title`,
          paragraphs: [`${key}.text`],
        })),
      });
    },
  },

  /** Facts: a picture beside them is named as the files have it, without the editor's `./`. */
  facts: {
    fromFile: JSON.parse,
    toFile: (facts) =>
      toJson(facts, (_key, value) =>
        typeof value === "string" ? value.replace(/^\.\/(?=images\/)/, "") : value,
      ),
  },
};

/**
 * An entry as its file is written by hand: with the lists that it must have, which the editor leaves out when they are
 * empty, and without the switches that are off, which it adds.
 *
 * @template {Record<string, unknown>} Entry
 * @param {Entry} entry
 * @param {{ lists: Record<string, string[]>, switches: string[] }} rules Lists by the schema that a file names.
 * @returns {Entry}
 */
export function asWritten(entry, { lists, switches }) {
  const isOff = (/** @type {string} */ key, /** @type {unknown} */ value) =>
    value === false && switches.includes(key);
  const written = JSON.parse(
    JSON.stringify(entry, (key, value) => (isOff(key, value) ? undefined : value)),
  );
  for (const name of lists[`${entry.$schema}`] ?? []) written[name] ??= [];
  return written;
}

function toJson(value, replacer = null) {
  return `${JSON.stringify(value, replacer, 2)}\n`;
}
