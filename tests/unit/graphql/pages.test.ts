import { pagesOf } from "../../../src/graphql/pages";

jest.mock("../../../src/i18n/languages", () => jest.requireActual("../fixtures/two-languages"));

const content = {
  id: "1",
  path: "/clients",
  template: "clients",
  namespaces: ["clients"],
  title: "clients:meta.title",
  description: "clients:meta.description",
  headerImage: null,
};

test("a content page becomes one page without a prefix and one a language", () => {
  const pages = pagesOf(content);
  expect(pages.map(({ path, context }) => [path, context?.language])).toEqual([
    ["/clients/", "ar"],
    ["/ar/clients/", "ar"],
    ["/en/clients/", "en"],
  ]);
  expect(new Set(pages.map(({ context }) => context?.pagePath))).toEqual(new Set(["/clients/"]));
});

test("every page bakes in the layout's words and its own, and shows its template", () => {
  for (const { context, component } of pagesOf(content)) {
    expect(context?.namespaces).toEqual(["common", "site", "clients"]);
    expect(component).toMatch(/src\/templates\/clients\.tsx$/);
  }
});

test("the home page stands at the root of each language", () => {
  expect(pagesOf({ ...content, path: "/" }).map(({ path }) => path)).toEqual(["/", "/ar/", "/en/"]);
});

test("the 404 page is a file a language that catches the unknown paths under its prefix", () => {
  const pages = pagesOf({ ...content, template: "not-found", path: "/404" });
  expect(pages.map(({ path, matchPath }) => [path, matchPath])).toEqual([
    ["/404.html", undefined],
    ["/ar/404.html", "/ar/*"],
    ["/en/404.html", "/en/*"],
  ]);
  expect(pages.every(({ context }) => context?.isFound === false)).toBe(true);
});
