import fs from "node:fs";
import path from "node:path";
import { fixFormat } from "../../../src/content/autofix";
import { temporaryFolder, writeFiles } from "../fixtures/temporary-folder";

const root = temporaryFolder();

test.each([
  ["a missing last line", '{\n  "a": [\n    1\n  ]\n}', '{\n  "a": [\n    1\n  ]\n}\n'],
  ["all on one line", '{"a":[1]}', '{\n  "a": [\n    1\n  ]\n}\n'],
  ["lines of Windows in a text", '{\n  "a": "b\\r\\n\\r\\nc"\n}\n', '{\n  "a": "b\\n\\nc"\n}\n'],
  ["a folder named r", '{\n  "a": "b\\\\r"\n}\n', undefined],
  ["a file in order", '{\n  "a": "\\u00a0"\n}\n', undefined],
  ["a broken file", '{"a" 1}', undefined],
])("the check mends the format of a file, and no more: %s", (_name, text, mended) => {
  const name = "locales/ar/home.json";
  writeFiles(root, { [name]: text });
  const changed = fixFormat(root);
  const after = fs.readFileSync(path.join(root, name), "utf8");
  expect([changed, after]).toEqual(mended ? [[name], mended] : [[], text]);
});
