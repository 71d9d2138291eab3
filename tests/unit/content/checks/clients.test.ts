import { messages } from "../../../../src/content/messages";
import { testMistakes } from "../../fixtures/checked-site";

jest.mock("../../../../src/i18n/languages", () =>
  jest.requireActual("../../fixtures/two-languages"),
);

const clients = "locales/en/clients.json";

testMistakes([
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
