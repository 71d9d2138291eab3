import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import {
  decodePDFRawStream,
  PDFDict,
  PDFDocument,
  PDFName,
  type PDFRawStream,
  PDFRef,
} from "@cantoo/pdf-lib";
import type { Browser } from "@playwright/test";
import sharp from "sharp";
import type { Language } from "../../src/i18n/languages";
import { root } from "../run";
import { profileSheets } from "./sheets";
import { profiles } from "./sources";

/** Prints the company profile, a PDF a language. Gives each file's name. */
export async function* printProfiles(browser: Browser): AsyncGenerator<string> {
  for (const [file, code] of profiles()) {
    const target = path.join(root, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, await printProfile(browser, code));
    yield file;
  }
}

/** The company profile in a language as a PDF, with bookmarks and links. */
export async function printProfile(browser: Browser, language: Language): Promise<Uint8Array> {
  const page = await browser.newPage();
  await page.route("**", async (route) => {
    const { pathname, searchParams } = new URL(route.request().url());
    if (pathname === "/")
      return route.fulfill({ contentType: "text/html", body: profileSheets(language) });
    // Every picture of `content/` as small as it prints well.
    const picture = sharp(path.join(root, "content", decodeURI(pathname)));
    const jpeg = picture
      .resize(Number(searchParams.get("width")))
      .jpeg({ quality: 80, mozjpeg: true });
    return route.fulfill({ contentType: "image/jpeg", body: await jpeg.toBuffer() });
  });
  await page.goto("http://localhost/", { waitUntil: "load" });
  await page.evaluate(() => document.fonts.ready);
  const shape = { preferCSSPageSize: true, printBackground: true };
  const printed = await page.pdf({ ...shape, tagged: true, outline: true });
  await page.close();
  return searchable(printed);
}

/**
 * Readers turn the letters of right-to-left text round, and so those of a ligature, which Chromium writes the other way
 * round: «لا» was read as «ال», and nobody found a word that has it.
 */
async function searchable(printed: Uint8Array): Promise<Uint8Array> {
  const pdf = await PDFDocument.load(printed, { updateMetadata: false });
  const name = PDFName.of("ToUnicode");
  for (const [, font] of pdf.context.enumerateIndirectObjects()) {
    const reference = font instanceof PDFDict && font.get(name);
    if (!(reference instanceof PDFRef)) continue;
    const map = decodePDFRawStream(pdf.context.lookup(reference) as PDFRawStream).decode();
    const turned = Buffer.from(map)
      .toString("latin1")
      .replace(/<0644(06..)>/g, "<$10644>");
    pdf.context.assign(reference, pdf.context.flateStream(turned));
  }
  return pdf.save();
}
