import fs from "node:fs";
import path from "node:path";
import { contentFile, type SiteFiles } from "../content/site-files";
import { apacheFiles } from "./apache";
import { type HeaderRule, headerRules } from "./headers";
import { azureFile, firebaseFile, netlifyFile, vercelFile } from "./other-hosts";
import { writePublicFile } from "./public-file";
import { nginxRedirects, redirectPages, redirectsOf } from "./redirects";
import { redirectsFile } from "./redirects-file";
import { siteAddress } from "./site-address";

/**
 * Writes what hosts read: into `public/` what must lie there, and into `deploy/built/` what an owner copies elsewhere.
 * `prefix` is the folder of the site.
 */
export function writeHostFiles(site: SiteFiles, prefix: string): void {
  const rules = headerRules(contentFile(site, "site")?.value ?? {}, prefix);
  const redirects = redirectsOf(contentFile(site, "redirects")?.value.items ?? [], prefix);
  writePublicFile("_headers", headersFile(rules));
  writePublicFile("_redirects", redirectsFile(prefix, redirects));
  writePublicFile("_redirects.nginx", nginxRedirects(redirects));
  writePublicFile("staticwebapp.config.json", azureFile(rules, redirects));
  for (const [name, text] of apacheFiles(rules, redirects, prefix)) writePublicFile(name, text);
  const built = "deploy/built";
  fs.rmSync(built, { recursive: true, force: true });
  const others = [
    ["firebase.json", firebaseFile(rules, redirects)],
    ["netlify.toml", netlifyFile(prefix)],
    ["vercel.json", vercelFile(rules, redirects)],
    ...redirectPages(redirects, prefix, siteAddress().siteUrl),
  ] as const;
  for (const [name, text] of others) {
    fs.mkdirSync(path.dirname(path.join(built, name)), { recursive: true });
    fs.writeFileSync(path.join(built, name), text);
  }
}

/** The text of `_headers`, which Cloudflare Pages and Netlify read at the root of the host. */
function headersFile(rules: readonly HeaderRule[]): string {
  const blocks = rules.map(([pattern, headers]) =>
    [pattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join("\n"),
  );
  return `${blocks.join("\n\n")}\n`;
}
