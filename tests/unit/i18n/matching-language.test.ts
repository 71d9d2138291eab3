import { matchingLanguage } from "../../../src/i18n/matching-language";

test.each([
  ["en-US", "en"],
  ["AR-eg", "ar"],
  ["pt", "pt-BR"],
  ["pt_PT", "pt-BR"],
  ["zh-TW", "zh-Hant"],
  ["zh-hant-HK", "zh-Hant"],
  ["zh-CN", undefined],
  ["de", undefined],
  ["../x", undefined],
  ["", undefined],
])("a browser that asks for “%s” gets the language %s", (tag, code) => {
  expect(matchingLanguage(tag, ["ar", "en", "pt-BR", "zh-Hant"])).toBe(code);
});
