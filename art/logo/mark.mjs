// The mark of Rukn: two nested strokes that make a corner, and the stone in it.
// One cell is 4 units; seven cells in a field of 32: stroke, gap, stroke, gap, three of stone.

export const INK = { light: "#0E4A47", dark: "#EEE8DC", stone: "#E08A2B" };

export const FIELD = 32;
export const MARGIN = 2;
export const CELL = 4;
export const OUTER = "M30 4H4V30";
export const INNER = "M30 12H12V30";
export const STONE = { x: 18, y: 18, width: 12, height: 12 };

const MIRROR = ` transform="matrix(-1 0 0 1 ${FIELD} 0)"`;

/** The mark as an SVG group in a field of 32 units; `direction: "rtl"` puts the corner at the top right. */
export function markGroup({ stroke, stone, direction = "ltr" }) {
  const { x, y, width, height } = STONE;
  const mirror = direction === "rtl" ? MIRROR : "";
  return `<g${mirror}><path fill="none" stroke="${stroke}" stroke-width="${CELL}" d="${OUTER}${INNER}"/><path fill="${stone}" d="M${x} ${y}h${width}v${height}h-${width}z"/></g>`;
}

/** A whole SVG file: its content in a viewBox that starts at 0 0. */
export function svgFile({ width, height = FIELD, content }) {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${content}</svg>\n`;
}
