import { apacheFiles } from "./apache";
import { headerRules } from "./headers";
import { netlifyFile } from "./host-files";
import { nginxRedirects, redirectPages, redirectsFile, redirectsOf } from "./redirects";

const items = [
  { from: "/about", to: "/who-we-are" },
  { from: "/من-نحن.html", to: "/who-we-are#mission", language: "ar" },
  { from: "/blog/*", to: "/", language: "en" },
];
const redirects = redirectsOf(items, "/x");
const rules = headerRules({}, "/x");

test("an old address leads on with and without its slash, and so do all below a wildcard", () => {
  expect(redirects).toEqual([
    ["/x/about", "/x/who-we-are/"],
    ["/x/about/", "/x/who-we-are/"],
    ["/x/من-نحن.html", "/x/ar/who-we-are/#mission"],
    ["/x/blog", "/x/en/"],
    ["/x/blog/", "/x/en/"],
    ["/x/blog/*", "/x/en/"],
  ]);
});

test("redirects with a wildcard come last, and each address is decoded once", () => {
  const mixed = ["/blog/*", "/a%2Fb.html", "/c"].map((from) => ({ from, to: "/" }));
  const froms = redirectsOf(mixed).map(([from]) => from);
  expect(froms).toEqual(["/blog", "/blog/", "/a/b.html", "/c", "/c/", "/blog/*"]);
});

test.each([
  [
    "_redirects",
    redirectsFile("/x", redirects),
    "/x/%D9%85%D9%86-%D9%86%D8%AD%D9%86.html /x/ar/who-we-are/#mission 301",
  ],
  [
    "nginx",
    nginxRedirects(redirects),
    'location ~* "^/x/من-نحن\\.html$" { return 301 "/x/ar/who-we-are/$is_args$args#mission"; }',
  ],
  [
    "Apache",
    apacheFiles(rules, redirects, "/x")[0]?.[1],
    'RewriteRule ^ "/x/ar/who-we-are/?%1#mission" [NE,R=301,L]',
  ],
])("%s has the redirects in its own form", (_host, text, line) => {
  expect(text).toContain(line);
});

test("Netlify has a 404 page for each language, before the one of all others", () => {
  const rules = netlifyFile().trim().split("\n\n");
  expect(rules).toContain('[[redirects]]\nfrom = "/en/*"\nto = "/en/404.html"\nstatus = 404');
  expect(rules.at(-1)).toContain('from = "/*"\nto = "/404.html"');
});

test("hosts without redirects get pages that send visitors and search engines on", () => {
  const pages = new Map(redirectPages(redirects, "/x", "https://a.example/x"));
  expect([...pages.keys()]).toEqual([
    "redirects/about/index.html",
    "redirects/من-نحن.html",
    "redirects/blog/index.html",
  ]);
  const html = pages.get("redirects/about/index.html");
  expect(html).toContain('<link rel="canonical" href="https://a.example/x/who-we-are/">');
  expect(html).toContain('content="0; url=/x/who-we-are/"');
});
