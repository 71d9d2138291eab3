import { messages } from "../../../src/content/messages";
import { type Found, foundWith, foundWithFile, testMistakes } from "../fixtures/checked-site";
import { png, texts } from "../fixtures/small-site";

jest.mock("../../../src/i18n/languages", () => jest.requireActual("../fixtures/two-languages"));

const partners = "content/partners.json";
const site = "content/site.json";
const navigation = "content/navigation.json";
const vision = "content/vision.json";
const policy = "content/pages/policy.json";
const tower = "content/projects/tower.json";
const clients = "locales/en/clients.json";

/** Words of opening hours that are not there. */
const hours = (part: string) =>
  messages.unknownKey(
    `contact:hours.friday.${part}`,
    messages.didYouMean(`contact:hours.weekdays.${part}`),
  );

testMistakes([
  [
    partners,
    "logos/sindan.png",
    "logos/sindn.png",
    "10:7 items[0].image",
    messages.missingFile("content/images/logos/sindn.png", messages.didYouMean("sindan.png")),
  ],
  [
    partners,
    "images/logos",
    "content/images/logos",
    "10:7 items[0].image",
    messages.missingFile(
      "content/content/images/logos/sindan.png",
      "write it as images/logos/sindan.png",
    ),
  ],
  [
    vision,
    "images/wide.jpg",
    "images/logos/sindan.png",
    "10:7 items[0].image",
    messages.fileFault(
      "content/images/logos/sindan.png",
      "is 320 pixels wide and would look blurred; use one of at least 1280 pixels",
    ),
  ],
  [
    site,
    "/film/film.webm",
    "/film/movie.webm",
    "48:5 film.webm",
    messages.missingFile("static/film/movie.webm", "add the file, or correct the name"),
  ],
  [
    clients,
    "/flags/sa.svg",
    "/flags/zz.svg",
    "7:7 items[0].flagUrl",
    messages.missingFile("static/flags/zz.svg", messages.didYouMean("qa.svg")),
    [
      "locales/en/clients.json:7:7 items[0].flagUrl",
      messages.otherOrder("locales/ar/clients.json", "/flags/sa.svg"),
    ],
  ],
  [
    policy,
    '"text"',
    '"home"',
    "4:3 template",
    messages.secondPage("content/pages/home.json", "home"),
  ],
  [
    "content/services.json",
    '"id": "build"',
    '"id": "building"',
    "5:5 permanentIds[1]",
    messages.permanentId("build"),
  ],
  [
    policy,
    '"/policy"',
    '"/services"',
    "3:3 path",
    messages.samePath("content/pages/services.json"),
    ["content/navigation.json:28:7 legal[0].to", messages.deadLink("/policy")],
  ],
  [
    policy,
    '"/policy"',
    '"/en/policy"',
    "3:3 path",
    messages.takenPath("en"),
    ["content/navigation.json:28:7 legal[0].to", messages.deadLink("/policy")],
  ],
  [
    "content/pages/contact.json",
    '"/contact-us"',
    '"/contact"',
    "3:3 path",
    messages.fixedPath("/contact-us", "contact"),
  ],
  [
    policy,
    '"/policy"',
    '"policy/"',
    "3:3 path",
    /start with \/ .* without \/ at the end/,
    [
      "content/navigation.json:28:7 legal[0].to",
      messages.deadLink("/policy", messages.didYouMean("policy/")),
    ],
  ],
  [
    navigation,
    '"/services"',
    '"/service"',
    "16:7 overlay[0].to",
    messages.deadLink("/service", messages.didYouMean("/services")),
  ],
  [
    navigation,
    '"/policy"',
    '"/policy#justice"',
    "28:7 legal[0].to",
    messages.deadAnchor("/policy", "justice", ["fairness"]),
  ],
  [
    navigation,
    "/clients#careers",
    "/clients#jobs",
    "22:7 footer[0].to",
    /has no section “jobs”; it has partners, clients, our-work, careers, work-tower/,
  ],
  [
    navigation,
    '"/services"',
    '"/services#stage-no"',
    "16:7 overlay[0].to",
    /has no section “stage-no”; .* stage-frame, stage-keys/,
  ],
  [policy, /,\s*"sections": \[[\s\S]*\]/, "", "1:1 sections", messages.noSections],
  [
    site,
    '"caption": "services:meta.title"',
    '"caption": "services:meta.words"',
    "59:9 film.chapters[0].caption",
    messages.unknownKey("services:meta.words", "add it to locales/*/services.json, or correct it"),
  ],
  [
    navigation,
    "navigation.whoWeAre",
    "navigation.whoAreWe",
    "9:7 main[1].label",
    messages.unknownKey(
      "common:navigation.whoAreWe",
      messages.didYouMean("common:navigation.whoWeAre"),
    ),
  ],
  [
    navigation,
    "common:navigation.home",
    "common:navigation",
    "5:7 main[0].label",
    messages.groupOfTexts("common:navigation", "common:navigation.home"),
  ],
  [
    navigation,
    "common:navigation.home",
    "comon:navigation.home",
    "5:7 main[0].label",
    messages.missingFile("locales/ar/comon.json", messages.didYouMean("common")),
  ],
  [
    policy,
    '"policy:fairness.text"',
    '"services:meta.title"',
    "15:9 sections[0].paragraphs[0]",
    messages.wordsNotLoaded("services"),
  ],
  [
    "content/pages/home.json",
    /"services",\s*/,
    "",
    "5:3 namespaces",
    messages.wordsNeeded("home", "services"),
  ],
  [
    policy,
    /\[\s*"policy"\s*\]/,
    '["policy", "polices"]',
    "5:28 namespaces[1]",
    messages.missingFile("locales/ar/polices.json", messages.didYouMean("policy")),
  ],
  [
    site,
    '"id": "weekdays"',
    '"id": "friday"',
    "38:7 openingHours[0].id",
    hours("title"),
    ["content/site.json:38:7 openingHours[0].id", hours("days")],
    ["content/site.json:38:7 openingHours[0].id", hours("time1")],
    ["content/site.json:38:7 openingHours[0].id", hours("time2")],
  ],
  [partners, '"jabla"', '"sindan"', "14:7 items[1].id", messages.sameName(0, "id", "sindan")],
  [
    site,
    /"\+966 50 000 0000"\n/,
    '"+966 11 000 0000"\n',
    "20:5 phones[1]",
    messages.twiceInList("+966 11 000 0000"),
  ],
  [
    policy,
    /\}\s*\]/,
    '}, { "id": "again", "title": "policy:fairness.title", "paragraphs": ["policy:fairness.text"] }]',
    "17:25 sections[1].title",
    messages.sameName(0, "title", "policy:fairness.title"),
  ],
  [
    policy,
    /\[\s*"policy"\s*\]/,
    '["policy", "policy"]',
    "5:28 namespaces[1]",
    messages.twiceInList("policy"),
  ],
  [
    tower,
    '"riyadh"',
    '"riyad"',
    "9:3 city",
    messages.noSuchCity("riyad", messages.didYouMean("riyadh")),
  ],
  [
    tower,
    '"finished"',
    '"under-construction"',
    "1:1 progress",
    messages.projectNeeds("under-construction", "progress"),
    [`${tower}:14:3 handover`, messages.projectHasNot("under-construction", "handover")],
  ],
  [tower, '"2023-06"', '"2020-06"', "13:3 plannedHandover", messages.beforeStart],
  [
    clients,
    '"/flags/qa.svg"',
    '"/flags/qa.svg", "project": "no-such"',
    "13:35 items[1].project",
    messages.missingText("locales/ar/clients.json"),
    ["locales/en/clients.json:13:35 items[1].project", messages.noSuchProject("no-such")],
  ],
  [
    clients,
    "/flags/qa.svg",
    "/flags/sa.svg",
    "13:7 items[1].flagUrl",
    messages.otherOrder("locales/ar/clients.json", "/flags/qa.svg"),
  ],
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
  ["static/film/film.webm", heavy, `${site}:48:5 film.webm`, /is 9\.0 MB; .* at most 8 MB/],
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

test("a picture that nothing shows gets a note with its weight", () => {
  const isOfFile = ([place]: Found) => /images|static/.test(place);
  expect(foundWith({}, true).filter(isOfFile)).toEqual([]);
  expect(foundWithFile("content/images/old.jpg", heavy, true).filter(isOfFile)).toEqual([
    ["content/images/old.jpg:1:1", messages.unusedFile("9.0 MB")],
  ]);
});

test.each(["icons", "og", "search", "page-data", "profile", "Flags", "en"])(
  "no page can be at /%s, where the site serves something else",
  (name) => {
    const page = texts.get(policy)?.replace("/policy", `/${name}`) ?? "";
    expect(foundWith({ "content/pages/extra.json": page })).toEqual([
      ["content/pages/extra.json:3:3 path", messages.takenPath(name)],
    ]);
  },
);

test.each([
  ["another city", "Doha", [messages.projectElsewhere("tower", "Riyadh")]],
  ["its city", "Riyadh, Saudi Arabia", []],
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
    [
      "content/testimonials.json:14:7 items[0].project",
      messages.noSuchProject("towr", messages.didYouMean("tower")),
    ],
  ]);
});
