import fs from "node:fs";
import path from "node:path";
import { imageSize } from "image-size";
import { asNote, fileProblem, type Problem } from "../json-file";
import { messages } from "../messages";
import { didYouMean } from "../nearest";
import type { Role } from "../schemas/fields";
import { fieldsWithRole, filesBelow, type SiteFiles } from "../site-files";
import { drawingFaults } from "./drawings";

const weightOf = (file: string) => `${(fs.statSync(file).size / 1024 / 1024).toFixed(1)} MB`;

/** Folders whose every file content names, but for guides and captions. */
const named = /^(content\/images|static\/film|static\/profile)\/.*(?<!\.md|\.vtt)$/;
/** Files that something reads. */
const read = /\.(json|md|jpg|png|svg)$/;

/** Pictures and served files: missing, too small, too large; as notes, those that nothing names. */
export function checkFiles({ root, content, locales, parsed }: SiteFiles): Problem[] {
  const files = new Set(filesBelow(root, ["content", "static"]));
  const references = [...content, ...locales].flatMap((file) =>
    (["image", "drawing", "servedFile"] as const).flatMap((kind) =>
      fieldsWithRole(kind, file).map(({ role, field, value }) => {
        const folder = role.kind === "servedFile" ? "static" : path.posix.dirname(file.name);
        return { file, role, field, value, folder, target: path.posix.join(folder, value) };
      }),
    ),
  );
  const faults = references.flatMap(({ file, role, field, value, folder, target }) => {
    if (files.has(target)) {
      const [fault] = faultsOf(role, path.join(root, target));
      return fault ? [file.problem(field, messages.fileFault(target, fault))] : [];
    }
    const beside = [...files].filter((name) => path.dirname(name) === path.dirname(target));
    const nearest = didYouMean(
      path.basename(target),
      beside.map((name) => path.basename(name)),
    );
    const advice = files.has(value)
      ? messages.writeAs(path.posix.relative(folder, value))
      : (nearest ?? messages.addFile);
    return [file.problem(field, messages.missingFile(target, advice))];
  });
  const targets = references.map(({ target }) => target);
  // A broken file may name some.
  const isWhole = parsed.length === content.length + locales.length;
  const unused = [...files].filter(
    (name) => isWhole && named.test(name) && !targets.includes(name),
  );
  return [
    ...faults,
    ...unused.map((name) =>
      asNote(fileProblem(name, messages.unusedFile(weightOf(path.join(root, name))))),
    ),
    ...filesBelow(root, ["content", "locales"])
      .filter((name) => !read.test(name))
      .map(unreadFile),
  ];
}

/** A file that nothing reads because of its name, such as `safety.json.txt`. */
function unreadFile(name: string): Problem {
  if (!/\.json/i.test(name))
    return asNote(fileProblem(name, messages.unreadFile(messages.removeUnread)));
  const right = name.replace(/\.json.*$/i, ".json");
  return fileProblem(name, messages.unreadFile(messages.nameFile(right)));
}

function faultsOf(role: Role, file: string): string[] {
  if (role.kind === "drawing") return drawingFaults(fs.readFileSync(file, "utf8"));
  if ("megabytes" in role && fs.statSync(file).size > role.megabytes * 1024 * 1024)
    return [messages.heavyFile(weightOf(file), role.megabytes)];
  return role.kind === "image" ? pictureFaults(file, role.minimumWidth) : [];
}

function pictureFaults(file: string, minimum: number): string[] {
  const { width, type = "" } = sizeOfPicture(file);
  if (!width) return [messages.notPicture];
  if (!["jpg", "png"].includes(type)) return [messages.otherPicture(type.toUpperCase())];
  return width < minimum ? [messages.narrowPicture(width, minimum)] : [];
}

function sizeOfPicture(file: string): { width?: number; type?: string } {
  try {
    return imageSize(fs.readFileSync(file));
  } catch {
    return {};
  }
}
