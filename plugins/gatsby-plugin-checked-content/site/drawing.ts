/** The markup of an SVG to inline in a page: without the parts that only a file needs, hidden from screen readers. */
export function inlineDrawing(svg: string): string {
  const [drawing = ""] = /<svg\b[\s\S]*<\/svg>/.exec(svg.replace(/<!--[\s\S]*?-->/g, "")) ?? [];
  return drawing
    .replace(/^<svg\b[^>]*>/, (head) => {
      const attributes = head
        .slice("<svg".length, -1)
        .replace(/\s(xmlns(:\w+)?|width|height|role|aria-[\w-]+|version)=("[^"]*"|'[^']*')/g, "");
      return `<svg${attributes.trimEnd()} aria-hidden="true">`;
    })
    .replace(/>\s+</g, "><");
}

/** What is in a drawing, to be put into an `<svg>` of our own. */
export function drawingMarkup(svg: string): string {
  return inlineDrawing(svg).replace(/^<svg\b[^>]*>|<\/svg>$/g, "");
}

/** The box of a drawing in its own units; without width and height where it names none. */
export function drawingSize(svg: string) {
  const [, , box = ""] = /\sviewBox=(["'])(.*?)\1/.exec(svg) ?? [];
  const [left = 0, top = 0, width = 0, height = 0] = box
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  return { left, top, width, height };
}

/** The whole SVG with its colours written out, since a file has no custom properties. */
export function paintedDrawing(svg: string, { text, accent }: Record<"text" | "accent", string>) {
  return svg.replaceAll("currentColor", text).replaceAll("var(--accent)", accent);
}

/** Width and height of a PNG in pixels, from its header. */
export function pngSize(png: Buffer) {
  return { width: png.readUInt32BE(16), height: png.readUInt32BE(20) };
}
