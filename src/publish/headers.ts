import type { SiteFacts } from "../content/schemas/site";
import { dayFolders } from "../served-folders";
import { videoAddress } from "../video-services";
import { contentSecurityPolicy, hashInline } from "./content-security-policy";

const immutable = "public, max-age=31536000, immutable";
const day = "public, max-age=86400";

/** How long a file may be kept that no rule of `caching` names: it is asked for again each time. */
export const revalidated = "public, max-age=0, must-revalidate";

/** How long the other kinds of files may be kept: for ever what has a hash in its name. No file matches two patterns. */
export const caching: readonly [pattern: string, value: string][] = [
  ["/static/*", immutable],
  ["/*.js", immutable],
  ["/*.css", immutable],
  ...dayFolders.map((folder): [string, string] => [`/${folder}/*`, day]),
];

/** Who may show a file on a page of theirs. */
export const embedding = "Cross-Origin-Resource-Policy";

/** Patterns of `caching` whose files every site may show: pictures of shared links, the logo in search results. */
export const embeddable: readonly string[] = ["/icons/*", "/og/*"];

type NamedOrigins = Pick<SiteFacts, "map" | "film" | "externalFlags">;

/** The security headers of every answer, by their names: for the pages as they were built, each with its name, and what content shows from other hosts. */
export function securityHeaders(
  pages: Iterable<[name: string, html: string]>,
  { map, film, externalFlags }: NamedOrigins,
): Record<string, string> {
  const player = videoAddress(film.channel ?? "youtube", film.id ?? "");
  const policy = contentSecurityPolicy({
    ...hashInline(pages),
    frames: [map.embedUrl, player ?? []].flat().map(origin),
    pictures: [origin(externalFlags)],
  });
  return {
    "Content-Security-Policy": policy,
    "Strict-Transport-Security": "max-age=31536000; includeSubDomains",
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
