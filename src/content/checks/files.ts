import fs from "node:fs";
import path from "node:path";
import { imageSize } from "image-size";
import { parseFragment, type DefaultTreeAdapterTypes as Tree } from "parse5";
import { attributesOf, elementsIn } from "../../shared/html-tree";
import { inlineDrawing } from "../drawing";
import { fileProblem, type Problem } from "../json-file";
import { didYouMean, messages } from "../messages";
import { drawingBytes, pngBytes, type Role } from "../schemas/fields";
import { fieldsWithRole, filesBelow, type SiteFiles } from "../site-files";

/** Pictures and served files: missing, too small, too large; JSON files that nothing reads because of their name. */
export function checkFiles({ root, content, locales }: SiteFiles): Problem[] {
  const files = filesBelow(root, ["content", "static"]);
  const named = fieldsWithRole([...content, ...locales], "image", "drawing", "servedFile");
  const faults = named.flatMap(({ file, role, field, value }) => {
    const folder = role.kind === "servedFile" ? "static" : path.posix.dirname(file.name);
    const target = path.posix.join(folder, value);
    if (files.includes(target)) {
      const [fault] = faultsOf(role, path.join(root, target));
      return fault ? [file.problem(field, messages.fileFault(target, fault))] : [];
    }
    const beside = files.filter((name) => path.dirname(name) === path.dirname(target));
    const names = beside.map((name) => path.basename(name));
    const advice = didYouMean(path.basename(target), names) ?? messages.addFile;
    return [file.problem(field, messages.missingFile(target, advice))];
  });
  // As in `safety.json.txt`.
  const misnamed = filesBelow(root, ["content", "locales"]).filter(
    (name) => /\.json/i.test(name) && !name.endsWith(".json"),
  );
  const adviceFor = (name: string) => messages.nameFile(name.replace(/\.json.*$/i, ".json"));
  return [
    ...faults,
    ...misnamed.map((name) => fileProblem(name, messages.unreadFile(adviceFor(name)))),
  ];
}

const weightOf = (file: string) => `${(fs.statSync(file).size / 1024 / 1024).toFixed(1)} MB`;

function faultsOf(role: Role, file: string): string[] {
  if (role.kind === "drawing")
    return file.endsWith(".png") ? pngFaults(file) : drawingFaults(fs.readFileSync(file, "utf8"));
  if ("megabytes" in role && fs.statSync(file).size > role.megabytes * 1024 * 1024)
    return [messages.heavyFile(weightOf(file), role.megabytes)];
  return role.kind === "image" ? pictureFaults(file, role.minimumWidth) : [];
}

function pictureFaults(file: string, minimum: number): string[] {
  try {
    const { width, type = "" } = imageSize(fs.readFileSync(file));
    if (!["jpg", "png"].includes(type)) return [messages.otherPicture(type.toUpperCase())];
    return width < minimum ? [messages.narrowPicture(width, minimum)] : [];
  } catch {
    return [messages.notPicture];
  }
}

/** The least width of a PNG in place of a drawing: the splash shows it 96 pixels wide, on sharp screens with twice as many. */
const pngWidth = 192;

function pngFaults(file: string): string[] {
  const bytes = fs.readFileSync(file);
  // The kind of its colours, which has transparency or not; a palette has it in a part of its own.
  const isTransparent = [4, 6].includes(bytes[25] ?? 0) || bytes.includes("tRNS");
  return [
    ...pictureFaults(file, pngWidth),
    ...(isTransparent ? [] : [messages.opaquePng]),
    ...(bytes.length > pngBytes ? [messages.heavyDrawing(bytes.length, pngBytes)] : []),
  ];
}

const shapes = /^(svg|g|path|rect|circle|ellipse|line|polyline|polygon|title|desc|defs)$/;

/** What is wrong with an SVG that will be inlined in pages; empty when nothing is. */
function drawingFaults(svg: string): string[] {
  const bytes = Buffer.byteLength(svg);
  // As a browser reads it in the page.
  const [drawing, ...inner] = elementsIn(parseFragment(inlineDrawing(svg)));
  if (!drawing) return [messages.notDrawing];
  const isSized = /^[\d.\s-]+$/.test(attributesOf(drawing).viewBox ?? "");
  return [
    ...(isSized ? [] : [messages.noViewBox]),
    ...(bytes > drawingBytes ? [messages.heavyDrawing(bytes, drawingBytes)] : []),
    ...[drawing, ...inner].flatMap(elementFaults),
  ];
}

function elementFaults({ tagName, attrs }: Tree.Element): string[] {
  if (tagName === "style") return [messages.drawingStyle("<style")];
  if (!shapes.test(tagName)) return [messages.drawingTag(tagName)];
  return attrs.flatMap(({ name, value }) => {
    if (name === "class") return [messages.drawingStyle("class=")];
    if (/^on/.test(name)) return [messages.drawingScript(name)];
    return /^(id|href)$/.test(name) || value.includes("url(")
      ? [messages.drawingReference(name)]
      : [];
  });
}
