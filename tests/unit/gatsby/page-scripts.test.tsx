import type { PreRenderHTMLArgs } from "gatsby";
import { rewriteScripts } from "../../../src/gatsby/node/page-scripts";

const inline = (id: string, __html: string) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a script as Gatsby writes it.
  <script key={id} id={id} dangerouslySetInnerHTML={{ __html }} />
);
const loaderOf = (path: string) =>
  inline("gatsby-script-loader", `window.pagePath=${JSON.stringify(path)};window.hash="1";`);
const app = <script key="app" src="/app.js" />;

test.each([
  ["no script to load", [loaderOf("/ar/")]],
  ["no script with the page's path", [app]],
  ["another path than the page's", [app, loaderOf("/en/")]],
])("a page with %s ends the build with a sentence", (_what, body) => {
  const args = { pathname: "/ar/", getPostBodyComponents: () => body } as PreRenderHTMLArgs;
  expect(() => rewriteScripts(args)).toThrow(
    /^src\/gatsby\/node\/[\w-]+\.tsx? looks for .+ and does not find it\. See what .+ or remove it\.$/,
  );
});
