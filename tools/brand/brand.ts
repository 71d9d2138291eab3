/**
 * `npm run brand`: makes the sharing pictures and the company profile, in every language, from content, brand and words.
 * `npm run brand -- --colours "#1d3a6e" "#d9772b"`: writes into `content/brand.json` the colours made from the company's two.
 */
import fs from "node:fs";
import { chromium } from "@playwright/test";
import { browserArguments, ensureBrowser } from "../browser";
import { readOptions } from "../options";
import { runCommand } from "../run";
import { coloursFrom } from "./colours";
import { printProfiles } from "./profile";
import { drawSharePictures } from "./share-pictures";
import { recordSources } from "./sources";

const { values, positionals } = readOptions({
  options: { colours: { type: "boolean" } },
  allowPositionals: true,
});
const brandFile = "content/brand.json";

function writeColours([primary = "", accent = ""]: string[]): void {
  const brand = JSON.parse(fs.readFileSync(brandFile, "utf8"));
  const colours = coloursFrom(primary.toLowerCase(), accent.toLowerCase());
  fs.writeFileSync(brandFile, `${JSON.stringify({ ...brand, colours }, null, 2)}\n`);
  console.info(`${brandFile}: npm run develop shows the site in these colours.`);
}

async function main(): Promise<void> {
  if (values.colours) return writeColours(positionals);
  const executablePath = await ensureBrowser();
  if (!executablePath) throw new Error("There is no browser to draw with: install Chromium.");
  const browser = await chromium.launch({ executablePath, args: browserArguments });
  try {
    for await (const file of drawSharePictures(browser)) console.info(file);
    for await (const file of printProfiles(browser)) console.info(file);
    recordSources();
  } finally {
    await browser.close();
  }
}

runCommand(main);
