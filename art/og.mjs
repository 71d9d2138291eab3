// The Open Graph pictures, one a screen and a language: node art/og.mjs
import { readFileSync } from "node:fs";
import { mkdir, stat, writeFile } from "node:fs/promises";
import sharp from "sharp";
import { outline } from "./lib/outline.mjs";
import { FIELD, INK, MARGIN, markGroup } from "./logo/mark.mjs";
import { lockup, WORDS } from "./logo/wordmark.mjs";

const json = (file) => JSON.parse(readFileSync(file, "utf8"));
const inEach = (textOf) =>
  Object.fromEntries(["ar", "en"].map((language) => [language, textOf(language)]));
const titleOf = (namespace) =>
  inEach((language) => json(`locales/${language}/${namespace}.json`).title);

const IMAGES = "content/images";
const COMPANY = json("content/site.json").fullName;
const HOME_LINE = inEach((language) => json(`locales/${language}/home.json`).whoWeAre.title);
/** Each screen by the name of its path; a screen without a picture of its own shares that of home. */
const SCREENS = [
  { name: "home", picture: `${IMAGES}/film-poster.jpg`, title: COMPANY, line: HOME_LINE },
  {
    name: "who-we-are",
    picture: `${IMAGES}/bands/who-we-are.jpg`,
    title: titleOf("who-we-are"),
    line: COMPANY,
  },
  {
    name: "services",
    picture: `${IMAGES}/bands/services.jpg`,
    title: titleOf("services"),
    line: COMPANY,
  },
  {
    name: "clients",
    picture: `${IMAGES}/bands/clients.jpg`,
    title: titleOf("clients"),
    line: COMPANY,
  },
  {
    name: "contact-us",
    picture: `${IMAGES}/bands/contact.jpg`,
    title: titleOf("contact"),
    line: COMPANY,
  },
];

const OG = "static/og";
const WIDTH = 1200;
const HEIGHT = 630;
const EDGE = 72;
const LOGO_HEIGHT = 84;
const MOST_BYTES = 200_000;
const DEEP = "#082B2A";
const TYPE = {
  ar: { direction: "rtl", size: 104, leading: 1.3, tracking: 0, lineSize: 38 },
  en: { direction: "ltr", size: 96, leading: 1.12, tracking: -0.02, lineSize: 36 },
};

await mkdir(OG, { recursive: true });
for (const screen of SCREENS) {
  const { picture } = screen;
  if (!(await stat(picture).catch(() => null))) {
    console.error(`art/og.mjs › ${screen.name}: no such picture: ${picture}`);
    process.exitCode = 1;
    continue;
  }
  for (const language of Object.keys(TYPE)) await writePicture(screen, language, picture);
}

async function writePicture({ name, title, line }, language, picture) {
  const overlay = Buffer.from(overlayOf(title[language], line[language], language));
  const image = await sharp(picture)
    .resize(WIDTH, HEIGHT)
    .composite([{ input: overlay }])
    .removeAlpha()
    .png()
    .toBuffer();
  let quality = 88;
  let jpeg;
  do {
    quality -= 4;
    jpeg = await sharp(image)
      .jpeg({ quality, mozjpeg: true, chromaSubsampling: "4:4:4" })
      .toBuffer();
  } while (jpeg.length > MOST_BYTES && quality > 40);
  await writeFile(`${OG}/${name}-${language}.jpg`, jpeg);
}

function overlayOf(title, line, language) {
  const { direction, size, leading, tracking, lineSize } = TYPE[language];
  const rtl = direction === "rtl";
  const anchor = rtl ? "end" : "start";
  const x = rtl ? WIDTH - EDGE : EDGE;
  const rows = rowsOf(title, { size, tracking });
  const lineBase = HEIGHT - EDGE;
  const lastBase = lineBase - lineSize * 2.1;
  const titles = rows.map((text, index) =>
    outline(text, {
      size,
      tracking,
      x,
      anchor,
      baseline: lastBase - (rows.length - 1 - index) * size * leading,
    }),
  );
  const small = outline(line, { size: lineSize, weight: 400, x, anchor, baseline: lineBase });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
${shade(rtl)}${logo(language, rtl)}
<path fill="#fff" d="${titles.map(({ path }) => path).join("")}"/>
<path fill="${INK.dark}" d="${small.path}"/>
</svg>`;
}

// Deep petrol from the inline start, and from below under the type.
function shade(rtl) {
  const stops = [
    [0, 0.9],
    [0.36, 0.62],
    [0.72, 0.1],
    [1, 0],
  ]
    .map(([at, opacity]) => `<stop offset="${at}" stop-color="${DEEP}" stop-opacity="${opacity}"/>`)
    .join("");
  const below = `<stop offset=".45" stop-color="${DEEP}" stop-opacity="0"/><stop offset="1" stop-color="${DEEP}" stop-opacity=".72"/>`;
  return `<linearGradient id="side" x1="${rtl ? 1 : 0}" x2="${rtl ? 0 : 1}" y1="0" y2="0">${stops}</linearGradient>
<linearGradient id="below" x1="0" x2="0" y1="0" y2="1">${below}</linearGradient>
<rect width="100%" height="100%" fill="url(#side)"/><rect width="100%" height="100%" fill="url(#below)"/>`;
}

// The logo at the block-start inline-start corner, the ink of its mark on the edge.
function logo(language, rtl) {
  const { path, width, markX } = lockup(language);
  const scale = LOGO_HEIGHT / (FIELD - 2 * MARGIN);
  const left = rtl ? WIDTH - EDGE - (width - MARGIN) * scale : EDGE - MARGIN * scale;
  const mark = markGroup({
    stroke: INK.dark,
    stone: INK.stone,
    direction: WORDS[language].direction,
  });
  return `<g transform="translate(${left} ${EDGE - MARGIN * scale}) scale(${scale})"><g transform="translate(${markX})">${mark}</g><path fill="${INK.dark}" d="${path}"/></g>`;
}

// A title in one row where it fits, else in two of nearly the same length.
function rowsOf(title, type) {
  const widthOf = (text) => outline(text, type).width;
  const words = title.split(" ");
  if (widthOf(title) <= WIDTH - 2 * EDGE || words.length === 1) return [title];
  const splits = words
    .slice(1)
    .map((_, index) => [words.slice(0, index + 1).join(" "), words.slice(index + 1).join(" ")]);
  const longest = (rows) => Math.max(...rows.map(widthOf));
  return splits.reduce((best, rows) => (longest(rows) < longest(best) ? rows : best));
}
