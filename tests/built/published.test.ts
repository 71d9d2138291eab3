import fs from "node:fs";
import path from "node:path";
import { files, folder, read } from "./built-site";

const served = path.resolve(__dirname, "../../static");

/** Files that are there without being named: what browsers ask for unasked, licences, flags of clients to come. */
const unnamed = /^favicon\.ico$|\/LICENSE$|^flags\//;

test("every file of static/ is named by something that the site sends", () => {
  const texts = files.filter((file) => /\.(html|json|webmanifest)$/.test(file)).map(read);
  const unused = fs
    .readdirSync(served, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(served, path.join(entry.parentPath, entry.name)))
    .map((name) => name.split(path.sep).join("/"))
    .filter((name) => !unnamed.test(name) && !texts.some((text) => text.includes(name)));
  expect(unused).toEqual([]);
});

test("favicon.ico, which browsers ask for unasked, is an icon", () => {
  const head = fs.readFileSync(path.join(folder, "favicon.ico")).subarray(0, 4);
  expect([...head]).toEqual([0, 0, 1, 0]);
});
