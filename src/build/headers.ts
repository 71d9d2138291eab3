import fs from "node:fs";
import path from "node:path";
import type { BuildArgs } from "gatsby";
import site from "../../content/site.json";
import { contentSecurityPolicy, hashInline } from "./content-security-policy";

/** What the CDN reads: `_headers` of Cloudflare Pages and Netlify. */
const longestLine = 2000;

const immutable = "public, max-age=31536000, immutable";
const day = "public, max-age=86400";

/** How long each kind of file may be kept: what has a hash in its name for ever, what has none is asked for again. */
const caching: [pattern: string, value: string][] = [
  ["/static/*", immutable],
  ["/*.js", immutable],
  ["/*.css", immutable],
  ["/film/*", day],
  ["/flags/*", day],
  ["/icons/*", day],
  ["/og/*", day],
];

/** Writes `_headers` from what the build really contains. Throws when the policy outgrows a line of the CDN. */
export function writeHeaders({ store }: BuildArgs): void {
  const folder = path.join(store.getState().program.directory, "public");
  fs.writeFileSync(path.join(folder, "_headers"), headersFile(securityHeaders(htmlFiles(folder))));
}

/** The security headers of every answer, by their names. */
export function securityHeaders(pages: Iterable<string>): Record<string, string> {
  const policy = contentSecurityPolicy({
    ...hashInline(pages),
    frames: [origin(site.map.embedUrl)],
    pictures: [origin(site.externalFlags)],
  });
  return {
    "Content-Security-Policy": policy,
    "Strict-Transport-Security": "max-age=31536000; includeSubDomains",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    ...(process.env.ROBOTS === "noindex" ? { "X-Robots-Tag": "noindex" } : {}),
  };
}

/** The text of `_headers`. Throws when a line is longer than the CDN reads. */
export function headersFile(security: Record<string, string>): string {
  const everywhere = { ...security, "Cache-Control": "public, max-age=0, must-revalidate" };
  const rules = [
    ["/*", ...Object.entries(everywhere).map(([name, value]) => `  ${name}: ${value}`)],
    // Headers of all rules that match are joined: "!" takes the first one's away.
    ...caching.map(([pattern, value]) => [
      pattern,
      "  ! Cache-Control",
      `  Cache-Control: ${value}`,
    ]),
  ];
  const tooLong = rules.flat().find((line) => line.length > longestLine);
  if (tooLong) {
    throw new Error(
      `A line of _headers has ${tooLong.length} characters, the CDN reads ${longestLine}: ${tooLong.slice(0, 60)}…`,
    );
  }
  return `${rules.map((rule) => rule.join("\n")).join("\n\n")}\n`;
}

function origin(url: string): string {
  return new URL(url).origin;
}

function* htmlFiles(folder: string): Generator<string> {
  const entries = fs.readdirSync(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    // Gatsby keeps a page's data in a folder of the page's name: `page-data/404.html/`.
    if (!entry.isFile() || !entry.name.endsWith(".html")) continue;
    yield fs.readFileSync(path.join(entry.parentPath, entry.name), "utf8");
  }
}
