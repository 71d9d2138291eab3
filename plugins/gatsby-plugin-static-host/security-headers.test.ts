import type { SiteFacts } from "../gatsby-plugin-checked-content/schemas/site";
import { parsePage } from "./built-pages";
import { withPolicy } from "./content-security-policy";
import { headerRules } from "./hosts/headers";
import { redirectsFile } from "./hosts/redirects";

const files = { webm: "/film/film.webm", mp4: "/film/film.mp4" };
const facts = {
  map: { embedUrl: "https://map.example/embed", linkUrl: "https://map.example/" },
  film: { channel: "custom", ...files, loop: files },
  externalFlags: "https://flags.example/{country}.svg",
} satisfies Partial<SiteFacts>;
const page = '<script>a()</script><style>b{}</style><script src="/a.js"></script>';

/** `printf 'a()' | openssl dgst -sha256 -binary | base64`, and the same of `b{}`. */
const hashes = {
  script: "'sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4='",
  style: "'sha256-7yqHVAesot11p6HczDsgKRipvI5UPgs97z80zNXlans='",
};

const finished = (html: string, own: Partial<SiteFacts> = facts) =>
  withPolicy(html, parsePage(html), own);

/** The directives of a page's policy, by their names. */
function policyOf(html = page, own: Partial<SiteFacts> = facts): Record<string, string> {
  const text = /content="([^"]*)"/.exec(finished(`<meta charset="utf-8">${html}`, own))?.[1] ?? "";
  return Object.fromEntries(
    text.split("; ").map((directive) => directive.split(/ (.*)/) as [string, string]),
  );
}

test("a page's policy allows the scripts and styles in it by their hashes alone, and the hosts that content names", () => {
  expect(policyOf()).toMatchObject({
    "default-src": "'none'",
    "script-src": `'self' ${hashes.script}`,
    "style-src": `'self' ${hashes.style}`,
    "connect-src": "'self' https://map.example",
    "img-src": "'self' data: https://flags.example",
    "base-uri": "'none'",
    "form-action": "'none'",
  });
});

test.each([
  ["our own film", { channel: "custom" }, ""],
  ["a film on YouTube", { channel: "youtube", id: "a1" }, " https://www.youtube-nocookie.com"],
  ["a film on Vimeo", { channel: "vimeo", id: "a1" }, " https://player.vimeo.com"],
] as const)("%s: frames may come from the map and the player", (_name, film, player) => {
  const policy = policyOf(page, { ...facts, film: { ...facts.film, ...film } });
  expect(policy["frame-src"]).toBe(`https://map.example${player}`);
});

test("the services of forms and of counting may be asked, and the script of the second run", () => {
  const policy = policyOf(page, {
    forms: { endpoint: "https://forms.example/f/1" },
    analytics: { script: "https://count.example/a.js", sendsTo: ["https://us.count.example"] },
  });
  expect(policy["connect-src"]).toBe(
    "'self' https://forms.example https://count.example https://us.count.example",
  );
  expect(policy["script-src"]).toBe(`'self' ${hashes.script} https://count.example`);
  expect(policyOf(page, { forms: { endpoint: "/api/message" } })["connect-src"]).toBe("'self'");
});

test("without a map, a film and a service of flags, no other host is allowed", () => {
  const policy = policyOf(page, {});
  expect(policy["frame-src"]).toBe("'none'");
  expect(Object.values(policy).join(" ")).not.toContain("https:");
});

test("data blocks and files need no hash", () => {
  const html =
    '<script type="application/ld+json">{"a":1}</script><script async src=/a.js></script><SCRIPT TYPE="module">a()</SCRIPT >';
  expect(policyOf(html)["script-src"]).toBe(`'self' ${hashes.script}`);
});

test("browsers keep to HTTPS for this host alone, and for its subdomains only where the site asks for it", () => {
  const header = (own: Partial<SiteFacts>) => headerRules(own)[0]?.[1]["Strict-Transport-Security"];
  expect(header({})).toBe("max-age=31536000");
  expect(header({ hstsSubdomains: true })).toBe("max-age=31536000; includeSubDomains");
});

test("signing in to the editor at GitLab or Gitea comes back to the window that it began in", () => {
  const header = (backend: string) =>
    headerRules({ editor: { backend } as SiteFacts["editor"] })[0]?.[1][
      "Cross-Origin-Opener-Policy"
    ];
  expect(["github", "gitlab", "gitea"].map(header)).toEqual([
    "same-origin-allow-popups",
    "unsafe-none",
    "unsafe-none",
  ]);
});

test("a site in a folder has its rules there, and no header of a path comes from two rules", () => {
  const rules = headerRules({}, "/x");
  for (const [pattern] of rules) expect(pattern).toMatch(/^\/x\//);
  const names = rules.map(([, headers]) => Object.keys(headers));
  const [everywhere = [], ...others] = names;
  expect(others.flat().filter((name) => everywhere.includes(name))).toEqual([]);
  const looked = redirectsFile("/x").trim().split("\n");
  expect(looked).toContain("/x/en/404 /x/en/not-found 200");
  for (const rule of looked) expect(rule).toMatch(/^\/x\/\S+ \/x\/\S+ 200$/);
});
