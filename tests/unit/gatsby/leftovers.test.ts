import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import type { BuildArgs } from "gatsby";
import {
  clearPublicFolder,
  removeBuildNotes,
  removeLeftoverPictures,
} from "../../../src/gatsby/leftovers";

let root: string;
beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), "site-"));
});
afterEach(() => {
  fs.rmSync(root, { recursive: true });
  jest.replaceProperty(process, "env", environment);
});
const environment = process.env;

function write(files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(root, "public", name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, text);
  }
}

/** All paths in `public/`, folders too. */
const left = () =>
  fs.readdirSync(path.join(root, "public"), { recursive: true, encoding: "utf8" }).sort();

/** A build in which Gatsby knows these pages and has made pictures from these files, named by digest. */
function build(pages: string[], pictures: string[] = [], forgets = true) {
  const complete = new Map(
    pictures.map((digest) => [`job of ${digest}`, { inputPaths: [{ path: `/${digest}.jpg` }] }]),
  );
  const args = {
    store: {
      getState: () => ({
        program: { directory: root },
        pages: new Map(pages.map((page) => [page, {}])),
        jobsV2: { complete },
      }),
      dispatch: ({ payload }: { payload: { contentDigest: string } }) =>
        forgets && complete.delete(payload.contentDigest),
    },
    getNodesByType: () =>
      pictures.map((digest) => ({
        absolutePath: `/${digest}.jpg`,
        internal: { contentDigest: digest },
      })),
    reporter: {
      panic: (message: string) => {
        throw new Error(message);
      },
    },
  };
  return { args: args as unknown as BuildArgs, complete };
}

test("before a build, pages and what Gatsby keeps stay, and all that it writes anew goes", () => {
  jest.replaceProperty(process, "env", { ...environment, NODE_ENV: "production" });
  const kept = {
    "404.html": "",
    "en/index.html": "",
    "page-data/en/page-data.json": "",
    "static/8313f8/cb11c/a.webp": "",
    "_gatsby/slices/scripts.html": "",
  };
  write({
    ...kept,
    "app-1.js": "",
    "app-1.js.map": "",
    "static/font-1.woff2": "",
    "en/gone/index.html": "",
    "locales/en/gone.json": "",
    "~partytown/debug/partytown.js": "",
    "google1234.html": "",
  });
  clearPublicFolder(build(["/404.html", "/en/"]).args);
  const files = left().filter((name) => path.extname(name));
  expect(files).toEqual(Object.keys(kept).sort());
  expect(left()).not.toContain("locales");
});

test("develop leaves the folder alone", () => {
  jest.replaceProperty(process, "env", { ...environment, NODE_ENV: "development" });
  write({ "app-1.js": "" });
  clearPublicFolder(build([]).args);
  expect(left()).toEqual(["app-1.js"]);
});

test("a first build has no folder yet", () => {
  jest.replaceProperty(process, "env", { ...environment, NODE_ENV: "production" });
  expect(() => clearPublicFolder(build([]).args)).not.toThrow();
});

test("after a build, its own notes go", () => {
  write({ "webpack.stats.json": "{}", "chunk-map.json": "{}", "index.html": "" });
  removeBuildNotes(build([]).args);
  expect(left()).toEqual(["index.html"]);
});

const data = JSON.stringify({
  srcSet: "/x/static/shown/aaaaa/a%20b.webp 640w,\n/x/static/shown/bbbbb/a%20b.webp 1280w",
});
const pictures = {
  "page-data/en/page-data.json": data,
  "static/font-1.woff2": "",
  "static/shown/aaaaa/a b.webp": "",
  "static/shown/bbbbb/a b.webp": "",
};

test("pictures that no page shows go, and Gatsby would make them again", () => {
  write({ ...pictures, "static/gone/aaaaa/a.webp": "" });
  const { args, complete } = build([], ["shown", "gone"]);
  removeLeftoverPictures(args);
  expect(left().filter((name) => path.extname(name))).toEqual(Object.keys(pictures).sort());
  expect([...complete.keys()]).toEqual(["job of shown"]);
});

test("a build ends with a sentence where Gatsby does not forget a picture", () => {
  write({ ...pictures, "static/gone/aaaaa/a.webp": "" });
  const { args } = build([], ["shown", "gone"], false);
  expect(() => removeLeftoverPictures(args)).toThrow("Gatsby does not forget a picture");
});
