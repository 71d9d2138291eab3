/**
 * How forms of `/admin/` become files where they differ. The browser runs this, and the build, to know which files
 * have those forms.
 *
 * @typedef {{ id: string, title: string, keywords?: string, text: string }} Part
 * @typedef {{ meta: unknown, title?: string, keywords?: string, intro?: string, parts?: Part[] }} Translations
 */
export const formats = {
  /** The texts of a page to read: titles for search engines, a heading, then its sections. */
  translations: {
    fromFile(/** @type {string} */ text) {
      const { meta, title, keywords, intro, ...sections } = JSON.parse(text);
      const parts = Object.entries(sections).map(([id, section]) => ({ id, ...section }));
      // Files of other texts lie in the same folder.
      const form = meta && parts.every((part) => typeof part.text === "string") ? "reading" : "";
      return { form, meta, title, keywords, intro, parts };
    },
    toFile(/** @type {Translations} */ { meta, title, keywords, intro, parts = [] }) {
      const sections = parts.map(({ id, title, keywords, text }) => [
        id,
        { title, keywords: keywords || undefined, text },
      ]);
      const head = { title: title || undefined, keywords: keywords || undefined };
      return toJson({ meta, ...head, intro: intro || undefined, ...Object.fromEntries(sections) });
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
