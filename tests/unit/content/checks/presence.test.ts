import { messages } from "../../../../src/content/messages";
import { foundWith } from "../../fixtures/checked-site";

jest.mock("../../../../src/i18n/languages", () =>
  jest.requireActual("../../fixtures/two-languages"),
);

test("a needed file that is gone is named", () => {
  const site = "content/site.json";
  expect(foundWith({ [site]: null })).toEqual([[`${site}:1:1`, messages.neededFile]]);
});

test("a needed page that is gone is named", () => {
  expect(foundWith({ "content/pages/not-found.json": null })).toEqual([
    ["content/pages:1:1", messages.neededPage("/404", "not-found")],
  ]);
});
