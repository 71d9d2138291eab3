import { messages } from "../../../../src/content/messages";
import { foundWith, testMistakes } from "../../fixtures/checked-site";
import { texts } from "../../fixtures/small-site";

jest.mock("../../../../src/i18n/languages", () =>
  jest.requireActual("../../fixtures/two-languages"),
);

const clients = "locales/en/clients.json";

testMistakes([
  [
    "a client's work that does not exist",
    clients,
    '"/flags/qa.svg"',
    '"/flags/qa.svg", "work": "no-such-work"',
    [
      "locales/en/clients.json:13:35 items[1].work",
      messages.missingText("locales/ar/clients.json"),
    ],
    ["locales/en/clients.json:13:35 items[1].work", messages.noSuchWork("no-such-work")],
  ],
  [
    "clients in another order",
    clients,
    "/flags/qa.svg",
    "/flags/sa.svg",
    [
      "locales/en/clients.json:13:7 items[1].flagUrl",
      messages.otherOrder("locales/ar/clients.json", "/flags/qa.svg"),
    ],
  ],
]);

test.each([
  ["another city", "The tower at night", [messages.workElsewhere("tower", "A tower at sunset")]],
  ["its city", "A tower at\u00a0sunset, Saudi Arabia", []],
])("a client with a work in %s", (_name, location, expected) => {
  const name = "locales/en/clients.json";
  const words = JSON.parse(texts.get(name) ?? "");
  Object.assign(words.items[0], { location, work: "tower" });
  const found = foundWith({ [name]: JSON.stringify(words) }, true);
  expect(found.filter(([place]) => place.includes("work")).map(([, note]) => note)).toEqual(
    expected,
  );
});
