import fs from "node:fs";
import { createRequire } from "node:module";
import os from "node:os";
import path from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";
import { expectOwnRouter } from "../../../src/gatsby/any-address";
import { type Bundle, lookAtBundle } from "../../../src/gatsby/bundled-modules";
import { startInPieces } from "../../../src/gatsby/entry-in-pieces";
import { expectLateStyles, splitLateStyles } from "../../../src/gatsby/late-styles";
import { beginPictures, hastenPictures } from "../../../src/gatsby/pictures";
import { expectReliedOn } from "../../../src/gatsby/relied-on";
import { expectAsked } from "../../../src/gatsby/replaced-modules";
import { defaultLanguage } from "../../../src/i18n/languages";

/** The webpack that Gatsby bundles with. */
const webpack = createRequire(require.resolve("gatsby/package.json"))("webpack");

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), "bundle-"));
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

const write = (files: Record<string, string>) => {
  for (const [name, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    fs.writeFileSync(path.join(folder, name), text);
  }
};

/** Bundles `entry.js` of the folder; rejects with what ends the build. */
const bundle = (look: (bundle: Bundle) => void, alias: Record<string, string | false> = {}) =>
  new Promise<void>((resolve, reject) =>
    webpack(
      {
        mode: "none",
        context: folder,
        entry: "./entry.js",
        output: { path: path.join(folder, "out") },
        resolve: { alias },
        plugins: [lookAtBundle(look)],
      },
      (error: Error | null) => (error ? reject(error) : resolve()),
    ),
  );

const sentence = /^src\/gatsby\/[\w-]+\.ts looks for .+ and does not find it\. See what .+ it\.$/;

/** Webpack's configuration as Gatsby would hand it over, for the scripts of a built page. */
const configured = (config: object) =>
  ({
    stage: "build-javascript",
    getConfig: () => config,
    actions: { replaceWebpackConfig: () => {} },
  }) as unknown as CreateWebpackConfigArgs;

test("a replaced module is known by a package's name or by its file, however it is asked for", async () => {
  write({
    "entry.js": 'import "unused"; import "./inner/one";',
    "inner/one.js": 'import "../own";',
    "own.js": "export default 1;",
  });
  const own = path.join(folder, "own.js");
  const alias = { unused$: false, [own]: false } as const;
  await bundle((found) => expectAsked({ unused: false, [own]: false }, found), alias);
});

test("a replacement for a module that nothing asks for ends the build with a sentence", async () => {
  write({ "entry.js": "export default 1;" });
  const look = (found: Bundle) => expectAsked({ unused: false }, found);
  await expect(bundle(look)).rejects.toThrow(sentence);
  await expect(bundle(look)).rejects.toThrow("an import of “unused”");
});

test("a bundle without one of the late style sheets ends the build with a sentence", () => {
  const styles = (name: string | null) => ({ context: null, nameForCondition: () => name });
  const late = ["film-chapters", "gallery-content", "toaster"].map((name) =>
    styles(`/src/${name}.module.css`),
  );
  expect(() => expectLateStyles({ modules: [...late, styles(null)] })).not.toThrow();
  for (const missing of late) {
    const modules = late.filter((one) => one !== missing);
    expect(() => expectLateStyles({ modules })).toThrow(sentence);
  }
});

test("a bundle in which Gatsby uses its own router or decoders ends the build with a sentence", () => {
  const ours = ["src/gatsby/address-decoding.ts", "src/gatsby/router.tsx"].map((file) => ({
    context: null,
    nameForCondition: () => path.resolve(file),
  }));
  expect(() => expectOwnRouter({ modules: ours })).not.toThrow();
  for (const one of ours) expect(() => expectOwnRouter({ modules: [one] })).toThrow(sentence);
});

test.each([
  ["no entry of its own", startInPieces, { entry: {} }],
  ["no groups of files", splitLateStyles, { optimization: {} }],
  [
    "no group of style sheets",
    splitLateStyles,
    { optimization: { splitChunks: { cacheGroups: {} } } },
  ],
  [
    "a group of style sheets without a test",
    splitLateStyles,
    { optimization: { splitChunks: { cacheGroups: { styles: {} } } } },
  ],
])("webpack with %s ends the build with a sentence", (_what, change, config) => {
  expect(() => change(configured(config))).toThrow(sentence);
});

test("pictures that are made without the method whose effort we set end the build with a sentence", () => {
  expect(() => hastenPictures({} as Parameters<typeof hastenPictures>[0])).toThrow(sentence);
});

test("pictures are made with our effort, unless another is asked for", () => {
  const avif = jest.fn();
  const pictures = { avif };
  hastenPictures(pictures);
  pictures.avif({ quality: 40 });
  pictures.avif({ effort: 9 });
  expect(avif.mock.calls).toEqual([[{ effort: 1, quality: 40 }], [{ effort: 9 }]]);
});

test("pictures are begun by one language's queries, and a build in which these begin none ends with a sentence", async () => {
  const incomplete = new Map();
  const graphql = jest.fn(async (query: string) => incomplete.set(query, {}));
  const pages = [defaultLanguage, "another"].map((language) => [
    language,
    { componentPath: "home.tsx", context: { language } },
  ]);
  const build = (components: [string, { query: string }][]) => {
    const state = {
      pages: new Map(pages as never),
      components: new Map(components),
      jobsV2: { incomplete, complete: new Map() },
    };
    return { graphql, store: { getState: () => state } } as never;
  };
  await expect(beginPictures(build([]))).rejects.toThrow(sentence);
  await beginPictures(build([["home.tsx", { query: "query" }]]));
  expect(graphql.mock.calls).toEqual([["query", { language: defaultLanguage }]]);
});

describe("what our changes in the browser rely on", () => {
  const gatsbys = path.dirname(require.resolve("gatsby/cache-dir/loader.js"));

  test("is in Gatsby's own scripts", () => {
    expect(() => expectReliedOn(gatsbys)).not.toThrow();
  });

  test.each([
    ["navigation.js", "window.___navigate", "unreachable.ts"],
    ["production-app.js", "window.___loader", "unreachable.ts"],
    ["loader.js", "loadPage:", "unreachable.ts"],
    ["static-entry.js", "window.___webpackCompilationHash", "unreachable.ts"],
    ["route-announcer-props.js", "gatsby-announcer", "page-announcement.ts"],
    ["loader.js", "as: `fetch`", "prefetch.ts"],
    ["production-app.js", "<Location>", "any-address.ts"],
    ["production-app.js", "<Router", "any-address.ts"],
    ["navigation.js", "decodeURI(", "any-address.ts"],
    ["find-path.js", "decodeURIComponent(", "any-address.ts"],
  ])("ends the build with a sentence where %s has no %s", (script, text, change) => {
    fs.cpSync(gatsbys, folder, { recursive: true });
    const file = path.join(folder, script);
    fs.writeFileSync(file, fs.readFileSync(file, "utf8").replaceAll(text, ""));
    expect(() => expectReliedOn(folder)).toThrow(sentence);
    expect(() => expectReliedOn(folder)).toThrow(change);
  });

  test("ends the build with a sentence where a script is gone", () => {
    expect(() => expectReliedOn(folder)).toThrow(sentence);
  });
});
