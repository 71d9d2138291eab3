/**
 * Fetches a script of a page that may come next, in place of Gatsby's own link, which Firefox holds to the `default-src`
 * of the content security policy. The page's data Gatsby asks for itself. What cannot be had now is asked for when the
 * page is opened.
 */
export default async function prefetch(url: string, { as }: { as?: "fetch" } = {}): Promise<void> {
  if (as === "fetch") return;
  await fetch(url, { priority: "low" }).catch(() => {});
}
