import { codes } from "../../../shared/languages";
import { dayFolders } from "../../../shared/served-paths";
import type { SiteFacts } from "../../gatsby-plugin-checked-content/schemas/site";

const immutable = "public, max-age=31536000, immutable";
const day = "public, max-age=86400";

/** The caching of files without a rule in `caching`: revalidated each time. */
export const revalidated = "public, max-age=0, must-revalidate";

/** The caching of the other files: for ever when the name has a hash. No file matches two patterns. */
const caching: readonly [pattern: string, value: string][] = [
  ["/static/*", immutable],
  ["/*.js", immutable],
  ["/*.css", immutable],
  ...dayFolders.map((folder): [string, string] => [`/${folder}/*`, day]),
];

/** Headers of the paths that a pattern fits. */
export type HeaderRule = [pattern: string, headers: Record<string, string>];

type HeaderFacts = Partial<Pick<SiteFacts, "editor" | "hstsSubdomains">>;

/** The headers that a `<meta>` cannot replace, by patterns of paths; `pages` are paths without a language. No path gets a header twice, since Cloudflare would join the values. */
export function headerRules(
  { editor, hstsSubdomains }: HeaderFacts,
  prefix = "",
  pages: readonly string[] = [],
): HeaderRule[] {
  // No other site may show a page. Its files it may: the picture of a shared page, the logo in search results.
  const folders = new Set([...codes, ...pages.flatMap((path) => path.split("/")[1] || [])]);
  const pagePatterns = ["/", ...[...folders].map((folder) => `/${folder}/*`)];
  const everywhere: HeaderRule[1] = {
    "Content-Security-Policy": "frame-ancestors 'none'",
    "Strict-Transport-Security": `max-age=31536000${hstsSubdomains ? "; includeSubDomains" : ""}`,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    // The window of the sign-in service sends its result to the editor that opened it. With GitLab and Gitea the window
    // leaves the site and comes back, and a stricter value would cut it off from the editor.
    "Cross-Origin-Opener-Policy":
      editor && editor.backend !== "github" ? "unsafe-none" : "same-origin-allow-popups",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    ...(process.env.ROBOTS === "noindex" ? { "X-Robots-Tag": "noindex" } : {}),
  };
  const rules: HeaderRule[] = [
    ["/*", everywhere],
    ...pagePatterns.map(
      (page): HeaderRule => [page, { "Cross-Origin-Resource-Policy": "same-origin" }],
    ),
    ...caching.map(([pattern, value]): HeaderRule => [pattern, { "Cache-Control": value }]),
  ];
  return rules.map(([pattern, headers]) => [prefix + pattern, headers]);
}
