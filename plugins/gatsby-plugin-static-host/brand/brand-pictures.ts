import path from "node:path";
import sharp from "sharp";
import { defaultLanguage } from "../../../shared/languages";
import { logo, logoDrawing } from "../../../shared/pictures";
import { brandFacts, markOf } from "../../gatsby-plugin-checked-content/site/brand-facts";
import {
  drawingSize,
  inlineDrawing,
  paintedDrawing,
} from "../../gatsby-plugin-checked-content/site/drawing";
import { writePublicFile } from "../public-file";

/** The side of the icon of home screens, in pixels. */
const iconSize = 512;
/** The share of the icon's width that the mark takes: phones may cut an icon to a circle. */
const markInIcon = 9 / 16;

/** The side of favicon.ico, which many programs request without a link. A PNG inside is read everywhere. */
const faviconSize = 32;

/** Writes into `public/` the icon of the browser's tab, in both forms, and that of home screens. */
export async function writeIcons(): Promise<void> {
  const { colours, icon } = brandFacts();
  const { primary, accent, onDeep } = colours.light;
  const mark = markOf(defaultLanguage);
  // In the colours of the browser's own theme.
  const style = `<style>svg{color:${primary}}@media (prefers-color-scheme:dark){svg{color:${colours.dark.primary}}}</style>`;
  const themed = mark.replaceAll("var(--accent)", accent).replace(/<svg\b[^>]*>/, `$&${style}`);
  writePublicFile(logoDrawing, themed);
  const small = drawn(paintedDrawing(mark, { text: primary, accent }), faviconSize);
  const favicon = small.resize(faviconSize, faviconSize, { fit: "contain", background: "#0000" });
  writePublicFile("favicon.ico", await favicon.png().toBuffer());
  const onDark = paintedDrawing(markOf(defaultLanguage, true), { text: onDeep, accent });
  const input = await drawn(onDark, Math.round(iconSize * markInIcon))
    .png()
    .toBuffer();
  const square = { width: iconSize, height: iconSize, channels: 3, background: primary } as const;
  const large = icon
    ? sharp(path.join("content", icon)).resize(iconSize, iconSize)
    : sharp({ create: square }).composite([{ input }]);
  writePublicFile(logo, await large.png({ palette: true }).toBuffer());
}

/** A drawing as large as fits into a square of so many pixels. */
function drawn(svg: string, size: number) {
  const { width, height } = drawingSize(svg);
  // An SVG is drawn at 72 dots an inch, one a unit; at another size its edges would blur.
  const density = (72 * size) / Math.max(width, height);
  const file = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"`;
  const sized = inlineDrawing(svg).replace("<svg", file);
  return sharp(Buffer.from(sized), { density });
}
