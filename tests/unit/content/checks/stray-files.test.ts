import { messages } from "../../../../src/content/messages";
import { foundWithFile } from "../../fixtures/checked-site";

jest.mock("../../../../src/i18n/languages", () =>
  jest.requireActual("../../fixtures/two-languages"),
);

test.each([
  ["content/pages/safety.json.txt", "content/pages/safety.json"],
  ["locales/en/safety.JSON", "locales/en/safety.json"],
])("%s, which nothing reads, is explained", (name, right) => {
  expect(foundWithFile(name, "{}")).toEqual([
    [`${name}:1:1`, messages.unreadFile(`name it ${right}`)],
  ]);
});
