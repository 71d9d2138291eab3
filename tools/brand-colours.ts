/** `npm run colours -- "#1d3a6e" "#d9772b"`: writes into `content/brand.json` the colours made from the company's two. */
import { readFileSync, writeFileSync } from "node:fs";
import { coloursFrom } from "./colours-from-two";
import { runCommand } from "./run";

const file = "content/brand.json";

runCommand(async () => {
  const [primary = "", accent = ""] = process.argv.slice(2);
  const brand = JSON.parse(readFileSync(file, "utf8"));
  const colours = coloursFrom(primary.toLowerCase(), accent.toLowerCase());
  writeFileSync(file, `${JSON.stringify({ ...brand, colours }, null, 2)}\n`);
  console.info(`${file}: npm run develop shows the site in these colours.`);
});
