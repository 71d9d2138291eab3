import { parseFragment, type DefaultTreeAdapterTypes as Tree } from "parse5";
import { attributesOf, elementsIn } from "../../shared/html-tree";
import { inlineDrawing } from "../drawing";
import { messages } from "../messages";
import { drawingBytes } from "../schemas/fields";

const shapes = /^(svg|g|path|rect|circle|ellipse|line|polyline|polygon|title|desc|defs)$/;

/** What is wrong with an SVG that will be inlined in pages; empty when nothing is. */
export function drawingFaults(svg: string): string[] {
  const bytes = Buffer.byteLength(svg);
  // As a browser reads it in the page.
  const [drawing, ...inner] = elementsIn(parseFragment(inlineDrawing(svg)));
  if (!drawing) return [messages.notDrawing];
  const isSized = /^[\d.\s-]+$/.test(attributesOf(drawing).viewBox ?? "");
  return [
    ...(isSized ? [] : [messages.noViewBox]),
    ...(bytes > drawingBytes ? [messages.heavyDrawing(bytes, drawingBytes)] : []),
    ...[drawing, ...inner].flatMap(faultsIn),
  ];
}

function faultsIn({ tagName, attrs }: Tree.Element): string[] {
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
