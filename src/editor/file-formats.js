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

  /** Every other file. */
  plain: { fromFile: JSON.parse, toFile: toJson },
};

/**
 * An entry as its file is written by hand: with the lists that it must have, which the editor leaves out when they are
 * empty, without the switches that are off, which it adds, and with the ids of entries first, which forms have last.
 *
 * @template {Record<string, unknown>} Entry
 * @param {Entry} entry
 * @param {{ lists: Record<string, string[]>, switches: string[] }} rules Lists by the name of the schema of a file.
 * @returns {Entry}
 */
export function asWritten(entry, { lists, switches }) {
  const ordered = (/** @type {string} */ key, /** @type {any} */ value) => {
    if (value === false && switches.includes(key)) return undefined;
    return value?.id && /\d/.test(key) ? { id: value.id, ...value } : value;
  };
  const written = JSON.parse(JSON.stringify(entry, ordered));
  const schema = /([\w-]+)\.schema/.exec(`${entry.$schema}`)?.[1] ?? "";
  for (const name of lists[schema] ?? []) written[name] ??= [];
  return written;
}

/**
 * The entries in which a number is another one than before, and the month of counting is not.
 *
 * @template {{ id: string, asOf?: string }} Figure
 * @param {Figure[]} before
 * @param {Figure[]} now
 */
export function countedAnew(before = [], now = []) {
  const numbers = (/** @type {Figure} */ figure) =>
    JSON.stringify(figure)
      .match(/\p{N}+/gu)
      ?.join();
  return now.filter((figure) => {
    const old = before.find(({ id, asOf }) => id === figure.id && asOf && asOf === figure.asOf);
    return old && numbers(old) !== numbers(figure);
  });
}

/** Characters that the check refuses, as Word leaves them in what is copied. */
const unwritable = /(?![\t\n])[\p{Cc}\p{Cs}\p{NChar}]/gu;

/** A picture beside its file is named without the editor's `./`. */
const cleaned = (_key, value) =>
  typeof value === "string"
    ? value
        .replace(/\r\n?/g, "\n")
        .replace(unwritable, " ")
        .replace(/^\.\/(?=images\/)/, "")
    : value;

function toJson(value) {
  return `${JSON.stringify(value, cleaned, 2)}\n`;
}
