/** The headers of a page, by their names in small letters. */
type Headers = Readonly<Record<string, string>>;

const broad = [
  "ftp:",
  "http:",
  "https:",
  "*",
  "http://*",
  "http://*.*",
  "https://*",
  "https://*.*",
];
const unsafeInline = ["'unsafe-inline'", "data:"];
const passive = ["img-src", "media-src"];
const hasHash = (source: string) => /^'(?:sha(?:256|384|512)|nonce)-/.test(source);

/** What each check adds to the 100 points or takes from them. */
const checks: Record<string, (headers: Headers, html: string) => number> = {
  "content-security-policy": policyPoints,
  "cross-origin-resource-sharing": (headers) =>
    headers["access-control-allow-credentials"] === "true" ? -50 : 0,
  "cross-origin-resource-policy": (headers) => {
    const value = headers["cross-origin-resource-policy"];
    if (value === undefined || value === "cross-origin") return 0;
    return ["same-origin", "same-site"].includes(value) ? 10 : -5;
  },
  cookies: (headers) => (headers["set-cookie"] ? -20 : 0),
  "referrer-policy": (headers) => {
    const value = headers["referrer-policy"];
    if (value === undefined) return 0;
    const isPrivate =
      /^(?:no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(value);
    return isPrivate ? 5 : -5;
  },
  "strict-transport-security": (headers) => {
    const [, age] = /^(?:[^,]*;)?\s*max-age=(\d+)[^,]*$/.exec(
      headers["strict-transport-security"] ?? "",
    ) ?? [undefined, undefined];
    if (age === undefined) return -20;
    return Number(age) < 15_552_000 ? -10 : 0;
  },
  "subresource-integrity": (_headers, html) => {
    const foreign = [...html.matchAll(/<script\b[^>]*\bsrc="((?:https?:)?\/\/[^"]*)"[^>]*>/g)];
    if (foreign.length === 0) return 0;
    return foreign.every(([tag]) => tag.includes("integrity=")) ? 5 : -5;
  },
  "x-content-type-options": (headers) => (headers["x-content-type-options"] === "nosniff" ? 0 : -5),
  "x-frame-options": (headers) => {
    if (policyOf(headers).has("frame-ancestors")) return 5;
    return /^(?:deny|sameorigin)$/i.test(headers["x-frame-options"] ?? "") ? 0 : -20;
  },
};

/**
 * What Mozilla's HTTP Observatory gives a page: its published rules, algorithm 5, for a site of one host that is served
 * by HTTPS alone. Their own package (`@mdn/mdn-http-observatory`) downloads certificates while it is installed, brings a
 * database and 130 MB, and looks at public hosts alone. It gave the same points for the same headers when this was
 * written. https://github.com/mdn/mdn-http-observatory
 */
export function observatory(headers: Headers, html: string) {
  const points = Object.entries(checks).map(
    ([name, check]) => [name, check(headers, html)] as const,
  );
  const sum = (some: typeof points) => some.reduce((total, [, value]) => total + value, 100);
  const lost = sum(points.filter(([, value]) => value < 0));
  // What is good beyond need counts only where little is bad.
  const score = Math.max(0, lost >= 90 ? sum(points) : lost);
  return { score, isTopGrade: score >= 100, points: Object.fromEntries(points) };
}

function policyOf(headers: Headers): Map<string, string[]> {
  const directives = (headers["content-security-policy"] ?? "")
    .split(";")
    .map((text) => text.trim());
  return new Map(
    directives.filter(Boolean).map((text) => {
      const [name = "", ...sources] = text.toLowerCase().split(/\s+/);
      return [name, sources];
    }),
  );
}

function policyPoints(headers: Headers): number {
  const policy = policyOf(headers);
  if (policy.size === 0) return -25;
  const sources = (name: string) => {
    const found = policy.get(name) ?? policy.get("default-src") ?? ["*"];
    return found.some(hasHash) ? found.filter((source) => source !== "'unsafe-inline'") : found;
  };
  const has = (name: string, some: string[]) =>
    sources(name).some((source) => some.includes(source));
  const isInsecure = (source: string) => /^(?:http|ftp):/.test(source);
  const active = [...policy].flatMap(([name, found]) => (passive.includes(name) ? [] : found));

  if (has("script-src", [...broad, ...unsafeInline]) || has("object-src", broad)) return -20;
  if (active.some(isInsecure)) return -20;
  if (has("script-src", ["'unsafe-eval'"]) || has("style-src", ["'unsafe-eval'"])) return -10;
  if (passive.flatMap(sources).some(isInsecure)) return -10;
  if (has("style-src", [...broad, ...unsafeInline])) return 0;
  return policy.get("default-src")?.join() === "'none'" ? 10 : 5;
}
