/** `npm run brand`: makes the sharing pictures and the company profile, in every language, from content, brand and words. */
import { chromium } from "@playwright/test";
import { browserArguments, ensureBrowser } from "../browser";
import { printProfiles } from "./profile.mjs";
import { drawSharePictures } from "./share-pictures";

async function main(): Promise<void> {
  const executablePath = await ensureBrowser();
  if (!executablePath) throw new Error("There is no browser to draw with: install Chromium.");
  const browser = await chromium.launch({ executablePath, args: browserArguments });
  try {
    for await (const file of drawSharePictures(browser)) console.info(file);
    for await (const file of printProfiles(browser)) console.info(file);
  } finally {
    await browser.close();
  }
}

main().catch(({ message }) => {
  console.error(message);
  process.exitCode = 1;
});
