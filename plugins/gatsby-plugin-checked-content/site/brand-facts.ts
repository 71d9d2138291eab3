import fs from "node:fs";
import path from "node:path";
import type { Language } from "../../../shared/languages";
import type { Brand } from "../schemas/brand";
import { pngSize } from "./drawing";

/** How the company looks, from `content/brand.json`. Throws where it cannot be read. */
export function brandFacts(): Brand {
  return JSON.parse(fs.readFileSync("content/brand.json", "utf8"));
}

/** The SVG of the mark in a language, or of its drawing for dark grounds where it has one. Throws where there is none. */
export function markOf(language: Language, isOnDark = false): string {
  const { mark, markOnDark } = brandFacts();
  const name = (isOnDark ? markOnDark : undefined)?.[language] ?? mark[language] ?? "";
  return drawingIn(path.join("content", name));
}

/** The SVG in a file; a PNG becomes the only part of one. */
export function drawingIn(file: string): string {
  const bytes = fs.readFileSync(file);
  if (!file.endsWith(".png")) return bytes.toString();
  const { width, height } = pngSize(bytes);
  const data = `data:image/png;base64,${bytes.toString("base64")}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><image width="${width}" height="${height}" href="${data}"/></svg>`;
}
