/** @jest-environment jsdom */
import { fireEvent, render, screen } from "@testing-library/react";
import { LanguageSwitch } from "../../../src/layout/header/language-switch";

jest.mock("gatsby", () => ({ withPrefix: (path: string) => path }));
jest.mock("../../../src/i18n", () => {
  const languages = ["ar", "en", "fr"].map((code) => ({ code, name: `name ${code}`, short: code }));
  const requestedPath = () => "/clients/";
  return { requestedPath, languages, languageRow: () => languages[0], useLanguage: () => "ar" };
});

const list = () => screen.getByText("name ar").closest("details");

test.each([
  ["a click beside it", () => fireEvent.click(document.body)],
  ["the focus beside it", () => screen.getByRole("button").focus()],
  ["Escape", () => fireEvent.keyDown(screen.getByText("name fr"), { key: "Escape" })],
])("the list of three languages closes on %s", (_how, leave) => {
  render(
    <>
      <LanguageSwitch path="/clients/" />
      <button type="button">Beside</button>
    </>,
  );
  fireEvent.click(screen.getByText("name ar"));
  expect(list()?.open).toBe(true);
  leave();
  expect(list()?.open).toBe(false);
});
