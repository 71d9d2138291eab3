import path from "node:path";
import { fileProblem, type JsonFile, type Problem } from "../json-file";
import { didYouMean, t } from "../messages";
import { fieldsWithRole, filesBelow, type SiteFiles } from "../site/site-files";

/** The files that some JSON files name, by their paths from the repository's root. */
export const filesNamedIn = (files: readonly JsonFile[]) =>
  fieldsWithRole(files, "image", "drawing", "servedFile").map((named) => {
    const folder =
      named.role.kind === "servedFile" ? "static" : path.posix.dirname(named.file.name);
    return { ...named, target: path.posix.join(folder, named.value) };
  });

/** Files that are missing, and JSON files that nothing reads because of their name. */
export function checkFiles({ root, content, locales, names }: SiteFiles): Problem[] {
  const files = filesBelow(root, ["content", "static"]);
  const missing = filesNamedIn([...content, ...locales]).flatMap(({ file, field, target }) => {
    if (files.includes(target)) return [];
    const beside = files.filter((name) => path.dirname(name) === path.dirname(target));
    const others = beside.map((name) => path.basename(name));
    const advice = files.some((name) => name.normalize() === target.normalize())
      ? t("otherUnicode")
      : (didYouMean(path.basename(target), others) ?? t("addFile"));
    return [file.problem(field, t("missingFile", { file: target, advice }))];
  });
  // As in `safety.json.txt`.
  const misnamed = filesBelow(root, ["content", "locales"]).filter(
    (name) => /\.json/i.test(name) && !name.endsWith(".json"),
  );
  return [
    ...missing,
    ...misnamed.map((name) => {
      const read = name.replace(/\.json.*$/i, ".json");
      return fileProblem(
        name,
        names.has(read) ? t("unreadCopy", { name: read }) : t("unreadFile", { name: read }),
      );
    }),
  ];
}
