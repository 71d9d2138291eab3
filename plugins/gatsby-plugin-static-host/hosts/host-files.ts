import fs from "node:fs";
import { codes } from "../../../shared/languages";
import { localizedPath } from "../../../shared/urls";
import { collectionNames, collectionOf } from "../../gatsby-plugin-checked-content/collections";
import { contentFile, type SiteFiles } from "../../gatsby-plugin-checked-content/site/site-files";
import { absentEntries, sitePages } from "../../gatsby-plugin-checked-content/site/site-pages";
import { writePublicFile } from "../public-file";
import { siteAddress } from "../site-address";
import { apacheFiles } from "./apache";
import { type HeaderRule, headerRules } from "./headers";
import {
  nginxRedirects,
  type RedirectFact,
  redirectPages,
  redirectsFile,
  redirectsOf,
} from "./redirects";

/** Writes what hosts read: into `public/` what must lie there, and into `deploy/built/` what an owner copies elsewhere. */
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
  writePublicFile("netlify.toml", netlifyFile(prefix), built);
  for (const [name, text] of redirectPages(redirects, prefix, siteAddress().siteUrl))
    writePublicFile(name, text, built);
}

/** Redirects to the page above a collection: from entries that have ended, and from the folder itself where no page lists it. */
function collectionRedirects(site: SiteFiles): RedirectFact[] {
  const paths = sitePages(site).map(({ path }) => path);
  const folders = collectionNames.map(
    (name) => [`/${name}`, collectionOf(name).above.path] as const,
  );
  const ended = absentEntries(site).flatMap(({ path, above, absence }) =>
    absence === "ended" ? [[path, above] as const] : [],
  );
  return [...folders, ...ended]
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

/** The text of `netlify.toml`: a 404 page for each language, with that status at its own address too. A rule counts where a file exists if it has `force`. */
export function netlifyFile(prefix = ""): string {
  const folders = [...codes.map((code) => `${prefix}/${code}`), prefix];
  const rules = [
    ...folders.map((folder) => [`${folder}/404`, folder, "\nforce = true"]),
    ...folders.map((folder) => [`${folder}/*`, folder, ""]),
  ];
  return rules
    .map(
      ([from, folder, force]) =>
        `[[redirects]]\nfrom = "${from}"\nto = "${folder}/404.html"\nstatus = 404${force}\n`,
    )
    .join("\n");
}
