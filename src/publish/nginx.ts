import { codes } from "../i18n/languages";
import { editorFolder } from "../shared/served-paths";
import { caching, embeddable, embedding, revalidated } from "./headers";

/** Characters that mean something in a regular expression. */
const special = /[.+?^${}()|[\]\\]/g;

/** The regular expression of a pattern of `_headers`, as nginx writes it. */
export function expressionOf(pattern: string): string {
  return `^${pattern.replaceAll(special, "\\$&").replaceAll("*", ".*")}$`;
}

/**
 * An nginx server that answers as the CDN does, for `/etc/nginx/conf.d/`: the same headers and caching, the 404 page
 * of each language, a slash at the end of each page. `prefix` is the folder of the site, `editor` the headers that
 * differ at `/admin/`, on a site that has it. Compression and TLS are set by the host.
 */
export function nginxConfiguration(
  security: Record<string, string>,
  prefix = "",
  host = "_",
  editor?: Record<string, string>,
): string {
  return `# Written by each build: the policy names the scripts of the site that was built with it.
# Copy public/ to /var/www/site${prefix}/ and this file to /etc/nginx/conf.d/.

map $uri $site_kept {
    default "${revalidated}";
${caching.map(([pattern, value]) => `    "~${expressionOf(prefix + pattern)}" "${value}";`).join("\n")}
}

map $uri $site_embedding {
    default "${security[embedding]}";
${embeddable.map((pattern) => `    "~${expressionOf(prefix + pattern)}" "cross-origin";`).join("\n")}
}

# A file that is not there today may be there tomorrow.
map $status $site_caching {
    default $site_kept;
    ~^[45] "no-store";
}

server {
    listen 80;
    # By its name: to nginx, a server without one is no better than Debian's own default site.
    server_name ${host};
    root /var/www/site;
    index index.html;
    charset utf-8;
    charset_types text/plain text/xml application/javascript application/json;
    server_tokens off;
    # Some campaigns write long queries.
    large_client_header_buffers 4 16k;
    # A path without its slash is sent on by its path alone: a foreign Host header leads nowhere.
    absolute_redirect off;

    # In no location below but that of the editor, which has its own: nginx would drop these there.
${linesOf(security, "    ")}

    # A folder without a page is nothing to a visitor.
    error_page 403 404 =404 ${prefix}/404.html;
${codes.map((code) => `    location ${prefix}/${code}/ { error_page 403 404 =404 ${prefix}/${code}/404.html; }`).join("\n")}
    location = ${prefix}/404.html { internal; }
${codes.map((code) => `    location = ${prefix}/${code}/404.html { internal; error_page 404 =404 ${prefix}/${code}/404.html; }`).join("\n")}
${editor ? `    location ${prefix}/${editorFolder}/ {\n${linesOf({ ...security, ...editor }, "        ")}\n    }\n` : ""}    location = ${prefix}/_headers { return 404; }
    location = ${prefix}/_redirects { return 404; }
    location = ${prefix}/manifest.webmanifest { default_type application/manifest+json; }
    location ~ \\.vtt$ { default_type text/vtt; }
    location ~ \\.vcf$ { types { } default_type "text/vcard; charset=utf-8"; }
}
`;
}

function linesOf(headers: Record<string, string>, indent: string): string {
  const all = { ...headers, [embedding]: "$site_embedding", "Cache-Control": "$site_caching" };
  return Object.entries(all)
    .map(([name, value]) => `${indent}add_header ${name} "${value}" always;`)
    .join("\n");
}
