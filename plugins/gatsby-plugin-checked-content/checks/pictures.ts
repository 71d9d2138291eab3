import fs from "node:fs";
import path from "node:path";
import sharp from "sharp";
import type { JsonFile, Problem } from "../json-file";
import { t } from "../messages";
import { pngBytes, type Role } from "../schemas/fields";
import type { SiteFiles } from "../site/site-files";
import { drawingFault } from "./drawing-fault";
import { filesNamedIn } from "./files";
import { servedFault } from "./served-fault";

/** The most pixels of a picture that sharp takes, with which Gatsby makes the site's pictures. */
const mostPixels = 0x3fff ** 2;

/** The least width of a PNG in place of a drawing: the splash shows it 96 pixels wide, on sharp screens with twice as many. */
const pngWidth = 192;

/** Pictures that the site cannot show, or not well. Each is decoded whole, as in the build. */
export async function checkPictures({ root, content, locales }: SiteFiles): Promise<Problem[]> {
  const problems: Problem[] = [];
  // The pictures of one file at a time: all at once would fill the memory.
  for (const file of [...content, ...locales]) problems.push(...(await problemsOf(file, root)));
  return problems;
}

async function problemsOf(content: JsonFile, root: string): Promise<Problem[]> {
  const named = filesNamedIn([content]).map(async ({ role, field, target }) => {
    const file = path.join(root, target);
    // checkFiles names one that is missing.
    const isFile = fs.statSync(file, { throwIfNoEntry: false })?.isFile();
    const heavy = isFile && heavyFault(role, file);
    const fault = heavy || (isFile && (await faultOf(role, file)));
    // It keeps nobody waiting who has not asked for it.
    const isNote = heavy && target.endsWith(".pdf");
    const message = t("fileFault", { file: target, fault });
    return fault ? [content[isNote ? "note" : "problem"](field, message)] : [];
  });
  return (await Promise.all(named)).flat();
}

function heavyFault(role: Role, file: string): string | undefined {
  const size = fs.statSync(file).size / 1024 / 1024;
  return "megabytes" in role && size > role.megabytes
    ? t("heavyFile", { size: `${size.toFixed(1)} MB`, maximum: role.megabytes })
    : undefined;
}

async function faultOf(role: Role, file: string): Promise<string | undefined> {
  if (role.kind === "servedFile") return servedFault(file);
  if (role.kind === "drawing" && file.endsWith(".svg"))
    return drawingFault(fs.readFileSync(file, "utf8"), role.mayHaveText);
  // By its bytes: sharp caches by name, also when the file has been replaced.
  const bytes = fs.readFileSync(file);
  const metadata = await metadataOf(bytes).catch(() => undefined);
  if (!metadata) return t("notPicture");
  const { format = "", width, height, autoOrient } = metadata;
  const formats = role.kind === "image" ? ["jpeg", "png", "webp"] : ["png"];
  if (!formats.includes(format)) return t("otherPicture", { type: format.toUpperCase() });
  const [megapixels, maximum] = [width * height, mostPixels].map((all) => Math.floor(all / 1e6));
  if (width * height > mostPixels) return t("hugePicture", { megapixels, maximum });
  if (role.kind === "drawing" && bytes.length > pngBytes)
    return t("heavyDrawing", { bytes: bytes.length, maximum: pngBytes });
  const minimum = role.kind === "image" ? role.minimumWidth : pngWidth;
  // With the rotation that a camera stores.
  if (autoOrient.width < minimum) return t("narrowPicture", { width: autoOrient.width, minimum });
  // A logo or drawing stands on several grounds. Of a photograph few pixels are made, but all of the file is read.
  const isBare = role.kind === "drawing" || ("isLogo" in role && role.isLogo);
  const seen = isBare ? sharp(bytes).stats() : sharp(bytes).resize(1).raw().toBuffer();
  return seen
    .then((found) => ("isOpaque" in found && found.isOpaque ? t("opaquePng") : undefined))
    .catch(() => t("cutOffPicture"));
}

/** Rejects for what is no picture, as an empty file. */
const metadataOf = async (bytes: Buffer) => sharp(bytes, { limitInputPixels: false }).metadata();
