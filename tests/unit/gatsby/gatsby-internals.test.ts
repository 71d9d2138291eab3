import fs from "node:fs";
import path from "node:path";
import { setAvifEffort } from "../../../src/gatsby/node/avif-effort";

const gatsbyScripts = path.dirname(require.resolve("gatsby/cache-dir/loader.js"));

/** What each of our changes in the browser needs: a text in one of Gatsby's own scripts. */
const gatsbyInternals = [
  ["intercept-navigation.ts", "navigation.js", "window.___navigate = "],
  ["intercept-navigation.ts", "production-app.js", "window.___loader = publicLoader"],
  ["intercept-navigation.ts", "loader.js", "loadPage: "],
  ["intercept-navigation.ts", "static-entry.js", "window.___webpackCompilationHash="],
  ["page-announcement.ts", "route-announcer-props.js", "gatsby-announcer"],
  ["prefetch.ts", "loader.js", "as: `fetch`"],
  ["router.tsx", "production-app.js", "<Router"],
  ["router.tsx", "navigation.js", "decodeURI("],
  ["router.tsx", "find-path.js", "decodeURIComponent("],
];

test.each(gatsbyInternals)("what %s needs is in Gatsby's %s: %s", (_file, script, text) => {
  expect(fs.readFileSync(path.join(gatsbyScripts, script), "utf8")).toContain(text);
});

test("pictures are encoded with our effort, unless another is given; without the method the build ends with a sentence", () => {
  const avif = jest.fn();
  const sharp = { avif };
  setAvifEffort(sharp);
  sharp.avif({ quality: 40 });
  sharp.avif({ effort: 9 });
  expect(avif.mock.calls).toEqual([[{ effort: 1, quality: 40 }], [{ effort: 9 }]]);
  expect(() => setAvifEffort({} as typeof sharp)).toThrow(/^src\/gatsby\/node\/avif-effort\.ts/);
});
