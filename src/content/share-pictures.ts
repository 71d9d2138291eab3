import fs from "node:fs";
import path from "node:path";
import { defaultLanguage, type Language } from "../i18n/languages";

/** Where a page's picture for shared links is served, named like its path: `npm run brand` draws it. */
export function sharePictureFile(pagePath: string, language: Language): string {
  return `/og/${pagePath.split("/").filter(Boolean).join("-") || "home"}-${language}.jpg`;
}

/**
 * The picture that a page's shared link shows: the page's own, in the default language where this one has none, or else
 * the first page's. Undefined where there is none of these: never an address without a file.
 */
export function sharePicture(root: string, pagePath: string, language: Language) {
  const wanted = [pagePath, "/"].flatMap((address) => [
    sharePictureFile(address, language),
    sharePictureFile(address, defaultLanguage),
  ]);
  return wanted.find((file) => fs.existsSync(path.join(root, "static", file)));
}
