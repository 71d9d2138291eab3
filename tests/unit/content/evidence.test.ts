import { checkEnds, checkFigures } from "../../../src/content/checks/facts";
import { hasExpired } from "../../../src/content/expiry";
import { JsonFile } from "../../../src/content/json-file";
import { messages } from "../../../src/content/messages";
import { foundWith } from "../fixtures/checked-site";
import { texts } from "../fixtures/small-site";

jest.mock("../../../src/i18n/languages", () => jest.requireActual("../fixtures/two-languages"));

type Site = Parameters<typeof checkFigures>[0];

const pair = (ar: string, en: string) => ({ ar, en });
const fileOf = (name: string, items: object[], more = {}) => ({
  [`content/${name}.json`]: JSON.stringify({
    $schema: `../schemas/${name}.schema.json`,
    items,
    ...more,
  }),
});

const credential = {
  id: "iso-9001",
  kind: "certificate",
  name: pair("إدارة الجودة", "Quality management"),
  body: pair("جهة مانحة", "Certification body"),
  number: "QMS-0000",
  validUntil: "2027-03-31",
};
const vacancy = {
  id: "engineer",
  title: pair("مهندس موقع", "Site engineer"),
  city: "riyadh",
  kind: "full-time",
  posted: "2026-11-01",
  closes: "2027-03-31",
};
const figure = {
  id: "handed-over",
  value: 12,
  label: pair("مشروعًا", "projects"),
  asOf: "2026-09",
  note: pair("بحسب المحاضر", "By certificate"),
};
const figures = ["one", "two", "three"].map((id) => ({ ...figure, id }));
const titled = { title: pair("بالأرقام", "In figures") };

test.each<[string, Record<string, string>, string[]]>([
  ["three figures", fileOf("figures", figures, titled), []],
  ["no figures, and no title", fileOf("figures", []), []],
  ["two figures", fileOf("figures", figures.slice(1), titled), [messages.form.figures]],
  ["figures without a title", fileOf("figures", figures), [messages.missingField("title")]],
  [
    "one without a date",
    fileOf("figures", [...figures.slice(1), { ...figure, asOf: undefined }], titled),
    [messages.missingField("asOf")],
  ],
  [
    "a month that is none",
    fileOf("figures", [...figures.slice(1), { ...figure, asOf: "2026-13" }], titled),
    [messages.form.month],
  ],
  ["a credential", fileOf("credentials", [credential]), []],
  [
    "a credential that ends on no day",
    fileOf("credentials", [{ ...credential, validUntil: "2027-02-30" }]),
    ["write year, month and day, such as 2027-03-31"],
  ],
  [
    "a document that is not there",
    fileOf("credentials", [{ ...credential, document: "/documents/iso.pdf" }]),
    [messages.missingFile("static/documents/iso.pdf", "add the file, or correct the name")],
  ],
  ["a vacancy", fileOf("vacancies", [vacancy]), []],
  [
    "a vacancy in an unknown city",
    fileOf("vacancies", [{ ...vacancy, city: "riyad" }]),
    [messages.noSuchCity("riyad", messages.didYouMean("riyadh"))],
  ],
])("%s", (_name, changes, expected) => {
  expect(foundWith(changes).map(([, message]) => message)).toEqual(expected);
});

test.each<[string, string, object, string, string[]]>([
  ["a credential 61 days before its end", "credentials", credential, "2027-01-29", []],
  ["a day later", "credentials", credential, "2027-01-30", [messages.endsSoon(60)]],
  ["on its last day", "credentials", credential, "2027-03-31", [messages.endsSoon(0)]],
  [
    "when it has ended",
    "credentials",
    credential,
    "2027-04-01",
    [messages.hasExpired("2027-03-31")],
  ],
  ["a vacancy on its last day", "vacancies", vacancy, "2027-03-31", []],
  ["one that is closed", "vacancies", vacancy, "2027-04-01", [messages.hasExpired("2027-03-31")]],
  ["a figure of 18 months ago", "figures", figure, "2028-03-31", []],
  ["a month later", "figures", figure, "2028-04-01", [messages.oldFigure(19)]],
])("the check notes: %s", (_name, file, entry, today, expected) => {
  const content = Object.entries(fileOf(file, [entry])).map(
    ([path, text]) => new JsonFile(path, text),
  );
  const check = file === "figures" ? checkFigures : checkEnds;
  const found = check({ content } as Site, new Date(today));
  expect(found.map(({ message }) => message)).toEqual(expected);
  expect(found.every(({ isNote }) => isNote)).toBe(true);
});

test("an entry is shown through its last day, whatever the hour", () => {
  expect(hasExpired("2027-03-31", new Date("2027-03-31T23:00:00Z"))).toBe(false);
  expect(hasExpired("2027-03-31", new Date("2027-04-01T00:00:00Z"))).toBe(true);
});

test.each([
  ["2000-01-01", false],
  ["9999-12-31", true],
])("a link leads to the credentials while one is valid: until %s", (validUntil, isThere) => {
  const navigation = (texts.get("content/navigation.json") ?? "").replace(
    '"/who-we-are"',
    '"/who-we-are#credentials"',
  );
  const found = foundWith({
    ...fileOf("credentials", [{ ...credential, validUntil }]),
    "content/navigation.json": navigation,
  });
  expect(found.length === 0).toBe(isThere);
});

/** The small site with a legal identity. */
function withLegal(legal: object, country = "SA"): Record<string, string> {
  const site = JSON.parse(texts.get("content/site.json") ?? "{}");
  return { "content/site.json": JSON.stringify({ ...site, country, legal }) };
}

const address = {
  building: "0000",
  street: pair("طريق الملك فهد", "King Fahd Road"),
  district: pair("العليا", "Al Olaya"),
  postcode: "00000",
  additional: "0000",
  shortCode: "RAAA0000",
};

test.each<[string, object, string[]]>([
  ["nothing", {}, []],
  [
    "all of it",
    {
      legalForm: pair("شركة", "Company"),
      registration: "1010000000",
      vat: "300000000000003",
      unified: "7000000000",
      contractorsAuthority: "000000",
      nationalAddress: address,
    },
    [],
  ],
  ["a registration of nine digits", { registration: "101000000" }, ["registration"]],
  ["a VAT number without its 3", { vat: "300000000000000" }, ["vat"]],
  ["a unified number without its 7", { unified: "1010000000" }, ["unified"]],
  [
    "an address of another country",
    {
      nationalAddress: {
        ...address,
        building: "12b",
        postcode: "0000",
        additional: "1",
        shortCode: "0000RAAA",
      },
    },
    ["building", "postcode", "additional", "shortCode"],
  ],
])("a company in Saudi Arabia with %s", (_name, legal, forms) => {
  const found = foundWith(withLegal(legal)).map(([, message]) => message);
  const names = forms as Parameters<typeof messages.saudiForm>[0][];
  expect(found.sort()).toEqual(names.map(messages.saudiForm).sort());
  expect(foundWith(withLegal(legal, "KW"))).toEqual([]);
});
