import fs from "node:fs";
import path from "node:path";
import { HtmlValidate } from "html-validate";
import sharp from "sharp";
import { stringsIn } from "../../plugins/gatsby-plugin-checked-content/json-file";
import type { SiteFacts } from "../../plugins/gatsby-plugin-checked-content/schemas/site";
import { defaultLanguage, type Language, languageRow, languages } from "../../shared/languages";
import { localizedPath, navigationPath } from "../../shared/urls";
import {
  contentPages,
  entryPages,
  entryPaths,
  facts,
  routes,
  titleOf,
  translations,
} from "../site-content";
import { decoded, elements, files, folder, pages, pathPrefix, read, siteUrl } from "./built-site";

const { city, fullName, legal, openingHours, social } = facts("site.json");
const absolute = (route: string, code: string) => siteUrl + localizedPath(route, code as Language);
const paths = [...contentPages.map(({ path }) => path), ...entryPages.map(({ path }) => path)];
const canonical = paths.flatMap((path) => languages.map(({ code }) => absolute(path, code)));

/** Width and height, in pixels, of the picture at one of the site's absolute URLs. */
const sizeAt = async (url = "") => {
  const { width, height } = await sharp(path.join(folder, url.replace(siteUrl, ""))).metadata();
  return { width, height };
};

const nameOf = (file: string) => path.basename(file, path.extname(file));

/** The page at one of the site's absolute URLs. */
const pageAt = (url: string) => pages.get(url.replace(siteUrl, ""));

const canonicalOf = (html: string) =>
  elements(html, "link").flatMap(({ rel, href }) => (rel === "canonical" ? [href] : []));

const alternatesOf = (html: string) =>
  elements(html, "link").flatMap(({ rel, hreflang, href }) =>
    rel === "alternate" && hreflang ? [[hreflang, href]] : [],
  );

const titleIn = (html: string) => decoded(html.match(/<title[^>]*>([^<]*)/)?.[1] ?? "");

/** Every translation key: none of them may stand on a page in place of its text. */
const keys = new Set(
  fs.readdirSync("locales/ar").flatMap((file) => {
    const namespace = path.basename(file, ".json");
    const own = stringsIn(translations("ar", namespace)).map(([field]) => field.join("."));
    return own.flatMap((key) => [key, `${namespace}:${key}`]);
  }),
);

/** The texts of a page, and of its attributes that people read. */
const textsOf = (html: string) =>
  [
    ...html
      .replace(/<(script|style)\b.*?<\/\1>/gs, "")
      .matchAll(/>([^<>]+)<|\b(?:alt|aria-label|title|placeholder)="([^"]*)"/g),
  ].map(([, text, attribute]) => (text ?? attribute ?? "").trim());

test("every page is in its language, has a title that a search engine shows whole, one heading, no key in place of a text, every letter and its icons; a 404 page stays out of search engines", () => {
  for (const [url, html] of pages) {
    const prefix = languages.find(({ code }) => url.startsWith(`/${code}/`))?.code;
    const { code: lang, dir } = languageRow(prefix ?? defaultLanguage);
    const [root] = elements(html, "html");
    expect([url, root?.lang, root?.dir]).toEqual([url, lang, dir]);
    expect([url, elements(html, "h1").length]).toEqual([url, 1]);
    // A search engine shows so many letters.
    expect([url, titleIn(html).length <= 60]).toEqual([url, true]);
    const texts = textsOf(html);
    expect(texts.length).toBeGreaterThan(20);
    expect([url, texts.filter((text) => keys.has(text))]).toEqual([url, []]);
    // An iPhone would make links of registration numbers.
    const detection = elements(html, "meta").find(({ name }) => name === "format-detection");
    expect([url, detection?.content]).toEqual([url, "telephone=no"]);
    // No script holds up what is painted.
    const blocking = elements(html, "script").filter(
      ({ src, async }) => src && async === undefined,
    );
    expect([url, blocking]).toEqual([url, []]);
    const robots = elements(html, "meta").find(({ name }) => name === "robots")?.content;
    expect([url, robots]).toEqual([url, url.endsWith("404.html") ? "noindex" : undefined]);
    const icons = elements(html, "link").filter(({ rel }) => /icon$/.test(rel ?? ""));
    expect(icons.map(({ rel }) => rel)).toEqual(["icon", "apple-touch-icon"]);
    for (const { href = "" } of icons) expect(files).toContain(href.slice(pathPrefix.length));
    // A letter that was lost while the page was written.
    expect([url, html.search(/[\0\uFFFD]/)]).toEqual([url, -1]);
  }
});

test("each page names itself, its forms in other languages and what a shared link shows", async () => {
  for (const { url, language, path, title, headerImage } of routes) {
    const html = pages.get(url) ?? "";
    const meta = elements(html, "meta");
    const property = (name: string) => meta.find((element) => element.property === name)?.content;
    const picture = path === "/" ? facts("site.json").picture : headerImage;
    const [width, height] = ["width", "height"].map((side) => Number(property(`og:image:${side}`)));
    expect({
      canonical: canonicalOf(html),
      alternates: alternatesOf(html),
      named: [property("og:url"), property("og:site_name")],
      titles: [titleIn(html), property("og:title")],
      size: { width, height },
      picture: nameOf(property("og:image") ?? ""),
    }).toEqual({
      canonical: [absolute(path, language)],
      alternates: [
        ...languages.map(({ code }) => [code, absolute(path, code)]),
        ["x-default", absolute(path, "ar")],
      ],
      named: [absolute(path, language), fullName[language]],
      titles: [titleOf(language, title), titleOf(language, title)],
      size: await sizeAt(property("og:image")),
      picture: nameOf(picture ?? facts("site.json").picture),
    });
  }
});

test("every page has a title and a description of its own in each language", () => {
  for (const { code } of languages) {
    const html = contentPages.map(({ path }) => pages.get(localizedPath(path, code)) ?? "");
    const described = (page: string) =>
      elements(page, "meta").find(({ name }) => name === "description")?.content ?? "";
    for (const texts of [html.map(titleIn), html.map(described)])
      expect(new Set(texts.filter(Boolean)).size).toBe(contentPages.length);
  }
});

const people = facts("people.json").items;
const kindsOfPages: Record<string, string[]> = {
  "who-we-are": people.length > 0 ? ["Organization", ...people.map(() => "Person")] : [],
  contact: ["GeneralContractor", ...facts("offices.json").items.map(() => "LocalBusiness")],
};

const kindsOfEntries: Record<string, string[]> = {
  vacancies: ["JobPosting"],
  news: ["NewsArticle"],
  service: ["Service"],
};

// The shape of each kind is held by its type in src/seo.
test("structured data stands on the pages that it belongs to, and its addresses are there", async () => {
  const kinds = new Map<string, string[]>();
  const companies = new Set<string>();
  for (const [url, html] of pages) {
    const blocks = [...html.matchAll(/<script[^>]*type="application\/ld\+json"[^>]*>([^<]*)/g)].map(
      ([, text = ""]) => JSON.parse(text),
    );
    kinds.set(
      url,
      blocks
        .flatMap((block) => [block, ...(block.employee ?? []), ...(block.department ?? [])])
        .map((block) => block["@type"]),
    );
    for (const block of blocks) {
      if (block["@type"] === "WebSite") companies.add(block.publisher["@id"]);
      if (block["@type"] !== "GeneralContractor") continue;
      companies.add(block["@id"]);
      expect(pageAt(block.url)).toBeDefined();
      expect(block.sameAs ?? []).toHaveLength(social.length);
      const { street = {}, postcode } = legal?.nationalAddress ?? {};
      expect(block.vatID).toBe(legal?.vat);
      expect(Object.values(city)).toContain(block.address.addressLocality);
      expect(block.address.postalCode).toBe(postcode);
      const streets = Object.values<string>(street);
      const named = streets.some((one) => block.address.streetAddress.includes(one));
      expect(named).toBe(streets.length > 0);
      // Hours for a part of the year have their first and last day.
      const hours = (openingHours as SiteFacts["openingHours"]).map(
        ({ days, opens, closes, period }) => [days.length, opens, closes, period?.from, period?.to],
      );
      expect(
        (block.openingHoursSpecification ?? []).map((one: Record<string, string>) => [
          one.dayOfWeek?.length,
          one.opens,
          one.closes,
          one.validFrom,
          one.validThrough,
        ]),
      ).toEqual(hours);
      for (const { url: address } of [block.logo, block.image ?? []].flat())
        expect((await sizeAt(address)).width).toBeGreaterThanOrEqual(112);
    }
  }
  for (const prefix of ["/", ...languages.map(({ code }) => `/${code}/`)]) {
    expect(kinds.get(prefix)).toEqual(["GeneralContractor", "WebSite"]);
    for (const { path: address, template } of contentPages.filter(({ path }) => path !== "/"))
      expect([address, kinds.get(`${prefix}${address.slice(1)}/`)]).toEqual([
        address,
        ["BreadcrumbList", ...(kindsOfPages[template] ?? [])],
      ]);
    for (const { path: address, collection } of entryPages)
      expect(kinds.get(`${prefix}${address.slice(1)}/`)).toEqual([
        "BreadcrumbList",
        ...(kindsOfEntries[collection] ?? []),
      ]);
    expect(kinds.get(`${prefix}404.html`)).toEqual([]);
  }
  // The company has the same id in every language.
  expect(companies.size).toBe(1);
});

test("robots.txt points to the sitemap, which lists the canonical pages; each alternate is there, is its own canonical, and points back", () => {
  expect(read("/robots.txt")).toContain(`Sitemap: ${siteUrl}/sitemap-index.xml`);
  expect(read("/sitemap-index.xml")).toContain(`<loc>${siteUrl}/sitemap-0.xml</loc>`);
  const entries = read("/sitemap-0.xml").split("<url>").slice(1);
  const listed = entries.map((entry) => entry.match(/<loc>([^<]*)/)?.[1]);
  expect(listed.sort()).toEqual(canonical.sort());
  for (const entry of entries) {
    const links = elements(entry.replaceAll("xhtml:link", "link"), "link");
    const alternates = links.map(({ hreflang, href }) => [hreflang, href]);
    expect(alternates).toHaveLength(languages.length + 1);
    for (const { href = "" } of links) {
      expect(canonicalOf(pageAt(href) ?? "")).toEqual([href]);
      expect(alternatesOf(pageAt(href) ?? "")).toEqual(alternates);
    }
  }
});

test("people on the sitemap page, and programs in llms.txt, find every page by its title and description", () => {
  const lines = [...read("/llms.txt").matchAll(/^- \[(.+)\]\((\S+)\): (.+)$/gm)];
  expect(lines.map(([, , url]) => url).sort()).toEqual(canonical.sort());
  for (const [, title = "", url = "", description = ""] of lines) {
    const { pathname } = new URL(url);
    const { code } =
      languages.find(({ code }) => pathname.startsWith(`${pathPrefix}/${code}/`)) ?? {};
    const list = pages.get(`/${code}/sitemap/`);
    // A site may do without that page.
    if (list) expect(list).toContain(`href="${pathname}">${title}</a>`);
    const [own] = elements(pageAt(url) ?? "", "meta").filter(({ name }) => name === "description");
    expect([url, decoded(own?.content ?? "")]).toEqual([url, description]);
  }
});

test("every link leads to a page or a file that is there, every anchor to its place", () => {
  const broken: string[] = [];
  for (const [url, html] of pages) {
    for (const { href = "" } of [...elements(html, "a"), ...elements(html, "link")]) {
      const target = new URL(href, siteUrl + url);
      if (target.origin !== new URL(siteUrl).origin) continue;
      // A path outside the site's folder belongs to another site.
      if (!target.pathname.startsWith(`${pathPrefix}/`)) broken.push(`${url} → ${href}`);
      // The language switch of a 404 page leads to an address without a page.
      const file = target.pathname.slice(pathPrefix.length).replace(/\/404\/$/, "/404.html");
      const page = pages.get(file);
      const anchor = decodeURIComponent(target.hash.slice(1));
      const isThere = page !== undefined || files.includes(file);
      if (!isThere || (anchor && anchor !== "top" && !page?.includes(`id="${anchor}"`))) {
        broken.push(`${url} → ${href}`);
      }
    }
  }
  expect(broken).toEqual([]);
});

test("every item of a menu is on the home page, every part of a page to read in the search", () => {
  const menus: { to: string }[] = Object.values(facts("navigation.json")).flatMap((menu) =>
    Array.isArray(menu) ? menu : [],
  );
  for (const { code } of languages) {
    const links = elements(pages.get(`/${code}/`) ?? "", "a").map(({ href }) => href);
    for (const { to } of menus) expect(links).toContain(pathPrefix + navigationPath(to, code));
    const index = read(`/search/${code}.json`);
    for (const { path, sections } of contentPages)
      for (const id of sections) expect(index).toContain(`"${path}/#${id}"`);
  }
});

test("links to social networks open a new tab, and every link that does says so", () => {
  const links = [...pages.values()].flatMap((html) => elements(html, "a"));
  const urls: string[] = social.map(({ url }: { url: string }) => url);
  const out = links.filter(({ href = "" }) => urls.includes(href));
  expect(out.length).toBeGreaterThanOrEqual(pages.size * urls.length);
  for (const { href, target, rel } of out)
    expect([href, target, rel]).toEqual([href, "_blank", "noopener noreferrer"]);
  const said = languages.map(({ code }) => translations(code, "common").social.newTab);
  for (const [url, html] of pages)
    for (const [link] of html.matchAll(/<a [^>]*target="_blank".*?<\/a>/gs))
      expect([url, link, said.some((text) => link.includes(text))]).toEqual([url, link, true]);
});

test("the HTML of every kind of page is valid", () => {
  const validator = new HtmlValidate({
    root: true,
    extends: ["html-validate:recommended"],
    elements: ["html5"],
    rules: {
      // Forms in which React and Gatsby write HTML and which browsers read alike.
      "attr-case": ["error", { style: ["lowercase", "camelcase"] }],
      "attribute-boolean-style": "off",
      "void-style": ["error", { style: "selfclosing" }],
      // Gatsby's root is `___gatsby`, React's ids are `:R1:`.
      "valid-id": ["error", { relaxed: true }],
      // The picture plugin places its pictures by them.
      "no-inline-style": "off",
      // With large text on a small screen, a phone number on two lines is better than one cut off.
      "tel-non-breaking": "off",
    },
  });
  // Of the entries of a collection one, and without what has rules of its own.
  const ofEachKind = [...contentPages.map(({ path }) => path), ...entryPaths].flatMap((path) =>
    languages.map(({ code }) => localizedPath(path, code)),
  );
  const faults = ["/", "/404.html", ...ofEachKind].flatMap((url) => {
    const html = (pages.get(url) ?? "").replace(/(<(script|style)\b[^>]*>).*?(?=<\/\2>)/gs, "$1");
    const { results } = validator.validateStringSync(html, url);
    return results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${url} ${selector}: ${message} (${ruleId})`),
    );
  });
  expect(faults).toEqual([]);
});
