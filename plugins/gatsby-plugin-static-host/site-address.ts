import { siteFacts } from "../gatsby-plugin-checked-content/site/site-facts";

/** A valid address for Gatsby's own check, when the site has none; the content check then stops the build. */
const unknown = { siteUrl: "https://unknown.invalid", pathPrefix: "" };

/** Where the site is published, and the folder of its host that it stands in: `SITE_URL`, or else the address in `content/site.json`. Throws on a `SITE_URL` that is no address. */
export function siteAddress(given = process.env.SITE_URL) {
  const address = given || String(siteFacts().siteUrl);
  if (!/^https?:/.test(address) || !URL.canParse(address)) {
    if (given) throw new Error(`SITE_URL is “${given}”: write it as https://your.domain`);
    return unknown;
  }
  const { origin, pathname } = new URL(address);
  const pathPrefix = pathname.replace(/\/+$/, "");
  return { siteUrl: origin + pathPrefix, pathPrefix };
}
