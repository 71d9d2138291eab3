import { languages } from "../../src/i18n/languages";
import { localizedPath } from "../../src/i18n/urls";
import { expect, facts, routes, screens, test } from "./site";

const { siteUrl, fullName } = facts("site.json");

const everyPage = [...routes, { url: "/404.html", language: "ar", path: "/404" }];

/** The attributes of every element of a kind in a page's HTML as it is served. */
function elements(html: string, name: string): Record<string, string>[] {
  return [...html.matchAll(new RegExp(`<${name}\\b([^>]*)>`, "g"))].map(([, text = ""]) =>
    Object.fromEntries(
      [...text.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, key, value]) => [
        key?.toLowerCase(),
        value,
      ]),
    ),
  );
}

for (const { url, language, path } of routes) {
  test(`${url} names its canonical form, its alternates and its picture`, async ({ request }) => {
    const html = await (await request.get(url)).text();
    const links = elements(html, "link");
    const of = (code: string) => siteUrl + localizedPath(path, code as "ar");
    expect(links.filter(({ rel }) => rel === "canonical").map(({ href }) => href)).toEqual([
      of(language),
    ]);
    const alternates = links
      .filter(({ rel }) => rel === "alternate")
      .map(({ hreflang, href }) => [hreflang, href]);
    expect(alternates).toEqual([
      ...languages.map(({ code }) => [code, of(code)]),
      ["x-default", of("ar")],
    ]);

    const meta = elements(html, "meta");
    const property = (name: string) => meta.find((element) => element.property === name)?.content;
    expect(property("og:url")).toBe(of(language));
    expect(property("og:site_name")).toBe(fullName[language]);
    const picture = await request.get(property("og:image")?.replace(siteUrl, "") ?? "");
    expect(picture.status()).toBe(200);
    expect(picture.headers()["content-type"]).toBe("image/jpeg");
  });
}

for (const { code } of languages) {
  test(`structured data presents the company and the way to a page in ${code}`, async ({
    request,
  }) => {
    const read = async (path: string) => {
      const html = await (await request.get(localizedPath(path, code))).text();
      const blocks = html.matchAll(/<script[^>]*type="application\/ld\+json"[^>]*>([^<]*)/g);
      return [...blocks].map(([, text = ""]) => JSON.parse(text));
    };
    const home = await read("/");
    expect(home.map((data) => data["@type"])).toEqual(["GeneralContractor", "WebSite"]);
    expect(home[0]).toMatchObject({
      "@context": "https://schema.org",
      name: fullName[code],
      url: `${siteUrl}/${code}/`,
      telephone: [expect.stringMatching(/^\+\d{8,15}$/), expect.stringMatching(/^\+\d{8,15}$/)],
      geo: {
        "@type": "GeoCoordinates",
        latitude: expect.any(Number),
        longitude: expect.any(Number),
      },
    });
    expect(home[0].sameAs).toHaveLength(facts("site.json").social.length);
    const contact = await read("/contact-us");
    expect(contact.map((data) => data["@type"])).toEqual(["BreadcrumbList", "GeneralContractor"]);
    expect(contact[0].itemListElement[1].item).toBe(`${siteUrl}/${code}/contact-us/`);
  });
}

test("the sitemap lists the canonical pages, and every alternate is one of them", async ({
  request,
}) => {
  const index = await (await request.get("/sitemap-index.xml")).text();
  expect(index).toContain(`${siteUrl}/sitemap-0.xml`);
  const xml = await (await request.get("/sitemap-0.xml")).text();
  const listed = [...xml.matchAll(/<loc>([^<]*)/g)].map(([, url]) => url);
  const canonical = screens.flatMap(({ path }) =>
    languages.map(({ code }) => siteUrl + localizedPath(path, code)),
  );
  expect(listed.sort()).toEqual(canonical.sort());
  const alternates = [...xml.matchAll(/<xhtml:link[^>]*href="([^"]*)"/g)].map(([, url]) => url);
  expect(new Set(alternates)).toEqual(new Set(canonical));
  expect(alternates).toHaveLength(canonical.length * (languages.length + 1));
});

test("robots.txt points to the sitemap, llms.txt to every page", async ({ request }) => {
  expect(await (await request.get("/robots.txt")).text()).toContain(
    `Sitemap: ${siteUrl}/sitemap-index.xml`,
  );
  const text = await (await request.get("/llms.txt")).text();
  for (const { path } of screens)
    expect(text).toContain(`(${siteUrl}${localizedPath(path, "en")})`);
});

test("the 404 pages ask not to be listed", async ({ request }) => {
  for (const url of ["/nope", "/en/nope"]) {
    const meta = elements(await (await request.get(url)).text(), "meta");
    expect(meta.find(({ name }) => name === "robots")?.content).toBe("noindex");
  }
});

test("every link on every page leads to a page that is there, every anchor to its place", async ({
  request,
}) => {
  const htmls = new Map<string, string>();
  const load = async (url: string) => {
    const known = htmls.get(url);
    if (known !== undefined) return known;
    const response = await request.get(url);
    const html = response.status() === 200 ? await response.text() : "";
    htmls.set(url, html);
    return html;
  };
  const broken: string[] = [];
  for (const { url } of everyPage) {
    for (const { href = "" } of elements(await load(url), "a")) {
      const target = new URL(href.replaceAll("&amp;", "&"), `${siteUrl}${url}`);
      if (target.origin !== siteUrl) continue;
      const html = await load(target.pathname);
      const anchor = decodeURIComponent(target.hash.slice(1));
      if (!html || (anchor && !html.includes(`id="${anchor}"`) && anchor !== "top")) {
        broken.push(`${url} → ${href}`);
      }
    }
  }
  expect(broken).toEqual([]);
});
