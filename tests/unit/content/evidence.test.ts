import { checkDates, checkProjects } from "../../../src/content/checks/facts";
import { contentSchemas as schemas } from "../../../src/content/content-schemas";
import { type MessageKey, t } from "../../../src/content/messages";
import { legal } from "../../../src/content/schemas/legal";
import { parseSite } from "../../../src/content/site-files";
import { sitePages } from "../../../src/content/site-pages";
import { foundWith, mistaken } from "../fixtures/checked-site";
import { exampleOf } from "../fixtures/examples";
import { texts } from "../fixtures/small-site";

jest.mock("../../../src/i18n/languages", () => jest.requireActual("../fixtures/two-languages"));

const pair = (ar: string, en: string) => ({ ar, en });
const fileOf = (name: string, items: object[], more = {}) => ({
  [`content/${name}.json`]: JSON.stringify({
    $schema: `../schemas/${name}.schema.json`,
    items,
    ...more,
  }),
});

const vacant = { ...exampleOf(schemas.vacancy), closes: "2027-03-31" };
const {
  items: [figure],
} = exampleOf(schemas.figures);
const figures = ["one", "two", "three"].map((id) => ({ ...figure, id }));
const titled = { title: pair("بالأرقام", "In figures") };
const withFigure = (change: object) =>
  fileOf("figures", [...figures.slice(1), { ...figure, ...change }], titled);
const {
  items: [table],
} = exampleOf(schemas.prequalification, "columns");
table.columns = pair("الوثيقة | الرقم", "Document | Number");
const cells = pair("سجل | 70-1", "Licence | 70-1");
const withRow = (change = {}, id = "safety") =>
  fileOf("prequalification", [{ ...table, id, rows: [{ cells, until: "2027-03-31", ...change }] }]);
const withVacancy = (change = {}, name = "engineer") => ({
  [`content/vacancies/${name}.json`]: JSON.stringify({ ...vacant, ...change }),
});
const noDay = "write year, month and day, such as 2027-03-31";

test.each<[string, Record<string, string>, string[]]>([
  ["three figures", withFigure({}), []],
  ["no figures, and no title", fileOf("figures", []), []],
  ["two figures", fileOf("figures", figures.slice(1), titled), [t("form.figures")]],
  ["a month that is none", withFigure({ asOf: "2026-13" }), [t("form.month")]],
  ["a licence that ends on no day", withRow({ until: "2027-02-30" }), [noDay]],
  [
    "a row with a cell too few",
    withRow({ cells: { ...cells, en: "Licence" } }),
    [t("cells", { count: 1, expected: 2 })],
  ],
  ["a table at the anchor of another section", withRow({}, "send"), [t("form.ownAnchor")]],
])("%s", (_name, changes, expected) => {
  expect(foundWith(changes).map(([, message]) => message)).toEqual(expected);
});

const expired = t("hasExpired", { date: "2027-03-31" });

test.each<[string, Record<string, string>, string, string[]]>([
  ["a licence 61 days before its end", withRow(), "2027-01-29", []],
  ["a day later", withRow(), "2027-01-30", [t("endsSoon", { days: 60 })]],
  ["on its last day", withRow(), "2027-03-31", [t("endsSoon", { days: 0 })]],
  ["when it has ended", withRow(), "2027-04-01", [expired]],
  ["a row without an end", withRow({ until: undefined }), "2099-01-01", []],
  ["a vacancy on its last day", withVacancy(), "2027-03-31", []],
  ["one that is closed", withVacancy(), "2027-04-01", [expired]],
  [
    "one that closes before it is posted, both to come",
    withVacancy({ posted: "2027-04-01" }),
    "2027-03-01",
    [t("isToCome", { date: "2027-04-01" }), t("endsFirst", { start: "posted" })],
  ],
  ["one of today", withVacancy({ posted: "2027-03-01" }), "2027-03-01", []],
  [
    "one of tomorrow",
    withVacancy({ posted: "2027-03-02" }),
    "2027-03-01",
    [t("isToCome", { date: "2027-03-02" })],
  ],
  ["a figure of 18 months ago", fileOf("figures", [figure]), "2028-03-31", []],
  ["a month later", fileOf("figures", [figure]), "2028-04-01", [t("oldFigure", { months: 19 })]],
])("the check notes: %s", (_name, files, today, expected) => {
  const site = parseSite("", new Map(Object.entries(files)));
  const found = checkDates(site, new Date(today));
  expect(found.map(({ message }) => message)).toEqual(expected);
  expect(found.every(({ isNote }) => isNote)).toBe(true);
});

test("the check notes that the latest news is more than a year old", () => {
  const item = {
    $schema: "../../schemas/news-item.schema.json",
    title: pair("خبر", "News"),
    summary: pair("خبر من الموقع.", "News from the site."),
    paragraphs: [pair("نص", "Text")],
  };
  const files = ["2025-03-31", "2026-03-31"].map((date) => {
    const text = JSON.stringify({ ...item, date });
    return [`content/news/of-${date}.json`, text] as const;
  });
  const noted = (today: string) =>
    checkDates(parseSite("", new Map(files)), new Date(today)).map(({ file }) => file);
  expect(noted("2026-03-30")).toEqual(["content/news/of-2026-03-31.json"]);
  expect(noted("2027-03-31")).toEqual([]);
  expect(noted("2027-04-02")).toEqual(["content/news/of-2026-03-31.json"]);
});

test("an entry that has ended has no page, and a link that leads to it is noted", () => {
  const pagesWith = (files: Record<string, string>) =>
    sitePages(parseSite("", new Map([...texts, ...Object.entries(files)]))).map(({ path }) => path);
  const closed = withVacancy({ posted: "2019-01-01", closes: "2020-01-01" }, "closed");
  const open = withVacancy({ closes: "2999-01-01" }, "open");
  expect(pagesWith({ ...open, ...closed })).toContain("/vacancies/open");
  expect(pagesWith({ ...open, ...closed })).not.toContain("/vacancies/closed");
  const linked = mistaken("content/navigation.json", "/clients#careers", "/vacancies/closed");
  expect(foundWith(linked)).toHaveLength(1);
  expect(foundWith({ ...closed, ...linked })).toEqual([]);
  const notes = foundWith({ ...closed, ...linked }, true).map(([, message]) => message);
  expect(notes).toContain(t("endedLink", { path: "/vacancies/closed" }));
});

test("the check notes that a project is finished before its handover", () => {
  const site = parseSite("", texts);
  const noted = (today: string) =>
    checkProjects(site, new Date(today)).map(({ message }) => message);
  expect(noted("2023-04-30")).toEqual([t("handoverToCome")]);
  expect(noted("2023-05-01")).toEqual([]);
});

test.each<[string, object, string, string[]]>([
  ["in its last month", {}, "2023-06-30", []],
  ["a month later", {}, "2023-07-01", ["plannedHandover"]],
  ["with a date that is expected now", { expectedHandover: "2023-09" }, "2023-09-30", []],
  ["after that", { expectedHandover: "2023-09" }, "2023-10-01", ["expectedHandover"]],
])("the check notes a project that is late without a date: %s", (_name, change, today, fields) => {
  const { handover: _, ...tower } = JSON.parse(texts.get("content/projects/tower.json") ?? "");
  const late = { ...tower, status: "under-construction", progress: 90, ...change };
  const files = new Map(texts).set("content/projects/tower.json", JSON.stringify(late));
  const found = checkProjects(parseSite("", files), new Date(today));
  expect(found.map(({ field, message }) => [field, message])).toEqual(
    fields.map((field) => [field, t("handoverPassed")]),
  );
});

test.each<[string, object, string[]]>([
  ["to come", { from: "2027-02-08", to: "2027-03-08" }, []],
  [
    "that is over",
    { from: "2026-02-08", to: "2026-03-08" },
    [t("periodOver", { date: "2026-03-08" })],
  ],
  [
    "that ends first",
    { from: "2028-01-01", to: "2027-03-08" },
    [t("endsFirst", { start: "from" })],
  ],
])("the check notes opening hours of a period %s", (_name, period, expected) => {
  const facts = { openingHours: [{ id: "weekdays", period }] };
  const site = parseSite("", new Map([["content/site.json", JSON.stringify(facts)]]));
  const found = checkDates(site, new Date("2026-11-25"));
  expect(found.map(({ message }) => message)).toEqual(expected);
});

test.each<[string, Record<string, string>, boolean]>([
  ["a row", withRow({ until: undefined }), true],
  ["one that is valid", withRow({ until: "9999-12-31" }), true],
  ["one that has ended", withRow({ until: "2000-01-01" }), false],
  ["no row", fileOf("prequalification", [{ ...table, rows: [] }]), false],
])("with %s, a link to a table is accepted or refused", (_name, files, isThere) => {
  const to = "/prequalification#safety";
  const navigation = mistaken("content/navigation.json", '/who-we-are"', `${to}"`);
  const page = { path: "/prequalification", template: "prequalification" };
  const found = foundWith({
    ...files,
    ...navigation,
    "content/pages/prequalification.json": JSON.stringify({
      $schema: "../../schemas/page.schema.json",
      ...page,
    }),
  });
  expect(found.length === 0).toBe(isThere);
});

/** The small site with a legal identity. */
function withLegal(legal: object, country = "SA"): Record<string, string> {
  const site = JSON.parse(texts.get("content/site.json") ?? "{}");
  return { "content/site.json": JSON.stringify({ ...site, country, legal }) };
}

const identity = exampleOf(legal, "*");
const wrong = { building: "12b", postcode: "0000", additional: "1", shortCode: "0000RAAA" };

test.each<[string, object, string[]]>([
  ["nothing", {}, []],
  ["all of it", identity, []],
  ["a VAT number without its 3", { vat: "300000000000000" }, ["vat"]],
  ["a unified number without its 7", { unified: "1010000000" }, ["unified"]],
  [
    "an address of another country",
    { nationalAddress: { ...identity.nationalAddress, ...wrong } },
    Object.keys(wrong),
  ],
])("a company in Saudi Arabia with %s", (_name, legal, forms) => {
  const found = foundWith(withLegal(legal)).map(([, message]) => message);
  const expected = forms.map((name) =>
    t("saudiForm", { form: t(`saudiForms.${name}` as MessageKey) }),
  );
  expect(found.sort()).toEqual(expected.sort());
  expect(foundWith(withLegal(legal, "KW"))).toEqual([]);
});
