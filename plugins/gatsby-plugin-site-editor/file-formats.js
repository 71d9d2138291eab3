/** How an entry of `/admin/` becomes a file. The browser runs this. */

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

/** The text of a file. */
export function toJson(value) {
  return `${JSON.stringify(value, cleaned, 2)}\n`;
}
