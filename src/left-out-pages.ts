/** Paths of pages that the site's own code leads to and that this site leaves out: src/content/left-out-pages.ts names them. */
const leftOut = (process.env.GATSBY_LEFT_OUT_PAGES ?? "").split(" ");

/** True for a path, with or without an anchor, whose page this site leaves out. */
export const isLeftOut = (path: string): boolean => leftOut.includes(path.split("#")[0] ?? "");
