import { readFileSync } from "node:fs";
import path from "node:path";
import { brandFacts, drawingIn, markOf } from "../../src/content/brand-facts";
import { inlineDrawing } from "../../src/content/drawing";
import type { Language } from "../../src/i18n/languages";
import { brandStyles } from "../../src/publish/brand-styles";
import { packageFile, root } from "../run";

/** The static cut embeds in a PDF as TrueType; the variable one would become shapes that no reader can search. */
const faces = [
  ["arabic", "U+0600-06FF, U+200C-200F, U+FB50-FDFF, U+FE70-FEFF"],
  ["latin", "U+0000-05FF, U+2000-200B, U+2010-22FF"],
].flatMap(([subset, range]) =>
  [400, 600].map((weight) => {
    const name = `@fontsource/readex-pro/files/readex-pro-${subset}-${weight}-normal.woff2`;
    const data = readFileSync(packageFile(name)).toString("base64");
    return `@font-face { font-family: "Readex Pro"; font-weight: ${weight}; unicode-range: ${range}; src: url(data:font/woff2;base64,${data}); }`;
  }),
);

/** The site's own faces for titles (src/styles/fonts.css). */
const titleFaces = [
  ["kufam", "U+0020, U+00A0, U+0600-06FF"],
  ["saira", "U+0021-017F, U+0218-021B, U+2013-2026, U+20AC"],
].map(([file, range]) => {
  const data = readFileSync(path.join(root, "src/fonts", `${file}.woff2`)).toString("base64");
  return `@font-face { font-family: "Titles"; unicode-range: ${range}; src: url(data:font/woff2;base64,${data}); }`;
});

/** What every made page begins with: the fonts, and the brand's colours. */
export const pageStyles = (): string =>
  `${[...faces, ...titleFaces].join("\n")}\nh1, h2, .logo { font-family: "Titles", "Readex Pro", sans-serif; font-synthesis: none; }\n${brandStyles(brandFacts())}`;

/** The brand's own drawing of mark and words in a language, or else the mark with this name beside it, as HTML. */
export function logoHtml(language: Language, name: string, isOnDark: boolean): string {
  const { logo } = brandFacts();
  const svg = logo
    ? drawingIn(path.join("content", logo[language] ?? ""))
    : markOf(language, isOnDark);
  const drawing = inlineDrawing(svg);
  return `<span class="logo">${drawing}${logo ? "" : `<span>${escapeHtml(name)}</span>`}</span>`;
}

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** A text as it stands in HTML. */
export const escapeHtml = (text: string | number): string =>
  String(text).replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
