/**
 * Prefetches a script of a page that may come next. It replaces Gatsby's `<link rel=prefetch>`, which Firefox blocks
 * by the `default-src` of the content security policy, with an error in the console. Gatsby fetches the page's data
 * itself. A failed prefetch is ignored: opening the page requests the script again.
 */
export default async function prefetch(url: string, { as }: { as?: "fetch" } = {}): Promise<void> {
  if (as === "fetch") return;
  await fetch(url, { priority: "low" }).catch(() => {});
}
