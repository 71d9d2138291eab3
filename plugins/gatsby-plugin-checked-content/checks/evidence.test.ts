import { foundWith, mistaken } from "../../../tests/unit/fixtures/checked-site";
import { exampleOf } from "../../../tests/unit/fixtures/examples";
import { texts } from "../../../tests/unit/fixtures/small-site";
import { contentSchemas as schemas } from "../content-schemas";
import { type MessageKey, t } from "../messages";
import { legal } from "../schemas/legal";
import { parseSite } from "../site/site-files";
import { sitePages } from "../site/site-pages";
import { checkDates, checkProjects } from "./facts";

jest.mock("../../../shared/languages");

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
const toCome = (date: string) => t("isToCome", { date });

const news = (dates: string[]) =>
  Object.fromEntries(
    dates.map((date) => [`content/news/${date}.json`, JSON.stringify({ ...item, date })]),
  );
const item = exampleOf(schemas["news-item"]);
const { handover: _, ...tower } = JSON.parse(texts.get("content/projects/tower.json") ?? "");
const withTower = (change: object) => ({
  "content/projects/tower.json": JSON.stringify({ ...tower, ...change }),
});
const late = (change = {}) => withTower({ status: "under-construction", progress: 90, ...change });
const open = (from: string, to: string) => ({
  "content/site.json": JSON.stringify({ openingHours: [{ id: "office", period: { from, to } }] }),
});

test.each<[string, Record<string, string>, string, string[]]>([
  ["a licence 61 days before its end", withRow(), "2027-01-29", []],
  ["a day later", withRow(), "2027-01-30", [t("endsSoon", { days: 60 })]],
  ["when it has ended", withRow(), "2027-04-01", [expired]],
  ["one that is closed", withVacancy(), "2027-04-01", [expired]],
  ["one of tomorrow", withVacancy({ posted: "2027-03-02" }), "2027-03-01", [toCome("2027-03-02")]],
  [
    "one that closes before it is posted",
    withVacancy({ posted: "2027-04-01" }),
    "2027-03-01",
    [toCome("2027-04-01"), t("endsFirst", { start: "posted" })],
  ],
  ["a figure of 18 months ago", fileOf("figures", [figure]), "2028-03-31", []],
  ["a month later", fileOf("figures", [figure]), "2028-04-01", [t("oldFigure", { months: 19 })]],
  ["news of tomorrow", news(["2026-03-31"]), "2026-03-30", [toCome("2026-03-31")]],
  ["the latest news of a year ago", news(["2025-03-31", "2026-03-31"]), "2027-03-31", []],
  ["two days later", news(["2025-03-31", "2026-03-31"]), "2027-04-02", [t("oldNews")]],
  [
    "a document of tomorrow",
    fileOf("documents", [{ begins: "2026-03-31" }]),
    "2026-03-30",
    [toCome("2026-03-31")],
  ],
  ["a handover to come", withTower({ handover: "2023-05" }), "2023-04-30", [t("handoverToCome")]],
  ["a project in its last month", late(), "2023-06-30", []],
  ["a month later", late(), "2023-07-01", [t("handoverPassed")]],
  ["after that", late({ expectedHandover: "2023-09" }), "2023-10-01", [t("handoverPassed")]],
  ["hours to come", open("2027-02-08", "2027-03-08"), "2026-11-25", []],
  [
    "hours that are over",
    open("2026-02-08", "2026-03-08"),
    "2026-11-25",
    [t("periodOver", { date: "2026-03-08" })],
  ],
  [
    "hours that end first",
    open("2028-01-01", "2027-03-08"),
    "2026-11-25",
    [t("endsFirst", { start: "from" })],
  ],
])("the check notes: %s", (_name, files, today, expected) => {
  const site = parseSite("", new Map(Object.entries(files)));
  const found = [checkDates, checkProjects].flatMap((check) => check(site, new Date(today)));
  expect(found.map(({ message }) => message)).toEqual(expected);
  expect(found.every(({ isNote }) => isNote)).toBe(true);
});

const pagesWith = (files: Record<string, string>) =>
  sitePages(parseSite("", new Map([...texts, ...Object.entries(files)]))).map(({ path }) => path);

test("the page of documents waits for the first of them", () => {
  const page = { path: "/documents", template: "documents" };
  const documentOf = (begins: string) => ({
    ...fileOf("documents", [{ begins }]),
    "content/pages/documents.json": JSON.stringify(page),
  });
  expect(pagesWith(documentOf("2020-01-01"))).toContain("/documents");
  expect(pagesWith(documentOf("2999-01-01"))).not.toContain("/documents");
});

test("the page for prequalification waits for what it shows", () => {
  const pagesOf = (files: Record<string, string>, more = {}) => {
    const page = { path: "/prequalification", template: "prequalification", ...more };
    const own = { "content/pages/prequalification.json": JSON.stringify(page), ...files };
    return sitePages(parseSite("", new Map(Object.entries(own)))).length;
  };
  expect(pagesOf({})).toBe(0);
  expect(pagesOf({}, { documents: ["quality"] })).toBe(1);
  expect(pagesOf(withRow({}))).toBe(1);
  expect(pagesOf(fileOf("figures", [figure]))).toBe(1);
});

test.each([2, 3])("a sector with %s projects", (count) => {
  const names = Array.from({ length: count }, (_one, index) => `content/projects/p${index}.json`);
  const own = JSON.stringify({ ...tower, sector: "banks" });
  const files = Object.fromEntries(names.map((name) => [name, own]));
  const sectors = fileOf("sectors", [{ id: "banks", name: pair("مصارف", "Banks") }]);
  const hasPage = pagesWith({ ...files, ...sectors }).includes("/projects/sectors/banks");
  expect(hasPage).toBe(count > 2);
});

test("an entry that has ended or is to come has no page, and a link that leads to it is noted", () => {
  const closed = withVacancy({ posted: "2019-01-01", closes: "2020-01-01" }, "closed");
  const waiting = withVacancy({ posted: "2998-01-01", closes: "2999-01-01" }, "waiting");
  const open = withVacancy({ closes: "2999-01-01" }, "open");
  const vacancies = pagesWith({ ...open, ...closed, ...waiting }).filter((path) =>
    path.startsWith("/vacancies/"),
  );
  expect(vacancies).toEqual(["/vacancies/open"]);
  for (const [name, files, note] of [
    ["closed", closed, "endedLink"],
    ["waiting", waiting, "waitingLink"],
  ] as const) {
    const path = `/vacancies/${name}`;
    const linked = mistaken("content/navigation.json", "/clients#careers", path);
    expect(foundWith(linked)).toHaveLength(1);
    expect(foundWith({ ...files, ...linked })).toEqual([]);
    const notes = foundWith({ ...files, ...linked }, true).map(([, message]) => message);
    expect(notes).toContain(t(note, { path }));
  }
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
