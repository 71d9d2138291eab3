// The Latin letters that every page needs, cut from the site's face: node art/fonts.mjs
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";

const PACKAGE = "@fontsource-variable/readex-pro";
const FONTS = "src/fonts";
// The same ranges stand in src/styles/fonts.css.
const ASCII = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index));
const SIGNS = "\u00a0©«°±²³·»×–—‘’“”•…›−";

const root = dirname(fileURLToPath(import.meta.resolve(`${PACKAGE}/package.json`)));
const latin = await readFile(join(root, "files/readex-pro-latin-wght-normal.woff2"));
await mkdir(FONTS, { recursive: true });
await writeFile(
  join(FONTS, "readex-pro-basic-latin.woff2"),
  await subsetFont(latin, ASCII + SIGNS, { targetFormat: "woff2" }),
);
