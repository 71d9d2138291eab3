import type { PreRenderHTMLArgs } from "gatsby";
import { createElement, Fragment, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { keepPagePathInAttribute } from "../../../src/gatsby/page-path-script";
import { leaveOutPictureScript } from "../../../src/gatsby/picture-head";
import { askForScriptsAfterPaint } from "../../../src/gatsby/scripts-after-paint";

const inline = (id: string, __html: string) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a script as Gatsby writes it.
  <script key={id} id={id} dangerouslySetInnerHTML={{ __html }} />
);
const loaderOf = (path: string) =>
  inline("gatsby-script-loader", `window.pagePath=${JSON.stringify(path)};window.hash="1";`);
const chunks = inline("gatsby-chunk-mapping", "window.chunks={};");
const files = [
  <script key="1" src="/a/runtime.js" async />,
  <script key="2" src="/a/app.js" async />,
];
const pictureStyle = <style key="gatsby-image-style">a</style>;

/** A page while Gatsby renders it. */
function pageOf(head: ReactNode[], body: ReactNode[], pathname = "/ar/") {
  const page = { head, body };
  const args = {
    pathname,
    getHeadComponents: () => page.head,
    replaceHeadComponents: (components: ReactNode[]) => {
      page.head = components;
    },
    getPostBodyComponents: () => page.body,
    replacePostBodyComponents: (components: ReactNode[]) => {
      page.body = components;
    },
  } as PreRenderHTMLArgs;
  return { page, args };
}

const written = (components: ReactNode[]) =>
  renderToStaticMarkup(createElement(Fragment, null, ...components));

test("a page names its scripts in their order after all others, and asks for none while it is read", () => {
  const { page, args } = pageOf([], [chunks, ...files]);
  askForScriptsAfterPaint(args);
  const html = written(page.body);
  expect(html).toMatch(
    /^<script id="gatsby-chunk-mapping">.*?<\/script><script data-sources="\/a\/runtime.js \/a\/app.js">/,
  );
  expect(html).not.toMatch(/<script[^>]* src=/);
});

test("the inline script with the page's path has the same text on every page", () => {
  const texts = ["/ar/", "/en/"].map((path) => {
    const { page, args } = pageOf([], [loaderOf(path), chunks], path);
    keepPagePathInAttribute(args);
    const [tag, text] = written(page.body).split(">", 2);
    expect(tag).toContain(`data-path="${path}"`);
    return text;
  });
  expect(texts[0]).toBe(texts[1]);
  expect(texts[0]).toContain('window.hash="1"');
});

test("what belongs to the picture component leaves the head, and nothing else", () => {
  const { page, args } = pageOf([<title key="t">x</title>, pictureStyle], []);
  leaveOutPictureScript(args);
  expect(written(page.head)).toBe("<title>x</title>");
});

test.each([
  ["no script", askForScriptsAfterPaint, [chunks]],
  ["no script with the page's path", keepPagePathInAttribute, [chunks]],
  ["another path than the page's", keepPagePathInAttribute, [loaderOf("/en/")]],
  ["nothing of the picture component", leaveOutPictureScript, files],
])("a page with %s ends the build with a sentence", (_what, change, body) => {
  expect(() => change(pageOf([], body).args)).toThrow(
    /^src\/gatsby\/[\w-]+\.tsx? looks for .+ and does not find it\. See what .+ or remove it\.$/,
  );
});
