import fs from "node:fs";
import path from "node:path";
import { leftOvers } from "./checks/usage";
import { type JsonPath, valueAt } from "./json-file";
import { parseSite, readSiteTexts } from "./site-files";

/** Removes, in every language, the words of what the site leaves out, and their names in pages. Gives the files that changed. */
export function removeLeftOvers(root: string): string[] {
  const site = parseSite(root, readSiteTexts(root));
  return leftOvers(site).flatMap(({ namespace, group }) => {
    const words = site.locales.filter(
      (file) => file.namespace === namespace && valueAt(file.value, group) !== undefined,
    );
    if (group.length > 0)
      return words.map(({ name }) => edit(root, name, (value) => remove(value, group)));
    const pages = site.pages.filter(({ value }) => value.namespaces.includes(namespace));
    for (const { name } of words) fs.rmSync(path.join(root, name));
    return [
      ...words.map(({ name }) => name),
      ...pages.map(({ name }) =>
        edit(root, name, (page) => {
          const namespaces = namespacesOf(page);
          namespaces.splice(namespaces.indexOf(namespace), 1);
        }),
      ),
    ];
  });
}

const namespacesOf = (page: unknown) => (valueAt(page, ["namespaces"]) ?? []) as string[];

function remove(value: unknown, group: JsonPath): void {
  const around = valueAt(value, group.slice(0, -1)) as Record<string, unknown>;
  delete around[String(group.at(-1))];
}

function edit(root: string, name: string, change: (value: unknown) => void): string {
  const file = path.join(root, name);
  const value = JSON.parse(fs.readFileSync(file, "utf8"));
  change(value);
  fs.writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
  return name;
}
