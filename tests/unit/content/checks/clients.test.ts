import { messages } from "../../../../src/content/messages";
import { testMistakes } from "../../fixtures/checked-site";

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
