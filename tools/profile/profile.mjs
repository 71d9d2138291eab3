/** `npm run profile`: prints the company profile, a PDF a language, into `static/profile/`. */
import { mkdirSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { chromium } from "@playwright/test";
import sharp from "sharp";
import { findBrowser } from "../browser";
import { packageFile, root } from "../run";
import { profile, serviceDetails } from "./sheets.mjs";

const languages = { ar: "rtl", en: "ltr" };
const json = (file) => JSON.parse(readFileSync(path.join(root, file), "utf8"));

const content = {
  site: json("content/site.json"),
  services: json("content/services.json"),
  contracting: json("content/contracting.json"),
  whoWeAre: json("content/who-we-are.json"),
};

/** The static cut embeds as TrueType; the variable one would become shapes that no reader can search. */
const fonts = ["arabic", "latin"].flatMap((subset) =>
  [400, 600].map((weight) => {
    const file = packageFile(
      `@fontsource/readex-pro/files/readex-pro-${subset}-${weight}-normal.woff2`,
    );
    const range =
      subset === "arabic"
        ? "U+0600-06FF, U+200C-200F, U+FB50-FDFF, U+FE70-FEFF"
        : "U+0000-05FF, U+2000-200B, U+2010-22FF";
    const data = readFileSync(file).toString("base64");
    return `@font-face { font-family: "Readex Pro"; font-weight: ${weight}; unicode-range: ${range}; src: url(data:font/woff2;base64,${data}); }`;
  }),
);
const css = fonts.join("\n") + readFileSync(new URL("profile.css", import.meta.url), "utf8");

/** Every picture that the sheets name, small enough to print and to send. */
const pictures = new Map();
async function prepare(file, width) {
  const data = await sharp(path.join(root, "content", file))
    .resize(width)
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer();
  pictures.set(`${file} ${width}`, `data:image/jpeg;base64,${data.toString("base64")}`);
}
const wide = [
  content.site.film.poster,
  content.whoWeAre.teaser.image,
  content.whoWeAre.items[0].image,
  ...content.services.items.map(({ image }) => image),
  "images/bands/contact.jpg",
];
await Promise.all([
  ...wide.map((file) => prepare(file, 1280)),
  ...content.contracting.items.map(({ image }) => prepare(image, 420)),
  ...Object.values(serviceDetails)
    .flat()
    .map((file) => prepare(file, 640)),
]);

mkdirSync(path.join(root, "static/profile"), { recursive: true });
const browser = await chromium.launch({
  executablePath: findBrowser(chromium.executablePath()),
  args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
});
for (const [language, dir] of Object.entries(languages)) {
  const namespaces = readdirSync(path.join(root, "locales", language)).filter((file) =>
    file.endsWith(".json"),
  );
  const words = Object.fromEntries(
    namespaces.map((file) => [path.basename(file, ".json"), json(`locales/${language}/${file}`)]),
  );
  const image = (file, width = 1280) => pictures.get(`${file} ${width}`);
  const page = await browser.newPage();
  await page.setContent(profile({ language, dir, content, words, image, css }), {
    waitUntil: "load",
  });
  await page.evaluate(() => document.fonts.ready);
  const file = `static/profile/company-profile-${language}.pdf`;
  await page.pdf({
    path: path.join(root, file),
    preferCSSPageSize: true,
    printBackground: true,
    tagged: true,
  });
  console.info(file);
}
await browser.close();
