import { messages } from "../../../../src/content/messages";
import { foundWith, mistaken } from "../../fixtures/checked-site";
import { texts } from "../../fixtures/small-site";

jest.mock("../../../../src/i18n/languages", () =>
  jest.requireActual("../../fixtures/two-languages"),
);

const said = (changes: Record<string, string | null>) =>
  foundWith(changes).map(([, message]) => message);

test.each([
  ["TODO", '"TODO write this"', "TODO"],
  ["a filler", '"Lorem ipsum dolor"', "Lorem ipsum"],
])("%s in a text is explained", (_name, to, found) => {
  expect(said(mistaken("locales/en/home.json", '"Read more"', to))).toEqual([
    messages.placeholder(found),
  ]);
});

test("an unknown template is one mistake", () => {
  for (const [file, template] of [
    ["content/pages/policy.json", "text"],
    ["content/pages/clients.json", "clients"],
  ] as const) {
    const found = foundWith(mistaken(file, `"template": "${template}"`, '"template": "magazine"'));
    expect(found.map(([place]) => place)).toEqual([`${file}:4:3 template`]);
  }
});

test("a doubled path blames the newcomer, whatever its name", () => {
  const policy = texts.get("content/pages/policy.json") ?? "";
  expect(foundWith({ "content/pages/a-new-page.json": policy })).toEqual([
    ["content/pages/a-new-page.json:3:3 path", messages.samePath("content/pages/policy.json")],
  ]);
});

test("a page in the wrong folder is sent to its own", () => {
  const policy = texts.get("content/pages/policy.json") ?? "";
  const withoutTemplate = policy.replace(/ {2}"template".*\n/, "");
  expect(said({ "content/safety.json": withoutTemplate })).toEqual([
    messages.unknownFile(messages.pageElsewhere),
  ]);
});

test.each([
  ["a closing brace", "},\n    {", ",\n    {", messages.notJson(messages.closingMissing("}"))],
  ["an opening brace", "},\n    {", "},\n    ", messages.notJson(messages.openingMissing("{"))],
])("%s that is missing is called that", (_name, from, to, message) => {
  expect(said(mistaken("content/partners.json", from, to))).toEqual([message]);
});
