import { messages } from "../../../../src/content/messages";
import { testMistakes } from "../../fixtures/checked-site";

jest.mock("../../../../src/i18n/languages", () =>
  jest.requireActual("../../fixtures/two-languages"),
);

testMistakes([
  [
    "a title that is too long with the company's name",
    "locales/en/site.json",
    "The site",
    "A site whose title is a good deal too long",
    ["locales/en/site.json:3:5 meta.title", messages.titleTooLong(62, "Sidra Contracting", 60)],
  ],
]);
