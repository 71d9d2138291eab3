import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { ownAnchors } from "../../shared/anchors";
import { languages } from "../../shared/languages";
import { madeFolders } from "../../shared/served-paths";
import { localizedPath } from "../../shared/urls";
import { contentPages, entryPages } from "../site-content";
import { elements, files, folder, pages, pathPrefix, read, siteUrl } from "./built-site";

const root = path.resolve(__dirname, "../..");

/** The files directly in `public/` that do not come from `static/`: pages, bundles, and files for hosts and robots. */
const atRoot =
  /^\/(index\.html|404\.html|_headers|_redirects(\.nginx)?|\.htaccess|robots\.txt|llms\.txt|favicon\.(svg|ico)|sitemap-\w+\.xml|[\w-]+\.(js|js\.LICENSE\.txt)|[\w-]+\.\w+\.css)$/;

test("nothing is published but pages, what they need, and what hosts and robots read", () => {
  const taken = [...madeFolders, ...fs.readdirSync(path.join(root, "static"))];
  const firsts = new Set([...pages.keys()].map((page) => page.split("/")[1]));
  const strange = files.filter((file) => {
    const [, first = "", ...rest] = file.split("/");
    return rest.length === 0
      ? !atRoot.test(file) && !taken.includes(first)
      : !firsts.has(first) && !taken.includes(first);
  });
  expect(strange).toEqual([]);
  expect(files.filter((file) => /\.map$|webpack\.stats|chunk-map/.test(file))).toEqual([]);
  // The editor's are its makers'.
  const scripts = files.filter((file) => file.endsWith(".js") && !file.startsWith("/admin/"));
  expect(scripts.filter((file) => read(file).includes("sourceMappingURL"))).toEqual([]);
  // Gatsby publishes the options of its plugins: none may name a folder of this machine.
  expect(scripts.filter((file) => read(file).includes(root))).toEqual([]);
});

test("each page says its charset in time, and right after that which scripts and styles of it may run", () => {
  const start =
    /^<!doctype html>(?:<html[^>]*>)\s*<head>\s*<meta charset="utf-8"\/?><meta http-equiv="Content-Security-Policy" content="([^"]*)"\/?>/i;
  for (const [page, html] of pages) {
    // A file of static/, or the editor, whose policy is its own.
    if (!html.includes('id="___gatsby"')) continue;
    const [head = "", policy = ""] = start.exec(html) ?? [];
    expect([page, policy.split("; ")[0]]).toEqual([page, "default-src 'none'"]);
    expect(head.indexOf("http-equiv")).toBeLessThan(1024);
    const inline =
      /<(?:script|style)(?![^>]* (?:src=|type="application\/ld\+json"))[^>]*>([\s\S]*?)<\/(?:script|style)>/g;
    const hashes = [...html.matchAll(inline)].map(
      ([, text = ""]) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`,
    );
    expect(hashes.length).toBeGreaterThan(3);
    expect([page, hashes.filter((hash) => !policy.includes(hash))]).toEqual([page, []]);
  }
});

test("no section can have the id of what stands on every page to read", () => {
  for (const { path: address, template, sections } of contentPages) {
    if (template !== "text") continue;
    const html = pages.get(`${address}/`) ?? "";
    const ids = [...html.matchAll(/ id="([a-z0-9-]+)"/g)].map(([, id = ""]) => id);
    const own = ids.filter((id) => !sections.includes(id));
    expect(own.length).toBeGreaterThan(3);
    expect(own.filter((id) => !ownAnchors.test(id))).toEqual([]);
  }
});

test("each language has its news as a feed, which its pages name; without news there is none", () => {
  const news = entryPages.filter(({ collection }) => collection === "news");
  for (const { code } of languages) {
    const links = elements(pages.get(`/${code}/`) ?? "", "link");
    const feeds = links.filter(({ type }) => type === "application/rss+xml");
    expect(feeds.length).toBe(news.length > 0 ? 1 : 0);
    for (const { href = "" } of feeds) {
      const listed = [...read(href.replace(siteUrl, "")).matchAll(/<item>.*?<link>([^<]*)/gs)];
      expect(listed.map(([, link = ""]) => link)).toEqual(
        news.map(({ path }) => siteUrl + localizedPath(path, code)),
      );
      for (const [, link = ""] of listed) expect(pages.has(link.replace(siteUrl, ""))).toBe(true);
    }
  }
});

test("every style of a component stands in a cascade layer, also where another one composes it", () => {
  const html = [...pages.values()].join();
  for (const file of files.filter((name) => name.endsWith(".css") && html.includes(name))) {
    let outermost = read(file);
    while (outermost.includes("{")) outermost = outermost.replace(/\{[^{}]*\}/g, ";");
    expect([file, outermost.match(/[^;]*-module--[^;]*/g)]).toEqual([file, null]);
  }
});

test("favicon.ico, which browsers ask for unasked, is a picture", async () => {
  const { format, width } = await sharp(path.join(folder, "favicon.ico")).metadata();
  expect([format, width]).toEqual(["png", 32]);
});

test("every address of the site that a built file names is there", () => {
  const named = /(?:\s(?:href|src)="|url\(["']?|<loc>|"(?=\/static\/))(?<address>[^"'()<>\s]+)/g;
  const gone = new Set<string>();
  const html = [...pages.values()].join();
  const isNamed = (file: string) => !file.endsWith(".css") || html.includes(file);
  for (const file of files.filter((name) => /\.(html|css|xml|json)$/.test(name) && isNamed(name)))
    for (const { groups } of read(file).matchAll(named)) {
      const url = URL.parse(groups?.address ?? "", siteUrl + file);
      if (url?.origin !== new URL(siteUrl).origin) continue;
      const path = decodeURI(url.pathname).slice(pathPrefix.length);
      if (/\.\w+$/.test(path) && !files.includes(path)) gone.add(path);
    }
  expect([...gone]).toEqual([]);
});
