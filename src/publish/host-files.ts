import fs from "node:fs";
import { collectionNames, collectionOf } from "../content/collections";
import { contentFile, type SiteFiles } from "../content/site-files";
import { endedPaths, sitePages } from "../content/site-pages";
import { codes } from "../i18n/languages";
import { localizedPath } from "../i18n/urls";
import { apacheFiles } from "./apache";
import { type HeaderRule, headerRules } from "./headers";
import { netlifyFile } from "./netlify";
import { writePublicFile } from "./public-file";
import {
  nginxRedirects,
  type RedirectFact,
  redirectPages,
  redirectsFile,
  redirectsOf,
} from "./redirects";
import { siteAddress } from "./site-address";

/**
 * Writes what hosts read: into `public/` what must lie there, and into `deploy/built/` what an owner copies elsewhere.
 * `prefix` is the folder of the site.
 */
export function writeHostFiles(site: SiteFiles, prefix: string): void {
  const pages = sitePages(site).map(({ path }) => path);
  const rules = headerRules(contentFile(site, "site")?.value ?? {}, prefix, pages);
  const { items = [] } = contentFile(site, "redirects")?.value ?? {};
  const redirects = redirectsOf([...items, ...collectionRedirects(site)], prefix);
  writePublicFile("_headers", headersFile(rules));
  writePublicFile("_redirects", redirectsFile(prefix, redirects));
  writePublicFile("_redirects.nginx", nginxRedirects(redirects));
  for (const [name, text] of apacheFiles(rules, redirects, prefix)) writePublicFile(name, text);
  const built = "deploy/built";
  fs.rmSync(built, { recursive: true, force: true });
  const others = [
    ["netlify.toml", netlifyFile(prefix)],
    ...redirectPages(redirects, prefix, siteAddress().siteUrl),
  ] as const;
  for (const [name, text] of others) writePublicFile(name, text, built);
}

/** From the addresses below a collection at which there is no page to the page above: entries that have ended, and the folder itself where no page lists it. */
export function collectionRedirects(site: SiteFiles): RedirectFact[] {
  const paths = sitePages(site).map(({ path }) => path);
  const folders = collectionNames.map(
    (name) => [`/${name}`, collectionOf(name).above.path] as const,
  );
  return [...folders, ...endedPaths(site)]
    .filter(([from, to]) => !paths.includes(from) && paths.includes(to.split("#")[0] ?? ""))
    .flatMap(([from, to]) =>
      [undefined, ...codes].map((language) => ({
        from: localizedPath(from, language),
        to,
        language,
      })),
    );
}

/** The text of `_headers`, which Cloudflare Pages and Netlify read at the root of the host. */
function headersFile(rules: readonly HeaderRule[]): string {
  const blocks = rules.map(([pattern, headers]) =>
    [pattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join("\n"),
  );
  return `${blocks.join("\n\n")}\n`;
}
