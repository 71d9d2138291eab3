import type { PreRenderHTMLArgs } from "gatsby";
import { deferScripts } from "../../../src/gatsby/node/defer-scripts";
import { movePagePathToAttribute } from "../../../src/gatsby/node/page-path-script";

const inline = (id: string, __html: string) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a script as Gatsby writes it.
  <script key={id} id={id} dangerouslySetInnerHTML={{ __html }} />
);
const loaderOf = (path: string) =>
  inline("gatsby-script-loader", `window.pagePath=${JSON.stringify(path)};window.hash="1";`);
const chunks = inline("gatsby-chunk-mapping", "window.chunks={};");

test.each([
  ["no script", deferScripts, [chunks]],
  ["no script with the page's path", movePagePathToAttribute, [chunks]],
  ["another path than the page's", movePagePathToAttribute, [loaderOf("/en/")]],
])("a page with %s ends the build with a sentence", (_what, change, body) => {
  const args = { pathname: "/ar/", getPostBodyComponents: () => body } as PreRenderHTMLArgs;
  expect(() => change(args)).toThrow(
    /^src\/gatsby\/node\/[\w-]+\.tsx? looks for .+ and does not find it\. See what .+ or remove it\.$/,
  );
});
