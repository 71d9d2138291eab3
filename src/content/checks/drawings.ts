import { drawingBytes } from "../schemas/fields";

/** What a drawing may not hold, since it becomes part of the page, each with what to do. */
const refused: [RegExp, string][] = [
  [/<(script|foreignObject|image|iframe|a|text|animate\w*|set)\b/i, "draw it with shapes alone"],
  [/<style\b|\sclass=/i, "write the colours as attributes of the shapes, such as fill"],
  [/\s(id|href|xlink:href)=|url\(/i, "use plain colours; a page holds the drawing several times"],
  [/\son\w+=/i, "a drawing runs no script"],
  [/<!DOCTYPE|<!ENTITY/i, "save it as plain SVG"],
];

/** What is wrong with an SVG that will be inlined in pages; empty when nothing is. */
export function drawingFaults(svg: string): string[] {
  const bytes = Buffer.byteLength(svg);
  const found = refused.flatMap(([sign, advice]) => {
    const [part] = sign.exec(svg) ?? [];
    return part ? [`holds ${part.trim()}; ${advice}`] : [];
  });
  return [
    ...(/<svg\b[\s\S]*<\/svg>\s*$/.test(svg) ? [] : ["is not an SVG drawing; save it as SVG"]),
    ...(/\sviewBox="[\d.\s-]+"/.test(svg)
      ? []
      : ['has no viewBox; save it with one, such as viewBox="0 0 32 32"']),
    ...(bytes > drawingBytes
      ? [`is ${bytes} bytes; simplify it, every page holds it: at most ${drawingBytes}`]
      : []),
    ...found,
  ];
}
