import { writePublicFile } from "./public-file";
import { siteAddress } from "./site-address";

/** Writes `robots.txt`. Previews are excluded by a header, not here: a crawler that may not read a page never sees its header. */
export function writeRobotsFile(): void {
  const sitemap = `${siteAddress().siteUrl}/sitemap-index.xml`;
  writePublicFile("robots.txt", `User-agent: *\nAllow: /\n\nSitemap: ${sitemap}\n`);
}
