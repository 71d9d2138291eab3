import { stringsIn } from "../../../src/content/json-file";
import { isUntranslated } from "../../../src/content/untranslated";
import {
  filesWithLanguage,
  isLanguageCode,
  nearestLanguage,
  rowOf,
} from "../../../tools/language-files";
import { texts } from "../fixtures/small-site";

jest.mock("../../../src/i18n/languages", () => jest.requireActual("../fixtures/two-languages"));

const files = filesWithLanguage(texts, "fr", "en");

test("a language is translated from one in the same script, else from the default one", () => {
  expect(nearestLanguage("fr")).toBe("en");
  expect(nearestLanguage("fa")).toBe("ar");
  expect(nearestLanguage("ja")).toBe("ar");
});

test.each([
  ["zh-Hant", '"繁體中文", short: "ZH", dir: "ltr", locale: "zh-TW", openGraph: "zh_TW"'],
  ["pt-BR", '"Português (Brasil)", short: "PT", dir: "ltr", locale: "pt-BR", openGraph: "pt_BR"'],
  ["ur", '"اردو", short: "UR", dir: "rtl", locale: "ur-PK", openGraph: "ur_PK"'],
])("%s is a language that can be added", (code, row) => {
  expect(isLanguageCode(code)).toBe(true);
  expect(rowOf(code)).toBe(`{ code: "${code}", name: ${row} },`);
});

test.each(["French", "zh-hant", "pt_BR", "../x"])("%s is the code of no language", (code) => {
  expect(isLanguageCode(code)).toBe(false);
});

test("every namespace is copied, each text marked as untranslated", () => {
  const namespaces = [...texts.keys()].filter((name) => name.startsWith("locales/en/"));
  for (const name of namespaces) {
    const copy = JSON.parse(files.get(name.replace("/en/", "/fr/")) ?? "{}");
    const unmarked = stringsIn(copy).filter(([, text]) => !isUntranslated(text));
    const keys = unmarked.map(([field]) => String(field.at(-1)));
    expect(keys.filter((key) => key !== "flagUrl" && key !== "subject")).toEqual([]);
  }
});

test("counted texts have the plural forms of the new language", () => {
  const search = JSON.parse(files.get("locales/fr/search.json") ?? "{}");
  const forms = Object.keys(search).filter((key) => key.startsWith("results_"));
  expect(forms).toEqual(["results_one", "results_many", "results_other"]);
});

test("names get a value more, and content files change in nothing else", () => {
  const name = "content/partners.json";
  const text = files.get(name) ?? "";
  expect(JSON.parse(text).items[0].name.fr).toBe("⟦Sindan Steel⟧");
  expect(text.replace(/,\s*"fr": "[^"]*"/g, "")).toBe(texts.get(name));
});

test("a second run leaves what is translated", () => {
  const home = (files.get("locales/fr/home.json") ?? "").replace("⟦Read more⟧", "Lire la suite");
  const after = new Map([...texts, ...files, ["locales/fr/home.json", home]]);
  expect([...filesWithLanguage(after, "fr", "en").keys()]).toEqual([]);
});

test("a PDF of a language gets a name of its own; a drawing is shared", () => {
  const site = {
    profile: { ar: "/p-ar.pdf", en: "/p-en.pdf" },
    mark: { ar: "a.png", en: "b.png" },
  };
  const changed = filesWithLanguage(
    new Map([["content/x.json", JSON.stringify(site)]]),
    "fr",
    "en",
  );
  expect(JSON.parse(changed.get("content/x.json") ?? "")).toEqual({
    profile: { ...site.profile, fr: "/p-fr.pdf" },
    mark: { ...site.mark, fr: "b.png" },
  });
});
