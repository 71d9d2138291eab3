import { messages as say } from "../../../src/content/messages";
import { foundWith, foundWithFile, testMistakes } from "../fixtures/checked-site";
import { png, texts } from "../fixtures/small-site";

const like = say.didYouMean;

jest.mock("../../../src/i18n/languages", () => jest.requireActual("../fixtures/two-languages"));

const partners = "content/partners.json";
const site = "content/site.json";
const policy = "content/pages/policy.json";
const clients = "locales/en/clients.json";

/** Words of opening hours that are not there. */
const hours = (part: string) =>
  say.unknownTextKey(`contact:hours.friday.${part}`, like(`contact:hours.weekdays.${part}`));

testMistakes([
  [
    "partners",
    "logos/sindan.png",
    "logos/sindn.png",
    "items[0].image",
    say.missingFile("content/images/logos/sindn.png", like("sindan.png")),
  ],
  ["partners", '"jabla"', '"sindan"', "items[1].id", say.sameName(0, "id", "sindan")],
  [
    "vision",
    "wide.jpg",
    "logos/sindan.png",
    "items[0].image",
    /320 pixels .* at least 1280 pixels/,
  ],
  [
    "site",
    'caption": "services:meta.title',
    'caption": "services:meta.words',
    "film.chapters[0].caption",
    say.unknownTextKey("services:meta.words", like("services:meta.title")),
  ],
  [
    "site",
    '"id": "weekdays"',
    '"id": "friday"',
    "openingHours[0].id",
    hours("title"),
    ["site:openingHours[0].id", hours("days")],
    ["site:openingHours[0].id", hours("time1")],
    ["site:openingHours[0].id", hours("time2")],
  ],
  ["projects/tower", '"riyadh"', '"riyad"', "city", say.noSuchCity("riyad", like("riyadh"))],
  ["projects/tower", '"2023-06"', '"2020-06"', "plannedHandover", say.beforeStart],
  [
    "projects/tower",
    '"finished"',
    '"under-construction"',
    "progress",
    say.projectNeeds("under-construction", "progress"),
    ["projects/tower:handover", say.projectHasNot("under-construction", "handover")],
  ],
  [
    "en/clients",
    "/flags/sa.svg",
    "/flags/zz.svg",
    "items[0].flagUrl",
    say.missingFile("static/flags/zz.svg", like("qa.svg")),
    ["en/clients:items[0].flagUrl", say.otherOrder("locales/ar/clients.json", "/flags/sa.svg")],
  ],
  [
    "en/clients",
    '"/flags/qa.svg"',
    '"/flags/qa.svg", "project": "no-such"',
    "items[1].project",
    say.missingText("locales/ar/clients.json"),
    ["en/clients:items[1].project", say.noSuchProject("no-such")],
  ],
  [
    "en/clients",
    "/flags/qa.svg",
    "/flags/sa.svg",
    "items[1].flagUrl",
    say.otherOrder("locales/ar/clients.json", "/flags/qa.svg"),
  ],
  ["pages/policy", '"text"', '"home"', "path", say.fixedPath("/", "home")],
  ["pages/policy", '"/policy"', '"/services"', "path", say.samePath("content/pages/services.json")],
  ["pages/policy", '"/policy"', '"/en/policy"', "path", say.takenPath("en")],
  ["pages/policy", /,\s*"sections": \[[\s\S]*\]/, "", "sections", say.noSections],
  [
    "pages/policy",
    "policy:fairness.text",
    "services:meta.title",
    "sections[0].paragraphs[0]",
    say.wordsNotLoaded("services"),
  ],
  [
    "pages/policy",
    /\[\s*"policy"\s*\]/,
    '["policy", "polices"]',
    "namespaces[1]",
    say.missingFile("locales/*/polices.json", like("policy")),
  ],
  ["services", '"id": "build"', '"id": "building"', "permanentIds[1]", say.permanentId("build")],
  ["navigation", "/services", "/service", "overlay[0].to", /path \/service; .*`\/services`\?$/],
  [
    "navigation",
    "/policy",
    "/policy#a",
    "legal[0].to",
    say.deadAnchor("/policy", "a", ["fairness"]),
  ],
  ["navigation", "#careers", "#jobs", "footer[0].to", /no section “jobs”; it has .*, work-tower/],
  [
    "navigation",
    "navigation.whoWeAre",
    "navigation.whoAreWe",
    "main[1].label",
    say.unknownTextKey("common:navigation.whoAreWe", like("common:navigation.whoWeAre")),
  ],
  [
    "navigation",
    "common:navigation.home",
    "common:navigation",
    "main[0].label",
    say.unknownTextKey("common:navigation", like("common:navigation.home")),
  ],
  ["pages/home", /"services",\s*/, "", "namespaces", say.wordsNeeded("home", "services")],
]);

const logo = "content/images/logos/sindan.png";
const heavy = Buffer.alloc(9 * 1024 * 1024);
const webp = Buffer.from(
  "524946461a000000574542505650384c0d0000002f3fc10f000710fd8ffe0722a2ff",
  "hex",
);

test.each<[string, string | Buffer, string, RegExp]>([
  [logo, "no picture", `${partners}:10:7 items[0].image`, /is not a picture that can be read/],
  [logo, heavy, `${partners}:10:7 items[0].image`, /is 9\.0 MB; .* at most 8 MB/],
  [logo, png(100), `${partners}:10:7 items[0].image`, /is 100 pixels wide .* at least 320 pixels/],
  [logo, webp, `${partners}:10:7 items[0].image`, /holds a WEBP picture/],
  ["static/film/film.webm", heavy, `${site}:49:5 film.webm`, /is 9\.0 MB; .* at most 8 MB/],
  [
    "content/pages/a.json.txt",
    "{}",
    "content/pages/a.json.txt:1:1",
    /name it content\/pages\/a\.json$/,
  ],
  ["locales/en/a.JSON", "{}", "locales/en/a.JSON:1:1", /name it locales\/en\/a\.json$/],
])("a faulty %s", (file, bytes, place, message) => {
  expect(foundWithFile(file, bytes)).toContainEqual([place, expect.stringMatching(message)]);
});

test.each(["icons", "search", "page-data", "Flags", "en"])(
  "no page can be at /%s, where the site serves something else",
  (name) => {
    const page = texts.get(policy)?.replace("/policy", `/${name}`) ?? "";
    expect(foundWith({ "content/pages/extra.json": page })).toEqual([
      ["content/pages/extra.json:3:3 path", say.takenPath(name)],
    ]);
  },
);

test.each([
  ["another city", "Doha", [say.projectElsewhere("tower", "Riyadh")]],
  ["its city", "Riyadh,\u00a0Saudi Arabia", []],
])("a client with a project in %s", (_name, location, expected) => {
  const words = JSON.parse(texts.get(clients) ?? "");
  Object.assign(words.items[0], { location, project: "tower" });
  const notes = foundWith({ [clients]: JSON.stringify(words) }, true);
  expect(notes.flatMap(([place, note]) => (place.includes("project") ? note : []))).toEqual(
    expected,
  );
});

test("a testimonial names a project, or none", () => {
  const of = (project?: string) => {
    const pair = { ar: "سُلّم في موعده.", en: "It came on its date." };
    const items = [{ id: "one", text: pair, role: pair, project }];
    const $schema = "../schemas/testimonials.schema.json";
    return foundWith({ "content/testimonials.json": JSON.stringify({ $schema, items }, null, 2) });
  };
  expect(of()).toEqual([]);
  expect(of("tower")).toEqual([]);
  expect(of("towr")).toEqual([
    ["content/testimonials.json:14:7 items[0].project", say.noSuchProject("towr", like("tower"))],
  ]);
});
