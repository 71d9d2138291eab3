import { checkContent } from "../../../src/content/check-content";
import { messages } from "../../../src/content/messages";
import { parseSite, readSiteTexts } from "../../../src/content/site-files";
import { codes, defaultLanguage } from "../../../src/i18n/languages";

test("a text that nothing shows is noted in every file of words, but for those of the profile", () => {
  const texts = new Map(readSiteTexts("."));
  // A file that no page uses is noted as a whole.
  const unread = checkContent(".", texts).flatMap(({ file, field }) => (field ? [] : [file]));
  const { locales } = parseSite(".", texts);
  const own = locales.filter(({ language }) => language === defaultLanguage);
  for (const { namespace } of own)
    for (const code of codes) {
      const file = `locales/${code}/${namespace}.json`;
      const words = JSON.parse(texts.get(file) ?? "");
      texts.set(file, JSON.stringify({ ...words, nobodyShowsThis: words.title ?? "٪" }));
    }
  const found = checkContent(".", texts).filter(
    ({ message, field }) => message === messages.unusedText && field === "nobodyShowsThis",
  );
  expect(found.map(({ file }) => file)).toEqual(
    own
      .filter(({ name, namespace }) => namespace !== "profile" && !unread.includes(name))
      .map(({ name }) => name),
  );
});
