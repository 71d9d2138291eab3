import { crc32 } from "node:zlib";
import sharp from "sharp";
import { codes } from "../../../shared/languages";
import { foundWith, foundWithFile, mistaken } from "../../../tests/unit/fixtures/checked-site";
import { png, served, texts } from "../../../tests/unit/fixtures/small-site";
import { t } from "../messages";

const like = (name: string) => t("didYouMean", { name });

jest.mock("../../../shared/languages");

const partners = "content/partners.json";
const site = "content/site.json";
const policy = "content/pages/policy.json";

const logo = "content/images/partners/sindan.png";
const heavy = Buffer.alloc(9 * 1024 * 1024);
const jpeg = (width: number, height: number, orientation = 1) =>
  sharp({ create: { width, height, channels: 3, background: "#999" } })
    .withMetadata({ orientation })
    .jpeg()
    .toBuffer();
/** A PNG whose head names another size. */
const sized = async (width: number, height: number) => {
  const bytes = await png(320);
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
  return bytes;
};
const cutOff = async (bytes: Promise<Buffer>) => (await bytes).subarray(0, -200);
const image = `${partners}:10:7 items[0].image`;

test.each<[string, string, string | Buffer | Promise<Buffer>, string, RegExp]>([
  ["no picture", logo, "no picture", image, /is not a picture that can be read/],
  ["empty", logo, "", image, /is not a picture that can be read/],
  ["too heavy", logo, heavy, image, /is 9\.0 MB; .* at most 8 MB/],
  ["too narrow", logo, png(100), image, /is 100 pixels wide .* at least 320 pixels/],
  ["turned, too narrow", logo, jpeg(400, 300, 6), image, /is 300 pixels wide/],
  ["a JPEG that was cut off", logo, cutOff(jpeg(400, 300)), image, /cannot be read to its end/],
  ["a PNG that was cut off", logo, cutOff(png(2000, 99)), image, /cannot be read to its end/],
  ["with a ground of its own", logo, jpeg(400, 300), image, /has a background/],
  ["huge", logo, sized(20_000, 14_000), image, /has 280 megapixels; .* at most 268/],
  ["too heavy", "static/film/film.webm", heavy, `${site}:65:5 film.webm`, /is 9\.0 MB; .* 8 MB/],
  ["misnamed", "content/pages/a.json.txt", "{}", "content/pages/a.json.txt:1:1", /s\/a\.json$/],
  [
    "a copy",
    `${site}.bak`,
    "{}",
    `${site}.bak:1:1`,
    /read this file, but content\/site\.json; remove it/,
  ],
])("%s: %s", async (_name, file, bytes, place, message) => {
  expect(await foundWithFile(file, await bytes)).toContainEqual([
    place,
    expect.stringMatching(message),
  ]);
});

const times = served[".vtt"] ?? "";
const isNo = (kind: string) => t("otherKind", { kind });
const hevc = served[".mp4"]?.replace(/avc1$/, "hvc1") ?? "";

test.each<[string, string, string | Buffer, string]>([
  ["a DOCX", "profile/company-profile-en.pdf", "PK\x03\x04word/document.xml", isNo("PDF")],
  [
    "a page",
    "profile/company-profile-en.pdf",
    "<!DOCTYPE html><title>Sign in</title>",
    isNo("PDF"),
  ],
  ["empty", "film/film.mp4", "", isNo("MP4")],
  ["a WebM", "film/film.mp4", Buffer.from(served[".webm"] ?? "", "latin1"), isNo("MP4")],
  ["a Matroska film", "film/film.webm", "\x1aE\xdf\xa3matroska", isNo("WebM")],
  ["H.265", "film/film.mp4", hevc, t("otherCodec", { codec: "hvc1" })],
  ["a picture of pixels", "flags/sa.svg", "\x89PNG", isNo("SVG")],
  ["empty", "film/captions-en.vtt", "", t("notCaptions")],
  ["commas", "film/captions-en.vtt", times.replaceAll(".0", ",0"), t("notCaptions")],
  ["SRT", "film/captions-en.vtt", times.replace("WEBVTT\n\n", "1\n"), t("notCaptions")],
  ["UTF-16", "film/captions-en.vtt", Buffer.from(`\ufeff${times}`, "utf16le"), t("notCaptions")],
  ["no UTF-8", "film/captions-en.vtt", Buffer.from(`${times}\xe4\xd5`, "latin1"), t("notCaptions")],
  ["no cue", "film/captions-en.vtt", "WEBVTT\n\nNOTE to come\n", t("notCaptions")],
])("a served file that is not what its name says: %s, %s", async (_kind, name, bytes, fault) => {
  const found = (await foundWithFile(`static/${name}`, bytes)).map(([, message]) => message);
  expect(new Set(found)).toEqual(new Set([t("fileFault", { file: `static/${name}`, fault })]));
});

test("a picture whose name is spelled with other characters that look the same is named as such", async () => {
  const name = "images/partners/caf\u00e9.png";
  const changes = mistaken(partners, "images/partners/sindan.png", name);
  const file = `content/${name.normalize("NFD")}`;
  expect(await foundWithFile(file, await png(320, 8, 0.5), false, changes)).toEqual([
    [image, t("missingFile", { file: `content/${name}`, advice: t("otherUnicode") })],
  ]);
});

test("a document that is missing stops the check, one over 10 MB is noted", async () => {
  const files = Object.fromEntries(codes.map((code) => [code, `/documents/policy-${code}.pdf`]));
  const item = { id: "policy", name: { ar: "سياسة", en: "Policy" }, year: 2026, files };
  const $schema = "../schemas/documents.schema.json";
  const changes = { "content/documents.json": JSON.stringify({ $schema, items: [item] }) };
  const [en, ar] = ["static/documents/policy-en.pdf", "static/documents/policy-ar.pdf"];
  const pdf = Buffer.concat([Buffer.from("%PDF-1.7"), Buffer.alloc(11 * 1024 * 1024)]);
  expect((await foundWithFile(en, pdf, false, changes)).map(([, message]) => message)).toEqual([
    t("missingFile", { file: ar, advice: like("policy-en.pdf") }),
  ]);
  const named = mistaken(policy, '"text"', '"text", "documents": ["polcy"]');
  expect((await foundWithFile(ar, "%PDF-1.7", false, { ...changes, ...named }))[1]?.[1]).toBe(
    t("noSuchEntry", { file: "content/documents.json", id: "polcy", advice: like("policy") }),
  );
  const fault = t("heavyFile", { size: "11.0 MB", maximum: 10 });
  expect((await foundWithFile(en, pdf, true, changes)).map(([, message]) => message)).toContain(
    t("fileFault", { file: en, fault }),
  );
});

test.each([
  ["/About.html", "/who-we-are", undefined],
  ["/Who-We-Are/index.html", "/", t("ownAddress")],
  ["/en/who-we-are/", "/", t("ownAddress")],
  ["/who*", "/", t("ownAddress")],
  ["/%77ho-we-are", "/", t("ownAddress")],
  ["/search/*", "/", t("ownAddress")],
  ["/film/old.mp4", "/", t("ownAddress")],
  ["/favicon.ico", "/", t("ownAddress")],
  ["/en/news/feed.xml", "/", t("ownAddress")],
  ["/filmography", "/who-we-are", undefined],
  ["/50%-off", "/", t("unreadableAddress")],
  ["/a%22%0Ab", "/", t("unreadableAddress")],
  ["/%2e%2e/x.html", "/", t("unreadableAddress")],
])("the old address %s, which leads to %s", (from, to, message) => {
  const redirects = { $schema: "../schemas/redirects.schema.json", items: [{ from, to }] };
  const text = JSON.stringify(redirects, null, 2);
  const found = foundWith({ "content/redirects.json": `${text}\n` });
  expect(found.map(([, told]) => told)).toEqual(message ? [message] : []);
});

/** What the check finds in redirects from these addresses. */
const redirectsFrom = (addresses: string[], isNote = false) => {
  const items = addresses.map((from) => ({ from, to: "/" }));
  const redirects = { $schema: "../schemas/redirects.schema.json", items };
  return foundWith({ "content/redirects.json": JSON.stringify(redirects) }, isNote);
};

test("more redirects than a host reads are noted, with how many there are", () => {
  const many = Array.from({ length: 101 }, (_, index) => `/old-${index}/*`);
  expect(redirectsFrom(many, true).at(-1)?.[1]).toMatch(/202.*101/);
  expect(redirectsFrom(many.slice(1), true).map(([place]) => place)).not.toContain("items");
});

test("one old address in two spellings is named", () => {
  for (const twins of [
    ["/من", `/${encodeURIComponent("من")}`],
    ["/a", "/A/"],
  ])
    expect(redirectsFrom(twins).map(([, message]) => message)).toEqual([
      t("sameAddress", { entry: "[0]" }),
    ]);
});

test("a hidden file is nobody's content", async () => {
  for (const name of ["content/projects/._tower.json", "locales/en/.a.json.swp"])
    expect(await foundWithFile(name, "\0")).toEqual([]);
});

test("a page at the address of a project is refused, and a project with the order of another", () => {
  const copy = (name: string, from: string, to: string) => mistaken(name, from, to)[name] ?? "";
  const page = copy(policy, '"/policy"', '"/Projects/tower"');
  const project = texts.get("content/projects/tower.json") ?? "";
  expect(foundWith({ "content/pages/extra.json": page })).toEqual([
    [
      "content/pages/extra.json:3:3 path",
      t("sameValue", { file: "content/projects/tower.json", field: "path" }),
    ],
  ]);
  expect(foundWith({ "content/projects/villa.json": project })).toEqual([
    [
      "content/projects/villa.json:43:3 order",
      t("sameValue", { file: "content/projects/tower.json", field: "order" }),
    ],
  ]);
});

test.each([
  ["polic", t("missingFile", { file: "locales/*/polic.json", advice: like("policy") })],
  ["safety", t("missingFile", { file: "locales/*/safety.json", advice: t("addTexts") })],
  ["forms", t("ownTexts", { name: "forms" })],
])("a page to read has texts of its own, in files of its name: %s", (name, message) => {
  const page = texts.get(policy)?.replace("/policy", "/new") ?? "";
  const file = `content/pages/${name}.json`;
  expect(foundWith({ [file]: page })).toEqual([[`${file}:1:1`, message]]);
});

test("a page to read has sections", () => {
  const none = Object.fromEntries(
    ["ar", "en"].map((code) => {
      const name = `locales/${code}/policy.json`;
      return [name, JSON.stringify({ meta: JSON.parse(texts.get(name) ?? "").meta })];
    }),
  );
  expect(foundWith(none)).toContainEqual([`${policy}:1:1`, t("noSections", { name: "policy" })]);
});

test("an editor beside a script of another company is noted", () => {
  const facts = JSON.parse(texts.get(site) ?? "");
  const noted = (own: object) =>
    foundWith({ [site]: JSON.stringify({ ...facts, ...own }) }, true).map(([, message]) => message);
  const editor = {
    backend: "github",
    repository: "owner/site",
    branch: "main",
    signIn: "https://sign-in.example.dev",
  };
  const analytics = { script: "https://count.example/a.js" };
  expect(noted({ editor, analytics })).toContain(t("editorAndAnalytics"));
  expect(noted({ editor })).not.toContain(t("editorAndAnalytics"));
  const elsewhere = { ...editor, address: "https://edit.company.example" };
  expect(noted({ editor: elsewhere, analytics })).not.toContain(t("editorAndAnalytics"));
});
