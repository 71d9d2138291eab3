/** Prefetches a script of a page that may come next, in place of Gatsby's `<link rel=prefetch>`, which Firefox blocks by the policy's `default-src`. */
export default async function prefetch(url: string, { as }: { as?: "fetch" } = {}): Promise<void> {
  if (as === "fetch") return;
  await fetch(url, { priority: "low" }).catch(() => {});
}
