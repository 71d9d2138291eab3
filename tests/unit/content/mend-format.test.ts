import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { mendFormat } from "../../../src/content/mend-format";

test.each([
  ["a missing last line", '{\n  "a": [\n    1\n  ]\n}', '{\n  "a": [\n    1\n  ]\n}\n'],
  ["all on one line", '{"a":[1]}', '{\n  "a": [\n    1\n  ]\n}\n'],
  ["a file in order", '{\n  "a": "\\u00a0"\n}\n', undefined],
  ["a broken file", '{"a" 1}', undefined],
])("the check mends the format of a file, and no more: %s", (_name, text, mended) => {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), "format-"));
  const name = "locales/ar/home.json";
  const file = path.join(root, name);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text);
  const changed = mendFormat(root);
  const after = fs.readFileSync(file, "utf8");
  fs.rmSync(root, { recursive: true });
  expect([changed, after]).toEqual(mended ? [[name], mended] : [[], text]);
});
