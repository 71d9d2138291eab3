import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { root } from "../run";
import { compareSites } from "./compare";
import type { Settings } from "./measure";
import { withSite } from "./served";

/**
 * Measures our first pages and the first page of another site by turns. The other one is an address, or the folder of a
 * built site, which is then served as ours is. Throws when there is neither.
 */
export async function compareBeside(settings: Settings, beside: string): Promise<void> {
  const compare = (theirs: string) =>
    withSite(root, settings.port, ({ address }) =>
      compareSites(
        settings,
        settings.pages.map(({ url }) => ({ ours: address + url, theirs })),
      ),
    );
  if (/^https?:/.test(beside)) return compare(beside);
  if (!fs.existsSync(path.join(beside, "index.html")))
    throw new Error(`${beside} has no index.html: name the folder of a built site.`);
  const copy = fs.mkdtempSync(path.join(os.tmpdir(), "beside-"));
  try {
    const built = path.join(copy, "public");
    fs.cpSync(beside, built, { recursive: true });
    // Rules of its own are for another host, or it has none; the first rule says where a site's root is.
    fs.writeFileSync(path.join(built, "_headers"), "/*\n  X-Content-Type-Options: nosniff\n");
    await withSite(copy, settings.port + 2, ({ address }) => compare(`${address}/`));
  } finally {
    fs.rmSync(copy, { recursive: true, maxRetries: 5, retryDelay: 200 });
  }
}
