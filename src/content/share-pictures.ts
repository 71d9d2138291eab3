import fs from "node:fs";
import path from "node:path";
import { codes, defaultLanguage, type Language } from "../i18n/languages";
import type { JsonFile, Problem } from "./json-file";
import { messages } from "./messages";
import { valueAt } from "./site-files";

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

/** Notes on pages whose links show another picture when they are shared, for want of their own. */
export function checkSharePictures(root: string, pages: JsonFile[]): Problem[] {
  return pages.flatMap((page) => {
    const address = String(valueAt(page.value, ["path"]));
    if (address !== "/" && valueAt(page.value, ["headerImage"]) === undefined) return [];
    return codes
      .map((code) => [sharePictureFile(address, code), sharePicture(root, address, code)])
      .filter(([own, shown]) => own !== shown)
      .map(([own, shown]) => {
        const message = messages.noSharePicture(`static${own}`, shown);
        return { ...page.problem(["path"], message), isNote: true };
      });
  });
}

/** Notes on languages that show the company profile of another. */
export function checkProfiles(content: JsonFile[]): Problem[] {
  const site = content.find(({ name }) => name === "content/site.json");
  const fileOf = (code: Language) => valueAt(site?.value, ["profile", code]);
  return codes.flatMap((code) => {
    const first = codes.find((other) => fileOf(other) === fileOf(code));
    if (!site || !fileOf(code) || !first || first === code) return [];
    const message = messages.profileOfAnother(first);
    return [{ ...site.problem(["profile", code], message), isNote: true }];
  });
}
