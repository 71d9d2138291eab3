// The partners' logos: node tools/art/partners.mjs          SVG sources to PNG
//                      node tools/art/partners.mjs --draw   draws the SVG sources anew first (needs the display faces, see README)
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import sharp from "sharp";

const SOURCES = "tools/art/partners";
const PICTURES = "content/images/partners";
const CANVAS = { width: 320, height: 128 };
const BOX = { width: 296, height: 116 };
// The area in px² that a logo of middling weight covers; heavy ones get less, airy ones more.
const AREA = 25_000;
const MIDDLING = 0.4;
const WEIGHT = 0.2;

if (process.argv.includes("--draw")) await drawSources();
await mkdir(PICTURES, { recursive: true });
const sources = (await readdir(SOURCES)).filter((file) => file.endsWith(".svg"));
for (const file of sources) await writePicture(file);

async function drawSources() {
  const { DRAWINGS } = await import("./partners/drawings.mjs");
  for (const [slug, draw] of Object.entries(DRAWINGS)) {
    const content = draw().flat().join("\n");
    const { left, top, width, height } = await inkOf(content);
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left} ${top} ${width} ${height}">\n${content}\n</svg>\n`;
    await writeFile(`${SOURCES}/${slug}.svg`, svg);
  }
}

// Where the ink of a drawing lies, found by looking: drawn on a field of 600 × 400 units and trimmed.
async function inkOf(content) {
  const field = { left: -100, top: -100, width: 600, height: 400, scale: 4 };
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${field.left} ${field.top} ${field.width} ${field.height}" width="${field.width * field.scale}" height="${field.height * field.scale}">${content}</svg>`;
  const { info } = await sharp(Buffer.from(svg)).trim().png().toBuffer({ resolveWithObject: true });
  return {
    left: field.left - info.trimOffsetLeft / field.scale,
    top: field.top - info.trimOffsetTop / field.scale,
    width: info.width / field.scale,
    height: info.height / field.scale,
  };
}

async function writePicture(file) {
  const svg = await readFile(`${SOURCES}/${file}`);
  const large = await sharp(svg, { density: 288 }).png().toBuffer({ resolveWithObject: true });
  const { width, height } = large.info;
  const cover = await coverOf(large.data);
  const area = AREA * (MIDDLING / cover) ** WEIGHT;
  const scale = Math.min(
    Math.sqrt(area / (width * height)),
    BOX.width / width,
    BOX.height / height,
  );
  const inner = { width: Math.round(width * scale), height: Math.round(height * scale) };
  const left = Math.floor((CANVAS.width - inner.width) / 2);
  const top = Math.floor((CANVAS.height - inner.height) / 2);
  await sharp(large.data)
    .resize(inner.width, inner.height, { fit: "fill" })
    .extend({
      left,
      top,
      right: CANVAS.width - inner.width - left,
      bottom: CANVAS.height - inner.height - top,
      background: "#0000",
    })
    .png({ compressionLevel: 9, effort: 10, palette: true, quality: 90 })
    .toFile(`${PICTURES}/${file.replace(".svg", ".png")}`);
}

// The share of the box that is ink, 0 to 1.
async function coverOf(png) {
  const { channels } = await sharp(png).stats();
  return channels[3].mean / 255;
}
