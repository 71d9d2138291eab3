import fs from "node:fs";
import { leavesIn } from "../../../src/content/json-file";
import { withoutPluralForm } from "../../../src/content/plural-forms";
import { filesBelow } from "../../../src/content/site-files";
import translationKeys from "../../../src/i18n/translation-keys.json";

const code = filesBelow(".", ["src", "tools/brand"])
  .filter((name) => /\.(tsx?|m?js)$/.test(name) && !/^src\/(editor|publish)\//.test(name))
  .map((name) => fs.readFileSync(name, "utf8"))
  .join("\n");

test("no language is asked for a text that the code does not name", () => {
  const unnamed = leavesIn(translationKeys).filter(([field]) => {
    const [, ...path] = field.map((part) => withoutPluralForm(String(part).replace("?", "")));
    const [key, group, last] = [path.join("."), path.slice(0, -1).join("."), path.at(-1) ?? ""];
    // A group may be shown whole, or by a name that a fact gives.
    const parts = group ? [`${group}.\${`, `\`${group.split(".")[0]}.\${`] : [];
    const names = [`"${key}`, `:${key}`, `.${last}`, `"${last}"`, ...parts];
    return !path.includes("*") && !names.some((name) => code.includes(name));
  });
  expect(unnamed.map(([field]) => field.join("."))).toEqual([]);
});
