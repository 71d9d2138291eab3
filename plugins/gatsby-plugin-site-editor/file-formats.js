/** How an entry of `/admin/` becomes a file. The browser runs this. */

/**
 * Writes an entry as people do. The editor leaves out empty lists, also required ones: they come back. It adds switches
 * that are off: they go. Forms show the id of an entry last: in the file it comes first.
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

/** Characters that the check refuses. They come with text that is copied from Word. */
const unwritable = /(?![\t\n])[\p{Cc}\p{Cs}\p{NChar}]/gu;

/** Cleans a text, and drops the `./` that the editor puts before a picture. */
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
