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
      const fault = faultOf(role, path.join(root, target));
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
  return [
    ...faults,
    ...misnamed.map((name) =>
      fileProblem(name, messages.unreadFile(name.replace(/\.json.*$/i, ".json"))),
    ),
  ];
}

const weightOf = (file: string) => `${(fs.statSync(file).size / 1024 / 1024).toFixed(1)} MB`;

function faultOf(role: Role, file: string): string | undefined {
  if (role.kind === "drawing")
    return file.endsWith(".png") ? pngFault(file) : drawingFault(fs.readFileSync(file, "utf8"));
  if ("megabytes" in role && fs.statSync(file).size > role.megabytes * 1024 * 1024)
    return messages.heavyFile(weightOf(file), role.megabytes);
  return role.kind === "image" ? pictureFault(file, role.minimumWidth) : undefined;
}

function pictureFault(file: string, minimum: number): string | undefined {
  try {
    const { width, type = "" } = imageSize(fs.readFileSync(file));
    if (!["jpg", "png"].includes(type)) return messages.otherPicture(type.toUpperCase());
    return width < minimum ? messages.narrowPicture(width, minimum) : undefined;
  } catch {
    return messages.notPicture;
  }
}

/** The least width of a PNG in place of a drawing: the splash shows it 96 pixels wide, on sharp screens with twice as many. */
const pngWidth = 192;

function pngFault(file: string): string | undefined {
  const bytes = fs.readFileSync(file);
  // The kind of its colours, which has transparency or not; a palette has it in a part of its own.
  const isTransparent = [4, 6].includes(bytes[25] ?? 0) || bytes.includes("tRNS");
  if (!isTransparent) return messages.opaquePng;
  if (bytes.length > pngBytes) return messages.heavyDrawing(bytes.length, pngBytes);
  return pictureFault(file, pngWidth);
}

const shapes = /^(svg|g|path|rect|circle|ellipse|line|polyline|polygon|title|desc|defs)$/;

/** What is wrong with an SVG that will be inlined in pages; undefined when nothing is. */
function drawingFault(svg: string): string | undefined {
  const bytes = Buffer.byteLength(svg);
  // As a browser reads it in the page.
  const [drawing, ...inner] = elementsIn(parseFragment(inlineDrawing(svg)));
  if (!drawing) return messages.notDrawing;
  if (!/^[\d.\s-]+$/.test(attributesOf(drawing).viewBox ?? "")) return messages.noViewBox;
  if (bytes > drawingBytes) return messages.heavyDrawing(bytes, drawingBytes);
  return [drawing, ...inner].map(elementFault).find(Boolean);
}

function elementFault({ tagName, attrs }: Tree.Element): string | undefined {
  if (tagName === "style") return messages.drawingStyle("<style");
  if (!shapes.test(tagName)) return messages.drawingTag(tagName);
  for (const { name, value } of attrs) {
    if (name === "class") return messages.drawingStyle("class=");
    if (/^on/.test(name)) return messages.drawingScript(name);
    if (/^(id|href)$/.test(name) || value.includes("url(")) return messages.drawingReference(name);
  }
  return undefined;
}
