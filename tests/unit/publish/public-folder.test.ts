import fs from "node:fs";
import path from "node:path";
import { removeFilesWithoutSource } from "../../../src/publish/public-folder";
import { temporaryFolder, writeFiles } from "../fixtures/temporary-folder";

const root = temporaryFolder();

test("files and folders that are gone from static/ are gone from the site too", () => {
  const gone = ["film/old.mp4", "film/old/one.mp4", "film/kept/old.mp4"];
  const kept = ["film/kept/one.mp4", "index.html"];
  const all = [...gone, ...kept].map((name) => [`public/${name}`, ""]);
  writeFiles(root, { ...Object.fromEntries(all), "static/film/kept/one.mp4": "" });
  removeFilesWithoutSource(root);
  const isThere = (name: string) => fs.existsSync(path.join(root, "public", name));
  expect([...gone, ...kept].filter(isThere)).toEqual(kept);
});
