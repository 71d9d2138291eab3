import { messages } from "../../../../src/content/messages";
import { foundWith, foundWithFile } from "../../fixtures/checked-site";

jest.mock("../../../../src/i18n/languages", () =>
  jest.requireActual("../../fixtures/two-languages"),
);

test("a site whose every picture is shown gets no note", () => {
  expect(foundWith({}, true).filter(([place]) => /images|static/.test(place))).toEqual([]);
});

test("a picture that nothing shows gets a note with its weight", () => {
  const heavy = Buffer.alloc(30 * 2 ** 20);
  expect(foundWithFile("content/images/old.jpg", heavy, true)).toContainEqual([
    "content/images/old.jpg:1:1",
    messages.unusedFile("30.0 MB"),
  ]);
});
