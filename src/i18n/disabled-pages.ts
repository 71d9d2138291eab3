/** Paths of pages that the site's own code leads to and that this site leaves out: plugins/gatsby-plugin-checked-content/gatsby/before-build.ts sets them. */
const disabled = (process.env.GATSBY_DISABLED_PAGES ?? "").split(" ").filter(Boolean);

/** True for a path, with or without query and anchor, whose page this site leaves out. */
export const isPageDisabled = (path: string): boolean =>
  disabled.includes(path.split(/[?#]/)[0] ?? "");
