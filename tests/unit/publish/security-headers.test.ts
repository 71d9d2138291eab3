import type { SiteFacts } from "../../../src/content/schemas/site";
import { parsePage } from "../../../src/publish/built-pages";
import { hashInline } from "../../../src/publish/content-security-policy";
import { caching, contentTypes, embeddable, securityHeaders } from "../../../src/publish/headers";
import { headersFile } from "../../../src/publish/headers-file";
import { nginxConfiguration } from "../../../src/publish/nginx";
import { redirectsFile } from "../../../src/publish/redirects-file";

const files = { webm: "/film/film.webm", mp4: "/film/film.mp4" };
const facts = {
  map: { embedUrl: "https://map.example/embed", linkUrl: "https://map.example/" },
  film: { channel: "custom", ...files, loop: files },
  externalFlags: "https://flags.example/{country}.svg",
} satisfies Partial<SiteFacts>;
const page = '<html><script>a()</script><style>b{}</style><script src="/a.js"></script></html>';
const inlineIn = (html: string, file = "public/index.html") =>
  hashInline(file, html, parsePage(html));
const pages = [inlineIn(page)];

/** `printf 'a()' | openssl dgst -sha256 -binary | base64`, and the same of `b{}`. */
const hashes = {
  script: "'sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4='",
  style: "'sha256-7yqHVAesot11p6HczDsgKRipvI5UPgs97z80zNXlans='",
};

function directive(name: string, film: SiteFacts["film"] = facts.film) {
  const policy = securityHeaders(pages, { ...facts, film })["Content-Security-Policy"] ?? "";
  return policy.split("; ").find((text) => text.startsWith(`${name} `));
}

test("the policy allows the scripts and styles in the pages by their hashes alone, and requests to the map", () => {
  expect(directive("script-src")).toBe(`script-src 'self' ${hashes.script}`);
  expect(directive("style-src")).toBe(`style-src 'self' ${hashes.style}`);
  expect(directive("default-src")).toBe("default-src 'none'");
  expect(directive("connect-src")).toBe("connect-src 'self' https://map.example");
});

test.each([
  ["our own film", { channel: "custom" }, ""],
  ["a film on YouTube", { channel: "youtube", id: "a1" }, " https://www.youtube-nocookie.com"],
  [
    "a film without a channel",
    { channel: undefined, id: "a1" },
    " https://www.youtube-nocookie.com",
  ],
  ["a film on Vimeo", { channel: "vimeo", id: "a1" }, " https://player.vimeo.com"],
] as const)("%s: frames may come from the map and the player", (_name, film, player) => {
  expect(directive("frame-src", { ...facts.film, ...film })).toBe(
    `frame-src https://map.example${player}`,
  );
});

test("browsers keep to HTTPS for this host alone, and for its subdomains only where the site asks for it", () => {
  const header = (facts: Partial<SiteFacts>) =>
    securityHeaders(pages, facts)["Strict-Transport-Security"];
  expect(header({})).toBe("max-age=31536000");
  expect(header({ hstsSubdomains: true })).toBe("max-age=31536000; includeSubDomains");
});

test("with that, the headers earn every point of Mozilla's Observatory, 130: A+", () => {
  const headers = securityHeaders(pages, facts);
  expect(headers).toMatchObject({
    "Content-Security-Policy": expect.stringMatching(/form-action 'none'; frame-ancestors 'none'$/),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
  });
  expect(headers["Content-Security-Policy"]).not.toMatch(/[ ;](?:http|ftp):/);
});

test("without a map, a film and a service of flags, no other host is allowed", () => {
  const policy = securityHeaders(pages, {})["Content-Security-Policy"] ?? "";
  expect(policy).toContain("frame-src 'none'");
  expect(policy).not.toContain("https:");
});

test("data blocks and files need no hash", () => {
  const html =
    '<script type="application/ld+json">{"a":1}</script><script async src=/a.js></script><SCRIPT TYPE="module">a()</SCRIPT >';
  expect([...inlineIn(html).scripts]).toEqual([hashes.script]);
});

test.each([
  ["an event's handler", '<button class="x" onclick="a()">Go</button>', "<button"],
  ["a link that runs a script", '<a href="javascript:a()">Go</a>', "<a href"],
  ["a script of an unknown type", '<script type="text/coffee">a</script>', "<script type"],
  ["a script that does not end", "<p>x</p><script >a()", "<script"],
])("the build stops at %s, with the page and the place named", (_name, html, named) => {
  expect(() => inlineIn(html, "public/en/index.html")).toThrow(
    new RegExp(`^public/en/index\\.html: .*no hash for ${named}`),
  );
});

test("a policy that outgrows a line of the CDN stops the build, and says so", () => {
  const scripts = Array.from({ length: 60 }, (_, index) => `<script>${index}</script>`).join("");
  const headers = securityHeaders([inlineIn(scripts)], facts);
  expect(() => headersFile(headers)).toThrow(/A line of _headers has \d+ characters.*2000/);
});

test("a site in a folder has its rules there", () => {
  const text = headersFile(securityHeaders(pages, facts), "/x");
  const patterns = text.split("\n").filter((line) => line.startsWith("/"));
  expect(patterns).toHaveLength(caching.length + embeddable.length + contentTypes.length + 1);
  for (const pattern of patterns) expect(pattern).toMatch(/^\/x\//);
  const server = nginxConfiguration(securityHeaders(pages, facts), "/x");
  expect(server).toContain("location /x/en/ { error_page 403 404 =404 /x/en/404.html; }");
  expect(server).toContain('"~^/x/static/.*$"');
  const looked = redirectsFile("/x").trim().split("\n");
  expect(looked).toContain("/x/en/404 /x/en/not-found 200");
  for (const rule of looked) expect(rule).toMatch(/^\/x\/\S+ \/x\/\S+ 200$/);
});

test("nginx answers to the name of the site, and sends every header that the CDN does", () => {
  const security = securityHeaders(pages, facts);
  const server = nginxConfiguration(security, "", "company.example");
  expect(server).toContain("server_name company.example;");
  for (const [name, value] of Object.entries(security)) {
    const isSame = name !== "Cross-Origin-Resource-Policy";
    expect(server).toContain(
      `    add_header ${name} "${isSame ? value : "$site_embedding"}" always;`,
    );
  }
  for (const [, value] of caching) expect(server).toContain(`"${value}"`);
});
