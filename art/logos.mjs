// The mark as favicon and icons: node art/logos.mjs
import { mkdir, writeFile } from "node:fs/promises";
import sharp from "sharp";
import { CELL, FIELD, INK, MARGIN, markGroup, svgFile } from "./logo/mark.mjs";

const ICONS = "static/icons";
// Icons belong to the whole site: they take the direction of its default language.
const ICON_DIRECTION = "rtl";

// One cell of the mark in pixels, so that every edge falls on a pixel;
// the maskable icon keeps the mark inside the circle of 80 percent.
const PICTURES = [
  { file: "icon-180.png", size: 180, cell: 16 },
  { file: "icon-192.png", size: 192, cell: 16, radius: 12 },
  { file: "icon-512.png", size: 512, cell: 44, radius: 32 },
  { file: "icon-maskable-512.png", size: 512, cell: 40 },
];

// The sizes in favicon.ico, which browsers and search engines ask for unasked.
const FAVICONS = [
  { size: 16, cell: 2 },
  { size: 32, cell: 4 },
  { size: 48, cell: 6 },
];

await mkdir(ICONS, { recursive: true });
await writeFile("static/favicon.svg", favicon());
await writeFile("static/favicon.ico", icoFile(await Promise.all(FAVICONS.map(icon))));
for (const picture of PICTURES) await writeFile(`${ICONS}/${picture.file}`, await icon(picture));

function favicon() {
  const style = `<style>path{stroke:${INK.light}}@media (prefers-color-scheme:dark){path{stroke:${INK.dark}}}path+path{stroke:none}</style>`;
  const mark = markGroup({ stroke: INK.light, stone: INK.stone, direction: ICON_DIRECTION });
  return svgFile({ width: FIELD, content: style + mark });
}

/** A tile with the mark on it, as PNG. */
function icon({ size, cell, radius = 0 }) {
  const scale = cell / CELL;
  const edge = (size - 7 * cell) / 2 - MARGIN * scale;
  const mark = markGroup({ stroke: INK.dark, stone: INK.stone, direction: ICON_DIRECTION });
  const tile = `<rect width="${size}" height="${size}" rx="${radius}" fill="${INK.light}"/>`;
  const svg = svgFile({
    width: size,
    height: size,
    content: `${tile}<g transform="translate(${edge} ${edge}) scale(${scale})">${mark}</g>`,
  });
  const image = sharp(Buffer.from(svg));
  if (!radius) image.removeAlpha();
  return image.png({ palette: true, effort: 10 }).toBuffer();
}

/** An ICO file: its header, an entry of 16 bytes for each picture, and the PNGs as they are. */
function icoFile(pictures) {
  const head = Buffer.alloc(6 + 16 * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  for (const [index, picture] of pictures.entries()) {
    const entry = 6 + 16 * index;
    head.writeUInt8(FAVICONS[index].size, entry);
    head.writeUInt8(FAVICONS[index].size, entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(picture.length, entry + 8);
    head.writeUInt32LE(offset, entry + 12);
    offset += picture.length;
  }
  return Buffer.concat([head, ...pictures]);
}
