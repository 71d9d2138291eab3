// The logo, the favicon and the icons: node art/logos.mjs
import { mkdir, writeFile } from "node:fs/promises";
import sharp from "sharp";
import { CELL, FIELD, INK, MARGIN, markGroup, svgFile } from "./logo/mark.mjs";
import { lockup, WORDS } from "./logo/wordmark.mjs";

const LOGO = "static/logo";
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

await Promise.all([LOGO, ICONS].map((folder) => mkdir(folder, { recursive: true })));
await writeMarks();
await writeLockups();
await writeFile("static/favicon.svg", favicon());
for (const picture of PICTURES) await writeIcon(picture);

async function writeMarks() {
  const save = (file, colours) =>
    writeFile(
      `${LOGO}/${file}.svg`,
      svgFile({ width: FIELD, title: "Rukn", content: markGroup(colours) }),
    );
  for (const [suffix, direction] of [
    ["", "ltr"],
    ["-rtl", "rtl"],
  ]) {
    await save(`rukn-mark${suffix}`, { stroke: INK.light, stone: INK.stone, direction });
    await save(`rukn-mark${suffix}-dark`, { stroke: INK.dark, stone: INK.stone, direction });
    await save(`rukn-mark${suffix}-mono`, {
      stroke: "currentColor",
      stone: "currentColor",
      direction,
    });
  }
}

async function writeLockups() {
  const themes = {
    "": { stroke: INK.light, stone: INK.stone },
    "-dark": { stroke: INK.dark, stone: INK.stone },
    "-mono": { stroke: "currentColor", stone: "currentColor" },
  };
  for (const [language, { title, direction }] of Object.entries(WORDS)) {
    const { path, width, markX } = lockup(language);
    for (const [suffix, colours] of Object.entries(themes)) {
      const mark = markGroup({ ...colours, direction });
      const content = `${markX ? `<g transform="translate(${markX})">${mark}</g>` : mark}<path fill="${colours.stroke}" d="${path}"/>`;
      await writeFile(`${LOGO}/rukn-${language}${suffix}.svg`, svgFile({ width, title, content }));
    }
  }
}

function favicon() {
  const style = `<style>path{stroke:${INK.light}}@media (prefers-color-scheme:dark){path{stroke:${INK.dark}}}path+path{stroke:none}</style>`;
  const mark = markGroup({ stroke: INK.light, stone: INK.stone, direction: ICON_DIRECTION });
  return svgFile({ width: FIELD, content: style + mark });
}

async function writeIcon({ file, size, cell, radius = 0 }) {
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
  await image.png({ palette: true, effort: 10 }).toFile(`${ICONS}/${file}`);
}
