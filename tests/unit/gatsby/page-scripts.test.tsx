import type { PreRenderHTMLArgs } from "gatsby";
import { createElement, Fragment, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { deferScripts } from "../../../src/gatsby/node/defer-scripts";
import { movePagePathToAttribute } from "../../../src/gatsby/node/page-path-script";

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

/** A page while Gatsby renders it. */
function pageOf(body: ReactNode[], pathname = "/ar/") {
  const page = { body };
  const args = {
    pathname,
    getPostBodyComponents: () => page.body,
    replacePostBodyComponents: (components: ReactNode[]) => {
      page.body = components;
    },
  } as PreRenderHTMLArgs;
  return { page, args };
}

const written = (components: ReactNode[]) =>
  renderToStaticMarkup(createElement(Fragment, null, ...components));

test("a page lists its scripts in order after all others, and requests none while it is parsed", () => {
  const { page, args } = pageOf([chunks, ...files]);
  deferScripts(args);
  const html = written(page.body);
  expect(html).toMatch(
    /^<script id="gatsby-chunk-mapping">.*?<\/script><script data-sources="\/a\/runtime.js \/a\/app.js">/,
  );
  expect(html).not.toMatch(/<script[^>]* src=/);
});

test.each([
  ["no script", deferScripts, [chunks]],
  ["no script with the page's path", movePagePathToAttribute, [chunks]],
  ["another path than the page's", movePagePathToAttribute, [loaderOf("/en/")]],
])("a page with %s ends the build with a sentence", (_what, change, body) => {
  expect(() => change(pageOf(body).args)).toThrow(
    /^src\/gatsby\/node\/[\w-]+\.tsx? looks for .+ and does not find it\. See what .+ or remove it\.$/,
  );
});
