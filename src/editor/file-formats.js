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

/** The Arabic letters and digits, each with its Latin one: simplified from the UN's romanization of Arabic names. */
const latinLetters = Object.fromEntries(
  (
    "اa أa إi آa بb تt ثth جj حh خkh دd ذdh رr زz سs شsh صs ضd طt ظz عa غgh فf قq كk لl مm نn هh ةa وw ؤw يy ىa ئy " +
    "٠0 ١1 ٢2 ٣3 ٤4 ٥5 ٦6 ٧7 ٨8 ٩9"
  )
    .split(" ")
    .map((pair) => [pair[0], pair.slice(1)]),
);

/** The name of a file in Latin letters. */
export const latinName = (/** @type {string} */ name) =>
  name.replace(/\p{Script=Arabic}|\p{Mn}/gu, (sign) => latinLetters[sign] ?? "");
