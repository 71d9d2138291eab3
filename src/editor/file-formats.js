/**
 * How forms of `/admin/` become files where they differ: facts, and a page to read with its words. The browser runs
 * this, and the build, to know which files have those forms.
 */

/**
 * @typedef {{ id: string, title: string, keywords?: string, text: string }} Part
 * @typedef {{ meta: unknown, parts?: Part[] }} Words
 * @typedef {{ path: string, headerImage?: string, sections?: string[] }} Page
 */

/** The words of a page as a form: titles for search engines, then its sections. @param {string} text */
export function wordsFromFile(text) {
  const { meta, ...sections } = JSON.parse(text);
  const parts = Object.entries(sections).map(([id, { title, keywords, text }]) => ({
    id,
    title,
    ...(keywords ? { keywords } : {}),
    text,
  }));
  return { form: "new", meta, parts };
}

/** The text of a file of words. @param {Words} form */
export function wordsToFile({ meta, parts = [] }) {
  const sections = parts.map(({ id, title, keywords, text }) => [
    id,
    { title, keywords: keywords || undefined, text },
  ]);
  return written({ meta, ...Object.fromEntries(sections) });
}

/** A page as a form: each section is named by the file of its words and its key there. @param {string} text */
export function pageFromFile(text) {
  const { path, headerImage, namespaces, sections } = JSON.parse(text);
  const ids = sections.map((/** @type {{ id: string }} */ { id }) => id);
  const keys = ids.map((/** @type {string} */ id) => `${namespaces[0]}:${id}`);
  return { form: "new", path, headerImage, sections: keys };
}

/** The text of a page's file. @param {Page} form */
export function pageToFile({ path, headerImage, sections = [] }) {
  const namespaces = [...new Set(sections.map((key) => key.split(":")[0]))];
  const [words] = namespaces;
  return written({
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
}

/** The text of a file of facts: a picture beside it is named as the files have it, without the editor's `./`. */
export function factsToFile(facts) {
  return written(facts, (_key, value) =>
    typeof value === "string" ? value.replace(/^\.\/(?=images\/)/, "") : value,
  );
}

function written(value, replacer = null) {
  return `${JSON.stringify(value, replacer, 2)}\n`;
}
