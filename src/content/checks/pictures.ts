import fs from "node:fs";
import path from "node:path";
import sharp from "sharp";
import type { JsonFile, Problem } from "../json-file";
import { t } from "../messages";
import { pngBytes, type Role } from "../schemas/fields";
import { fieldsWithRole, type SiteFiles } from "../site-files";
import { weightFault } from "./files";

/** The most pixels of a picture that sharp takes, with which Gatsby makes the site's pictures. */
const mostPixels = 0x3fff ** 2;

/** The least width of a PNG in place of a drawing: the splash shows it 96 pixels wide, on sharp screens with twice as many. */
const pngWidth = 192;

/** Pictures that the site cannot show, or not well: each is read to its end, as the build reads it. */
export async function checkPictures({ root, content }: SiteFiles): Promise<Problem[]> {
  const problems: Problem[] = [];
  // The pictures of one file at a time: all at once would fill the memory.
  for (const file of content) problems.push(...(await problemsOf(file, root)));
  return problems;
}

async function problemsOf(content: JsonFile, root: string): Promise<Problem[]> {
  const named = fieldsWithRole([content], "image", "drawing").map(async (picture) => {
    const target = path.posix.join(path.posix.dirname(content.name), picture.value);
    const file = path.join(root, target);
    // checkFiles names one that is missing, and checks SVG.
    const isFile = fs.statSync(file, { throwIfNoEntry: false })?.isFile();
    if (!isFile || file.endsWith(".svg")) return [];
    const fault = await faultOf(picture.role, file);
    return fault ? [content.problem(picture.field, t("fileFault", { file: target, fault }))] : [];
  });
  return (await Promise.all(named)).flat();
}

/** The first fault of a picture, or of a PNG in place of a drawing. */
async function faultOf(role: Role, file: string): Promise<string | undefined> {
  const heavy = "megabytes" in role && weightFault(file, role.megabytes);
  if (heavy) return heavy;
  // Bytes: sharp would know a file by its name, also after it has been replaced.
  const bytes = fs.readFileSync(file);
  const metadata = await metadataOf(bytes).catch(() => undefined);
  if (!metadata) return t("notPicture");
  const { format = "", width, height, autoOrient } = metadata;
  const formats = role.kind === "image" ? ["jpeg", "png", "webp"] : ["png"];
  if (!formats.includes(format)) return t("otherPicture", { type: format.toUpperCase() });
  if (width * height > mostPixels)
    return t("hugePicture", {
      megapixels: megapixels(width * height),
      maximum: megapixels(mostPixels),
    });
  if (role.kind === "drawing" && bytes.length > pngBytes)
    return t("heavyDrawing", { bytes: bytes.length, maximum: pngBytes });
  const minimum = role.kind === "image" ? role.minimumWidth : pngWidth;
  // As it is shown: cameras note how a picture is turned.
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

const megapixels = (pixels: number) => Math.floor(pixels / 1_000_000);
