import type { SiteFacts } from "../content/schemas/site";
import { dayFolders } from "../shared/served-paths";
import { videoAddress } from "../shared/video-services";
import { contentSecurityPolicy, type InlineHashes } from "./content-security-policy";

const immutable = "public, max-age=31536000, immutable";
const day = "public, max-age=86400";

/** The caching of files without a rule in `caching`: revalidated each time. */
export const revalidated = "public, max-age=0, must-revalidate";

/** The caching of the other files: for ever when the name has a hash. No file matches two patterns. */
export const caching: readonly [pattern: string, value: string][] = [
  ["/static/*", immutable],
  ["/*.js", immutable],
  ["/*.css", immutable],
  ...dayFolders.map((folder): [string, string] => [`/${folder}/*`, day]),
];

/** The content types that hosts do not know, or call by an older name. */
export const contentTypes: readonly [pattern: string, type: string][] = [
  ["/*.vcf", "text/vcard; charset=utf-8"],
];

/** Which sites may show a file. */
export const embedding = "Cross-Origin-Resource-Policy";

/** Patterns of the files that any site may show: pictures of shared links (those of projects are the JPEGs), the logo in search results. */
export const embeddable: readonly string[] = ["/icons/*", "/og/*", "/static/*.jpg"];

type HeaderFacts = Partial<Pick<SiteFacts, "map" | "film" | "externalFlags" | "hstsSubdomains">>;

/** The security headers of every answer, by name. Takes what is inline in the built pages, and the company's facts. */
export function securityHeaders(
  pages: readonly InlineHashes[],
  { map, film, externalFlags, hstsSubdomains }: HeaderFacts,
): Record<string, string> {
  const player = film && videoAddress(film.channel ?? "youtube", film.id ?? "");
  const policy = contentSecurityPolicy({
    scripts: new Set(pages.flatMap(({ scripts }) => [...scripts])),
    styles: new Set(pages.flatMap(({ styles }) => [...styles])),
    frames: [map?.embedUrl ?? [], player ?? []].flat().map(origin),
    // Asked whether it answers, before its frame is shown.
    connections: map ? [origin(map.embedUrl)] : [],
    pictures: externalFlags ? [origin(externalFlags)] : [],
  });
  return {
    "Content-Security-Policy": policy,
    "Strict-Transport-Security": `max-age=31536000${hstsSubdomains ? "; includeSubDomains" : ""}`,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    [embedding]: "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    ...(process.env.ROBOTS === "noindex" ? { "X-Robots-Tag": "noindex" } : {}),
  };
}

function origin(url: string): string {
  return new URL(url).origin;
}
