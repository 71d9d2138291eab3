import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Browser } from "@playwright/test";
import sharp from "sharp";
import { brandFacts } from "../../src/content/brand-facts";
import { sharePictureFile } from "../../src/content/share-pictures";
import { codes, type Language, languageRow } from "../../src/i18n/languages";
import { sharePictureSize } from "../../src/shared/pictures";
import { root } from "../run";
import { contentPages, facts, textOf, translations } from "../site";
import { escapeHtml, logoHtml, pageStyles } from "./page-styles";

/** Networks ask for pictures below this many bytes. */
const maxBytes = 200_000;

/** A title of more letters is smaller, so that it stays on two lines. */
const longTitle = 28;

/** Draws a picture for each page with a picture of its own, in every language, into `static/og`. Gives each file's name. */
export async function* drawSharePictures(browser: Browser): AsyncGenerator<string> {
  const page = await browser.newPage({ viewport: sharePictureSize });
  for (const { file, picture, texts, code } of sharePictures()) {
    await page.setContent(await sharePicture(picture, texts, code), { waitUntil: "load" });
    await page.evaluate(() => document.fonts.ready);
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), await smallJpeg(await page.screenshot()));
    yield file;
  }
  await page.close();
}

/** The sharing pictures, each with what it is made of. */
export const sharePictures = () =>
  contentPages.flatMap((content) => {
    const picture = pictureOf(content);
    if (!picture) return [];
    return codes.map((code) => {
      const file = path.join("static", sharePictureFile(content.path, code));
      return { file, picture, texts: textsOf(content, code), code };
    });
  });

type ContentPage = (typeof contentPages)[number];

function pictureOf({ path: address, headerImage }: ContentPage): string | undefined {
  if (address === "/") return path.join("content", facts("site.json").picture);
  return headerImage && path.join("content/pages", headerImage);
}

/** The page's heading over the company's name; on the first page the name over its first sentence. */
function textsOf({ path: address, heading }: ContentPage, language: Language) {
  const company: string = facts("site.json").fullName[language];
  if (address === "/") return [company, translations(language, "home").whoWeAre.title];
  return [textOf(language, heading), company];
}

/** The page that a sharing picture is taken of: a picture of the repository, a title, and a line under it. */
export async function sharePicture(
  picture: string,
  [title = "", line = ""]: string[],
  language: Language,
) {
  const { dir } = languageRow(language);
  const { dark, light } = brandFacts().colours;
  const { width, height } = sharePictureSize;
  const data = await sharp(readFileSync(path.join(root, picture)))
    .resize(width, height)
    .jpeg({ quality: 92 })
    .toBuffer();
  return `<!doctype html><html lang="${language}" dir="${dir}"><meta charset="utf-8"><style>${pageStyles()}
    * { margin: 0; box-sizing: border-box; }
    body { display: flex; flex-direction: column; inline-size: ${width}px; block-size: ${height}px; padding: 72px;
      color: #fff; font-family: "Readex Pro", sans-serif;
      background: linear-gradient(to ${dir === "rtl" ? "left" : "right"}, ${light.deep}e6, ${light.deep}9e 36%, ${light.deep}1a 72%, ${light.deep}00),
        linear-gradient(${light.deep}00 45%, ${light.deep}b8), url(data:image/jpeg;base64,${data.toString("base64")}); }
    .logo { --accent: ${dark.onDeepAccent}; display: inline-flex; align-items: center; gap: 24px; color: ${dark.onDeep}; font-size: 60px; font-weight: 600; line-height: 1; }
    .logo svg { block-size: 84px; min-inline-size: 84px; max-inline-size: 400px; overflow: visible; }
    h1 { margin-block: auto 20px; font-size: ${title.length > longTitle ? 72 : 96}px; font-weight: 600; line-height: ${languageRow(language).dir === "rtl" ? 1.4 : 1.12}; text-wrap: balance; }
    p { color: ${dark.onDeep}; font-size: 36px; line-height: 1.3; }
    </style>${logoHtml(language, facts("site.json").name[language], true)}<h1>${escapeHtml(title)}</h1><p>${escapeHtml(line)}</p>`;
}

/** The finest JPEG that is light enough. */
async function smallJpeg(picture: Buffer): Promise<Buffer> {
  for (let quality = 84; ; quality -= 4) {
    const jpeg = await sharp(picture)
      .jpeg({ quality, mozjpeg: true, chromaSubsampling: "4:4:4" })
      .toBuffer();
    if (jpeg.length <= maxBytes || quality <= 40) return jpeg;
  }
}
