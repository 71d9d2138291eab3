// The flags of the clients' countries, from the package flag-icons: node tools/art/flags.mjs
import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { optimize } from "svgo";

const COUNTRIES = ["sa", "ae", "qa", "kw", "bh", "om", "jo", "eg"];
const FLAGS = "static/flags";
// Decimals kept: drawn on 640 × 480 and shown 32 px wide, a tenth of a unit is enough.
// The emblem of Oman is drawn in units five times as fine.
const PRECISION = { om: 0 };
const USUAL_PRECISION = 1;

const source = dirname(createRequire(import.meta.url).resolve("flag-icons/package.json"));
await mkdir(FLAGS, { recursive: true });
await copyFile(join(source, "LICENSE"), join(FLAGS, "LICENSE"));
for (const country of COUNTRIES) {
  const svg = await readFile(join(source, "flags", "4x3", `${country}.svg`), "utf8");
  const { data } = optimize(svg, {
    multipass: true,
    floatPrecision: PRECISION[country] ?? USUAL_PRECISION,
  });
  await writeFile(join(FLAGS, `${country}.svg`), `${data}\n`);
}
