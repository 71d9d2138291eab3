import { parseFragment, type DefaultTreeAdapterTypes as Tree } from "parse5";
import { elementsIn } from "../html-tree";
import { t } from "../messages";
import { drawingBytes } from "../schemas/fields";
import { drawingSize, inlineDrawing } from "../site/drawing";

const shapes = /^(svg|g|path|rect|circle|ellipse|line|polyline|polygon|title|desc|defs)$/;

/** What is wrong with an SVG that will be inlined in pages; undefined when nothing is. */
export function drawingFault(svg: string, mayHaveText = false): string | undefined {
  const bytes = Buffer.byteLength(svg);
  // As a browser reads it in the page.
  const [drawing, ...inner] = elementsIn(parseFragment(inlineDrawing(svg)));
  if (!drawing) return t("notDrawing");
  const { left, top, width, height } = drawingSize(svg);
  if (!(Number.isFinite(left + top) && width > 0 && height > 0)) return t("noViewBox");
  if (bytes > drawingBytes) return t("heavyDrawing", { bytes, maximum: drawingBytes });
  return [drawing, ...inner].map((element) => elementFault(element, mayHaveText)).find(Boolean);
}

/** The fault of an element of a drawing, which pages inline several times: a style sheet, a script, a reference or a picture. */
function elementFault({ tagName, attrs }: Tree.Element, mayHaveText: boolean) {
  const attribute = attrs.find(
    ({ name, value }) => /^(class|id|href|on.*)$/.test(name) || value.includes("url("),
  );
  const isAllowed = shapes.test(tagName) || (mayHaveText && tagName === "text");
  const found = isAllowed ? attribute && `${attribute.name}=` : `<${tagName}`;
  return found && t("drawingPart", { found });
}
