import path from "node:path";
import sharp from "sharp";
import { brandFacts, markOf } from "../content/brand-facts";
import { drawingSize, inlineDrawing, paintedDrawing } from "../content/drawing";
import type { Brand } from "../content/schemas/brand";
import { defaultLanguage } from "../i18n/languages";
import { logo, logoDrawing } from "../shared/pictures";
import { writePublicFile } from "./public-file";

/** The side of the icon that devices show of a site that is kept on them. */
const iconSize = 512;
/** So much of an icon's width is the mark's: it stays inside the circle to which phones may cut an icon. */
const markInIcon = 9 / 16;

/** The side of favicon.ico, which browsers and search engines ask for unasked: a PNG, as whatever reads icons takes it. */
const faviconSize = 32;

/** Writes into `public/` the icon of the browser's tab, in both forms, and that of home screens. */
export async function writeIcons(): Promise<void> {
  const brand = brandFacts();
  const mark = markOf(defaultLanguage);
  const { light, dark } = brand.colours;
  const painted = paintedDrawing(mark, { text: light.primary, accent: light.accent });
  writePublicFile("favicon.ico", await favicon(painted));
  writePublicFile(logoDrawing, faviconSvg(mark, [light.primary, dark.primary, light.accent]));
  const large = brand.icon
    ? path.join("content", brand.icon)
    : await icon(brand, markOf(defaultLanguage, true));
  const picture = sharp(large).resize(iconSize, iconSize).png({ palette: true });
  writePublicFile(logo, await picture.toBuffer());
}

/** The mark in the colours of the browser's own theme. */
function faviconSvg(svg: string, [light, dark, accent]: [string, string, string]): string {
  const style = `<style>svg{color:${light}}@media (prefers-color-scheme:dark){svg{color:${dark}}}</style>`;
  return svg.replaceAll("var(--accent)", accent).replace(/<svg\b[^>]*>/, `$&${style}`);
}

async function icon({ colours: { light } }: Brand, svg: string) {
  const painted = paintedDrawing(svg, { text: light.onDeep, accent: light.accent });
  const drawing = await drawn(painted, Math.round(iconSize * markInIcon));
  return sharp({
    create: { width: iconSize, height: iconSize, channels: 3, background: light.primary },
  })
    .composite([{ input: drawing }])
    .png()
    .toBuffer();
}

const favicon = async (svg: string) =>
  sharp(await drawn(svg, faviconSize))
    .resize(faviconSize, faviconSize, { fit: "contain", background: "#0000" })
    .png()
    .toBuffer();

/** A drawing as large as fits into a square of so many pixels. */
function drawn(svg: string, size: number): Promise<Buffer> {
  const { width, height } = drawingSize(svg);
  // An SVG is drawn at 72 dots an inch, one a unit; at another size its edges would blur.
  const density = (72 * size) / Math.max(width, height);
  const file = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"`;
  const sized = inlineDrawing(svg).replace("<svg", file);
  return sharp(Buffer.from(sized), { density }).png().toBuffer();
}
