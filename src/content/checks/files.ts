import fs from "node:fs";
import path from "node:path";
import { parseFragment, type DefaultTreeAdapterTypes as Tree } from "parse5";
import { drawingSize, inlineDrawing } from "../drawing";
import { elementsIn } from "../html-tree";
import { fileProblem, type Problem } from "../json-file";
import { didYouMean, t } from "../messages";
import { drawingBytes, type Role } from "../schemas/fields";
import { fieldsWithRole, filesBelow, type SiteFiles } from "../site-files";

/** Files that are missing; drawings and served files with a fault; JSON files that nothing reads because of their name. */
export function checkFiles({ root, content, locales, names }: SiteFiles): Problem[] {
  const files = filesBelow(root, ["content", "static"]);
  const named = fieldsWithRole([...content, ...locales], "image", "drawing", "servedFile");
  const faults = named.flatMap(({ file, role, field, value }) => {
    const folder = role.kind === "servedFile" ? "static" : path.posix.dirname(file.name);
    const target = path.posix.join(folder, value);
    if (files.includes(target)) {
      const fault = faultOf(role, path.join(root, target));
      return fault ? [file.problem(field, t("fileFault", { file: target, fault }))] : [];
    }
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
    ...faults,
    ...misnamed.map((name) => {
      const read = name.replace(/\.json.*$/i, ".json");
      return fileProblem(
        name,
        names.has(read) ? t("unreadCopy", { name: read }) : t("unreadFile", { name: read }),
      );
    }),
  ];
}

function faultOf(role: Role, file: string): string | undefined {
  if (role.kind === "drawing" && file.endsWith(".svg"))
    return drawingFault(fs.readFileSync(file, "utf8"));
  return role.kind === "servedFile" ? weightFault(file, role.megabytes) : undefined;
}

/** What is wrong with a file of more than so many megabytes. */
export function weightFault(file: string, megabytes: number): string | undefined {
  const size = fs.statSync(file).size / 1024 / 1024;
  return size > megabytes
    ? t("heavyFile", { size: `${size.toFixed(1)} MB`, maximum: megabytes })
    : undefined;
}

const shapes = /^(svg|g|path|rect|circle|ellipse|line|polyline|polygon|title|desc|defs)$/;

/** What is wrong with an SVG that will be inlined in pages; undefined when nothing is. */
function drawingFault(svg: string): string | undefined {
  const bytes = Buffer.byteLength(svg);
  // As a browser reads it in the page.
  const [drawing, ...inner] = elementsIn(parseFragment(inlineDrawing(svg)));
  if (!drawing) return t("notDrawing");
  const { left, top, width, height } = drawingSize(svg);
  if (!(Number.isFinite(left + top) && width > 0 && height > 0)) return t("noViewBox");
  if (bytes > drawingBytes) return t("heavyDrawing", { bytes, maximum: drawingBytes });
  return [drawing, ...inner].map(elementFault).find(Boolean);
}

/** What an element has that does not belong into a page several times: no style sheet, script, reference or picture. */
function elementFault({ tagName, attrs }: Tree.Element): string | undefined {
  const attribute = attrs.find(
    ({ name, value }) => /^(class|id|href|on.*)$/.test(name) || value.includes("url("),
  );
  const found = shapes.test(tagName) ? attribute && `${attribute.name}=` : `<${tagName}`;
  return found && t("drawingPart", { found });
}
