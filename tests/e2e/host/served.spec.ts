import fs from "node:fs";
import {
  collectionNames,
  collectionOf,
} from "../../../plugins/gatsby-plugin-checked-content/collections";
import { headerRules } from "../../../plugins/gatsby-plugin-static-host/hosts/headers";
import { isLanguage } from "../../../shared/languages";
import { localizedPath } from "../../../shared/urls";
import { files, pages } from "../../built/built-site";
import { facts, projects } from "../../site-content";
import { type Answer, ask } from "../raw-request";
import { isInstalled, startServer } from "../real-servers";
import { expect, hydrated, test } from "../site";

// How a host answers, mostly raw requests: a browser would normalise them first.

const kept = "public, max-age=31536000, immutable";
const day = "public, max-age=86400";
const revalidated = "public, max-age=0, must-revalidate";

/** Content type and caching of each kind of file. The first match counts. */
const kinds: [RegExp, string | RegExp, string][] = [
  [/^\/static\/.*\.woff2$/, "font/woff2", kept],
  [/^\/static\/.*\.avif$/, "image/avif", kept],
  [/^\/static\/.*\.webp$/, "image/webp", kept],
  [/^\/[^/]+\.js$/, /^(?:application|text)\/javascript/, kept],
  [/^\/[^/]+\.css$/, /^text\/css/, kept],
  [/^\/film\/.*\.mp4$/, "video/mp4", day],
  [/^\/film\/.*\.webm$/, "video/webm", day],
  [/^\/film\/.*\.vtt$/, /^text\/vtt/, day],
  [/^\/flags\/.*\.svg$/, "image/svg+xml", day],
  [/^\/icons\/.*\.png$/, "image/png", day],
  [/^\/page-data\/.*\.json$/, /^application\/json/, revalidated],
  [/^\/locales\/.*\.json$/, /^application\/json/, revalidated],
  [/^\/search\/.*\.json$/, /^application\/json/, revalidated],
  [/^\/profile\/.*\.pdf$/, "application/pdf", revalidated],
  [/\.xml$/, /^(?:application|text)\/xml/, revalidated],
  [/\.txt$/, /^text\/plain; charset=utf-8$/i, revalidated],
  [/^\/en\/clients\/index\.html$/, /^text\/html; charset=utf-8$/i, revalidated],
];

const embedding = "cross-origin-resource-policy";

/** The security headers of every answer, by lower-case name. Those of nginx stand in a file that knows no facts. */
const securityOn = (host: string) => {
  const [[, headers] = []] = headerRules(host === "nginx" ? {} : facts("site.json"));
  return Object.fromEntries(
    Object.entries(headers ?? {}).map(([name, value]) => [name.toLowerCase(), value]),
  );
};

const notFound: [url: string, page: string][] = [
  ["/nope", "/404.html"],
  ["/ar/nope/", "/ar/404.html"],
  ["/en/nope", "/en/404.html"],
  ["/en/clients/nope.js", "/en/404.html"],
  ["/static/", "/404.html"],
  ["/static/nope.png", "/404.html"],
  // The 404 page is not a page of its own.
  ...["/404", "/404/", "/404.html", "/404?a=1"].flatMap((url): [string, string][] =>
    ["", "/ar", "/en"].map((folder) => [folder + url, `${folder}/404.html`]),
  ),
];

/** Broken, encoded and hostile paths. */
const hostile = [
  "/%E0%A4%A",
  "//evil.example",
  "//evil.example/%2e%2e",
  "/en/../../etc/passwd",
  "/en/..%2f..%2fetc/passwd",
  "/\\evil.example",
  `/en/?q=${"x".repeat(10_000)}`,
];

/** Expects no internals of the server in a response and no redirect to another host. */
function expectNoHarm({ body, headers }: Answer, address: string) {
  // Shortened, since a page is long.
  expect(/\bat [^\n]{0,200}:\d+:\d+|\broot:x:|node_modules/.test(body)).toBe(false);
  expect(body.includes(process.cwd())).toBe(false);
  const target = new URL(headers.location ?? "/", address);
  expect([new URL(address).origin, undefined]).toContain(target.origin);
}

/** Apache names its host in every redirect. */
const pathOf = (location = "") => location.replace(/^http:\/\/[^/]+/, "");

for (const [index, real] of ([undefined, "nginx", "Apache"] as const).entries()) {
  const host = real ?? "the tests' server";
  test.describe(`on ${host}`, () => {
    test.skip(real !== undefined && !isInstalled(real), `${host} is not installed here`);
    // One server for all of them.
    test.describe.configure({ mode: "default" });

    const security = securityOn(host);
    let address = "";
    let stop: () => unknown = () => {};
    test.beforeAll(async ({ baseURL }) => {
      const { port } = new URL(baseURL ?? "");
      if (real) ({ address, stop } = await startServer(real, Number(port) + index));
      else address = `http://127.0.0.1:${port}`;
    });
    test.afterAll(() => stop());

    test("every page has its own text, the same strict headers and no cookie", async () => {
      for (const [url, html] of pages) {
        if (url.endsWith("404.html")) continue;
        const answer = await ask(address, url);
        expect([url, answer.status]).toEqual([url, 200]);
        expect([url, answer.body === html]).toEqual([url, true]);
        expect(answer.headers).toMatchObject({ ...security, "cache-control": revalidated });
        // A page without a language only leads to one with it.
        if (url === "/" || isLanguage(url.split("/")[1]))
          expect([url, answer.headers[embedding]]).toEqual([url, "same-origin"]);
        expect(answer.headers).not.toHaveProperty("set-cookie");
      }
    });

    test("every kind of file has its type and its caching; other sites may show the picture of a shared link and the logo, but no page", async () => {
      const { film, profile } = facts("site.json");
      const leftOut = [film ? [] : "film", profile ? [] : "profile"].flat();
      const own = kinds.filter(([kind]) => !leftOut.some((folder) => kind.source.includes(folder)));
      for (const [kind, type, caching] of own) {
        const file = files.find((name) => kind.test(name));
        if (!file) throw new Error(`The build has no file like ${kind}.`);
        const { status, headers } = await ask(address, file.replace(/index\.html$/, ""), {
          method: "HEAD",
        });
        expect([file, status]).toEqual([file, 200]);
        expect(headers["content-type"]).toEqual(
          type instanceof RegExp ? expect.stringMatching(type) : type,
        );
        expect([file, headers["cache-control"]]).toEqual([file, caching]);
        expect(headers).toMatchObject(security);
      }
      const shared = /"og:image" content="([^"]+)"/;
      const html = pages.get("/en/") ?? "";
      const project = pages.get(`/en/projects/${projects[0]?.id}/`);
      const shown = [
        ...[html, project ?? html].map((text) => shared.exec(text)),
        /"logo":\{[^}]*"url":"([^"]+)"/.exec(html),
      ].map((found) => new URL(found?.[1] ?? "").pathname);
      for (const path of shown) {
        const { status, headers } = await ask(address, path);
        expect([path, status, headers[embedding]]).toEqual([path, 200, undefined]);
      }
    });

    test("a missing page is a 404 in its language that is not cached", async () => {
      for (const [url, page] of notFound) {
        const answer = await ask(address, url);
        expect([url, answer.status]).toEqual([url, 404]);
        expect([url, answer.body === pages.get(page)]).toEqual([url, true]);
        expect(answer.headers).toMatchObject({ ...security, "cache-control": "no-store" });
      }
    });

    test("a path without its slash redirects to the one with it, whatever host is named; hostile paths do no harm", async () => {
      const hosts: Record<string, string>[] = [{}, { host: "evil.example" }];
      for (const headers of hosts) {
        const { status, headers: sent } = await ask(address, "/en/clients?a=1", { headers });
        expect([301, 308]).toContain(status);
        expect(pathOf(sent.location)).toBe("/en/clients/?a=1");
      }
      const { headers } = await ask(address, "//en/clients");
      expect(pathOf(headers.location)).toBe("/en/clients/");
      for (const url of hostile) {
        const answer = await ask(address, url);
        expect([url.slice(0, 30), answer.status < 500]).toEqual([url.slice(0, 30), true]);
        expectNoHarm(answer, address);
      }
    });

    test.describe("in a browser", () => {
      // Gatsby asks the host behind an encoded backslash for the page, which the policy forbids.
      test.use({ breaks: true });

      test("no address that a visitor may follow leads away from the site", async ({ page }) => {
        const away: string[] = [];
        // The only host that the tests' browser finds.
        const site = address.replace("127.0.0.1", "localhost");
        page.on("request", (request) => {
          if (request.isNavigationRequest() && !request.url().startsWith(`${site}/`))
            away.push(request.url());
        });
        for (const path of [
          "//Evil.example/login?x=1",
          "/\\Evil.example",
          "//evil.example/X",
          "///Evil.example/X",
          "/%2F%2Fevil.example",
          "/%2FEvil.example/",
          "/%5CEvil.example",
          "/EN/%5CEvil.example",
          "/a%2Bb",
        ]) {
          await page.goto(site + path);
          // Apache refuses these with words of its own.
          if (host === "Apache" && path.includes("%2F")) continue;
          await hydrated(page);
          await expect(page.locator("h1"), path).not.toBeEmpty();
          await page.getByRole("banner").locator("a[hreflang]").first().click();
          await hydrated(page);
        }
        expect(away).toEqual([]);
      });
    });

    test("an old address leads to its page for good, with its query, and so does one that a wildcard covers", async () => {
      const items: { from: string; to: string; language?: string }[] =
        facts("redirects.json").items;
      const kinds = items.map(({ from }) => from.endsWith("*"));
      if (items.length > 0) expect(kinds).toEqual(expect.arrayContaining([true, false]));
      const folders = collectionNames.filter((name) => !pages.has(`/${name}/`));
      const above = folders
        .map((name) => ({ from: `/en/${name}`, to: collectionOf(name).above.path, language: "en" }))
        .filter(({ to }) => pages.has(localizedPath(to.replace(/#.*/, ""))));
      for (const { from, to, language } of [...items, ...above]) {
        const path = localizedPath(to, isLanguage(language) ? language : undefined);
        const target = path.replace(/(?=#|$)/, "?a=1");
        const old = from.replace("*", "2019/page.php");
        // Cloudflare's rules know one spelling alone.
        for (const url of host === "the tests' server" ? [old] : [old, old.toUpperCase()]) {
          const { status, headers } = await ask(address, `${url}?a=1`);
          expect([url, status, pathOf(headers.location)]).toEqual([url, 301, target]);
        }
      }
    });

    test("a page has one address: index.html leads to its folder", { tag: "@own" }, async () => {
      test.skip(host === "the tests' server", "It serves the file, which links to nothing else.");
      const { status, headers } = await ask(address, "/en/clients/index.html?a=1");
      expect([status, pathOf(headers.location)]).toEqual([301, "/en/clients/?a=1"]);
    });

    test("a cached page is not sent again, HEAD has no body, other methods are refused", async () => {
      const accepted = { "Accept-Encoding": "gzip" };
      const { headers } = await ask(address, "/en/", { headers: accepted });
      const again = await ask(address, "/en/", {
        headers: { ...accepted, "If-None-Match": headers.etag ?? "" },
      });
      expect([again.status, again.size]).toEqual([304, 0]);
      const head = await ask(address, "/en/", { method: "HEAD" });
      expect([head.status, head.size]).toEqual([200, 0]);
      // Apache sends a file to who posts to it, and lists the methods.
      const refused = ["PUT", "DELETE", "PATCH", ...(host === "Apache" ? [] : ["POST", "OPTIONS"])];
      for (const method of refused) {
        const answer = await ask(address, "/en/", { method });
        expect([method, answer.status]).toEqual([method, 405]);
        expectNoHarm(answer, address);
      }
    });

    // Cloudflare's local runtime sends no parts, and gives a null byte to Node's file reader, whose message names a path.
    test("a range request gets that part of the film", { tag: "@own" }, async () => {
      test.skip(!fs.existsSync("public/film/film.mp4"), "This site has no film.");
      const { length } = fs.readFileSync("public/film/film.mp4");
      const { status, size, headers } = await ask(address, "/film/film.mp4", {
        headers: { Range: "bytes=100-199" },
      });
      expect([status, size]).toEqual([206, 100]);
      expect(headers["content-range"]).toBe(`bytes 100-199/${length}`);
    });

    test("a null byte is refused, and the host's configuration files are not served", {
      tag: "@own",
    }, async () => {
      const answer = await ask(address, "/en/%00");
      expect([400, 404]).toContain(answer.status);
      expectNoHarm(answer, address);
      const read = ["_headers", "_redirects", "_redirects.nginx", ".htaccess", "ar/.htaccess"].map(
        (name) => `/${name}`,
      );
      for (const file of read) expect([403, 404]).toContain((await ask(address, file)).status);
    });
  });
}
