import { codes } from "../i18n/languages";
import type { HeaderRule } from "./headers";
import { revalidated } from "./headers";
import { expressionOf, type Redirect } from "./redirects";

/**
 * The `.htaccess` files that Apache 2.4 and LiteSpeed read, by their paths below `public/`. `prefix` is the folder of
 * the site. Without conditions that LiteSpeed does not know, without `Options`, which strict hosts refuse, and nothing
 * about HTTPS, which the owner's panel sets.
 */
export function apacheFiles(
  rules: readonly HeaderRule[],
  redirects: readonly Redirect[],
  prefix = "",
): Map<string, string> {
  const [[, everywhere] = ["", {}], ...others] = rules;
  const text = `# Written by the build: docs/hosting.md.
DirectoryIndex index.html
ErrorDocument 404 ${prefix}/404.html
AddDefaultCharset utf-8
AddCharset utf-8 .css .js .json .txt .xml .vtt .vcf
AddType text/vcard .vcf
AddType text/vtt .vtt
AddType application/manifest+json .webmanifest
AddType image/avif .avif
AddType image/webp .webp
AddType font/woff2 .woff2
${redirects.map(([from, to]) => `RedirectMatch 301 "(?i)${expressionOf(from)}" "${to}"`).join("\n")}

<IfModule mod_rewrite.c>
    RewriteEngine On
    # Files for hosts, folders without a page, and the 404 page at its own address are missing to a visitor.
    RewriteCond %{ENV:REDIRECT_STATUS} ^$
    RewriteRule ^(?:(?:${codes.join("|")})/)?404(?:\\.html)?/?$ - [R=404,L]
    RewriteRule ^(?:_headers|_redirects.*|staticwebapp\\.config\\.json)$ - [R=404,L]
    RewriteCond %{REQUEST_FILENAME} -d
${redirects.map(([from]) => `    RewriteCond %{REQUEST_URI} "!${expressionOf(from)}" [NC]\n`).join("")}    RewriteCond %{REQUEST_FILENAME}/index.html !-f
    RewriteRule ^ - [R=404,L]
    # A page has one address.
    RewriteCond %{THE_REQUEST} "^\\S+ [^ ?]*/index\\.html[ ?]"
    RewriteRule ^(.*/)?index\\.html$ ${prefix}/$1 [R=301,L]
</IfModule>

<IfModule mod_headers.c>
    # Apache marks the ETag of what it compresses, and does not know the mark again.
    RequestHeader edit If-None-Match -gzip(.)$ $1
${linesOf(everywhere, "always set")}
    Header set Cache-Control "${revalidated}"
${others.map(ruleOf).join("\n")}
    # A file that is not there today may be there tomorrow.
    SetEnvIf Request_URI "/404\\.html$" is_missing
    Header set Cache-Control "no-store" env=is_missing
</IfModule>

<IfModule mod_filter.c>
    AddOutputFilterByType DEFLATE text/html text/css text/plain text/xml text/vtt text/javascript application/javascript application/json application/xml application/manifest+json image/svg+xml
</IfModule>
`;
  return new Map([
    [".htaccess", text],
    ...codes.map((code): [string, string] => [
      `${code}/.htaccess`,
      `ErrorDocument 404 ${prefix}/${code}/404.html\n`,
    ]),
  ]);
}

/** The headers of a pattern, by a variable of its own. Types stand above. */
function ruleOf(
  [pattern, { "Content-Type": _type, ...headers }]: HeaderRule,
  index: number,
): string {
  if (Object.keys(headers).length === 0) return "";
  const name = `is_rule_${index}`;
  const condition = `    SetEnvIf Request_URI "${expressionOf(pattern)}" ${name}`;
  return `${condition}\n${linesOf(headers, "set", ` env=${name}`)}`;
}

const linesOf = (headers: Record<string, string>, action: string, condition = "") =>
  Object.entries(headers)
    .map(([name, value]) => `    Header ${action} ${name} "${value}"${condition}`)
    .join("\n");
