import { readSiteTexts } from "../gatsby-plugin-checked-content/site/site-files";
import { editorConfiguration } from "./configuration";
import type { FormField } from "./form-fields";

jest.mock("../../shared/languages", () => {
  const actual = jest.requireActual("../../shared/__mocks__/languages");
  const french = { code: "fr", name: "Français", short: "FR", dir: "ltr", locale: "fr-FR" };
  const languages = [...actual.languages, french];
  return { ...actual, languages, codes: languages.map(({ code }) => code) };
});

test("a third language has a pane beside the others, and a field in every name", () => {
  const { i18n, singletons } = editorConfiguration(readSiteTexts("."), "en");
  expect(i18n.locales).toEqual(["ar", "en", "fr"]);
  const site = singletons.find(({ name }) => name === "site")?.fields ?? [];
  const name = site.find((field) => field.name === "name")?.fields as FormField[];
  expect(name.map((field) => field.name)).toEqual(["ar", "en", "fr"]);
});
