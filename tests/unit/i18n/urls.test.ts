import { isCurrentPath, localizedPath, navigationPath, splitPath } from "../../../src/i18n/urls";

test.each([
  ["/", undefined, "/"],
  ["/", "en", "/en/"],
  ["", "ar", "/ar/"],
  ["/clients", undefined, "/clients/"],
  ["/clients", "en", "/en/clients/"],
  ["/clients/", "ar", "/ar/clients/"],
  ["/clients#careers", "en", "/en/clients/#careers"],
  ["/a/b?x=1#y", "en", "/en/a/b/?x=1#y"],
] as const)("localizedPath(%s, %s) is %s", (path, language, expected) => {
  expect(localizedPath(path, language)).toBe(expected);
});

test.each([
  ["/", undefined, "/"],
  ["/en", "en", "/"],
  ["/en/", "en", "/"],
  ["/ar/clients/", "ar", "/clients/"],
  ["/english/", undefined, "/english/"],
  ["/xx/clients", undefined, "/xx/clients/"],
  ["/en/en/nope", "en", "/en/nope/"],
])("splitPath(%s) finds %s and %s", (pathname, language, path) => {
  expect(splitPath(pathname)).toEqual(language ? { language, path } : { path });
});

test("a navigation link ends in an empty hash, unless it names an anchor", () => {
  expect(navigationPath("/clients", "en")).toBe("/en/clients/#");
  expect(navigationPath("/", "ar")).toBe("/ar/#");
  expect(navigationPath("/clients#careers", "en")).toBe("/en/clients/#careers");
});

test.each([
  ["/clients/", "/clients", true],
  ["/clients/", "/clients#careers", false],
  ["/", "/", true],
  ["/clients/more/", "/clients", false],
  ["/clients/", "/", false],
  ["/404/", "/", false],
])("isCurrentPath(%s, %s) is %s", (pathname, target, expected) => {
  expect(isCurrentPath(pathname, target)).toBe(expected);
});
