import { siteFacts } from "../content/site-facts";
import { headerRules } from "./headers";
import { writePublicFile } from "./public-file";
import { redirectsFile } from "./redirects-file";

/** Writes what Cloudflare Pages and Netlify read at the root of the host: `_headers` and `_redirects`. `prefix` is the folder of the site. */
export function writeHostFiles(prefix: string): void {
  const rules = headerRules(siteFacts(), prefix).map(([pattern, headers]) =>
    [pattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join("\n"),
  );
  writePublicFile("_headers", `${rules.join("\n\n")}\n`);
  writePublicFile("_redirects", redirectsFile(prefix));
}
