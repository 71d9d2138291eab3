/** The headers of a page, by their names in small letters. */
type Headers = Readonly<Record<string, string>>;

/** The directive of a policy, or what stands in for it. */
const directive = (headers: Headers, name: string) =>
  [name, "default-src"]
    .map((one) => headers["content-security-policy"]?.match(new RegExp(`(?:^|; ?)${one} ([^;]*)`)))
    .find(Boolean)?.[1] ?? "";
const isBroad = /(?:^| )(?:https?:|ftp:|data:|\*)(?:$| )|'unsafe-(?:inline|eval)'/;

/** What earns all points, 130: the rules of algorithm 5, for a site that is served by HTTPS alone. */
const rules: Record<string, (headers: Headers, html: string) => boolean> = {
  "nothing is allowed by default": (headers) => directive(headers, "default-src") === "'none'",
  "scripts and styles come from named hosts": (headers) =>
    !isBroad.test(directive(headers, "script-src")) &&
    !isBroad.test(directive(headers, "style-src")),
  "no source is unencrypted": (headers) =>
    !/[ ;](?:http|ftp):/.test(headers["content-security-policy"] ?? ""),
  "who may frame the page": (headers) =>
    /frame-ancestors /.test(headers["content-security-policy"] ?? ""),
  "HTTPS for half a year": (headers) =>
    Number(headers["strict-transport-security"]?.match(/max-age=(\d+)/)?.[1]) >= 15_552_000,
  "no sniffing": (headers) => headers["x-content-type-options"] === "nosniff",
  "a private referrer": (headers) =>
    /^(?:no-referrer|same-origin|strict-origin(?:-when-cross-origin)?)$/.test(
      headers["referrer-policy"] ?? "",
    ),
  "who may embed files": (headers) =>
    /^same-(?:origin|site)$/.test(headers["cross-origin-resource-policy"] ?? ""),
  "no cookie, no credentials": (headers) =>
    !headers["set-cookie"] && !headers["access-control-allow-credentials"],
  "no script of another host": (_headers, html) =>
    !/<script\b[^>]*\bsrc="(?:https?:)?\/\//.test(html),
};

/** The rules of Mozilla's HTTP Observatory that a page misses: none of them is A+ with 130 points. Their own package downloads certificates and looks at public hosts alone. */
export function observatoryFaults(headers: Headers, html: string): string[] {
  return Object.keys(rules).filter((name) => !rules[name]?.(headers, html));
}
