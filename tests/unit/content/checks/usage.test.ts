import { messages } from "../../../../src/content/messages";
import { foundWith } from "../../fixtures/checked-site";
import { texts } from "../../fixtures/small-site";

jest.mock("../../../../src/i18n/languages", () =>
  jest.requireActual("../../fixtures/two-languages"),
);

test("a text that nothing shows is a note, and stops nothing", () => {
  const add = (language: string, text: string) => {
    const name = `locales/${language}/home.json`;
    return [name, (texts.get(name) ?? "").replace("{", `{ "greeting": "${text}",`)];
  };
  const changes = Object.fromEntries([add("ar", "أهلا"), add("en", "Hello")]);
  expect(foundWith(changes)).toEqual([]);
  expect(foundWith(changes, true)).toContainEqual([
    "locales/ar/home.json:1:3 greeting",
    messages.unusedText,
  ]);
});
