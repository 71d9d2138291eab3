import { parseFragment, type DefaultTreeAdapterTypes as Tree } from "parse5";
import { attributesOf, elementsIn } from "../../shared/html-tree";
import { inlineDrawing } from "../drawing";
import { drawingBytes } from "../schemas/fields";

const shapes = /^(svg|g|path|rect|circle|ellipse|line|polyline|polygon|title|desc|defs)$/;

/** What is wrong with an SVG that will be inlined in pages; empty when nothing is. */
export function drawingFaults(svg: string): string[] {
  const bytes = Buffer.byteLength(svg);
  // As a browser reads it in the page.
  const [drawing, ...inner] = elementsIn(parseFragment(inlineDrawing(svg)));
  if (!drawing) return ["is not an SVG drawing; save it as SVG"];
  const isSized = /^[\d.\s-]+$/.test(attributesOf(drawing).viewBox ?? "");
  return [
    ...(isSized ? [] : ['has no viewBox; save it with one, such as viewBox="0 0 32 32"']),
    ...(bytes > drawingBytes
      ? [`is ${bytes} bytes; simplify it, every page holds it: at most ${drawingBytes}`]
      : []),
    ...[drawing, ...inner].flatMap(faultsIn),
  ];
}

function faultsIn({ tagName, attrs }: Tree.Element): string[] {
  const colours = "write the colours as attributes of the shapes, such as fill";
  if (tagName === "style") return [`holds <style; ${colours}`];
  if (!shapes.test(tagName)) return [`holds <${tagName}; draw it with shapes alone`];
  return attrs.flatMap(({ name, value }) => {
    if (name === "class") return [`holds class=; ${colours}`];
    if (/^on/.test(name)) return [`holds ${name}=; a drawing runs no script`];
    return /^(id|href)$/.test(name) || value.includes("url(")
      ? [`holds ${name}=; use plain colours; a page holds the drawing several times`]
      : [];
  });
}
