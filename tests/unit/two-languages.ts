const actual: typeof import("../../src/i18n/languages") = jest.requireActual(
  "../../src/i18n/languages",
);

/** The table of languages as it is with Arabic and English alone: tests of how it is used say what comes of these two, however many the site has. */
module.exports = {
  ...actual,
  languages: actual.languages.filter(({ code }) => ["ar", "en"].includes(code)),
  codes: ["ar", "en"],
  isLanguage: (value: unknown) => value === "ar" || value === "en",
};
