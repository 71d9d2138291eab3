import type { PreRenderHTMLArgs } from "gatsby";
import { rewriteScripts } from "../../../src/gatsby/node/page-scripts";

test("a page without a script to load ends the build with a sentence", () => {
  const args = { getPostBodyComponents: () => [<script key="inline" />] };
  expect(() => rewriteScripts(args as unknown as PreRenderHTMLArgs)).toThrow(
    /^src\/gatsby\/node\/[\w-]+\.tsx? looks for .+ and does not find it\. See what .+ or remove it\.$/,
  );
});
