#!/usr/bin/env node
// Renders the pictures of pictures.json with Blender, one after the other.
//   node art/render.mjs --list
//   node art/render.mjs projects/courtyard-house [more names]
//   node art/render.mjs --all        everything; run again after a stop, it goes on where it stopped
//   --preview                              small and rough, to out/preview, nothing else is touched
import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const here = dirname(fileURLToPath(import.meta.url));
const root = resolve(here, "..");
const out = join(here, "out");
const stamp = join(out, "run-started");
const table = JSON.parse(readFileSync(join(here, "pictures.json"), "utf8"));
const pictures = new Map(table.pictures.map((p) => [p.name, p]));
const PREVIEW = { width: 800, samples: 3 };

const args = process.argv.slice(2);
const preview = args.includes("--preview");
const all = args.includes("--all");
const names = args.filter((a) => !a.startsWith("--"));

function blender(parameters, onLine) {
  return new Promise((done, failed) => {
    const command = [
      "-n",
      "19",
      "blender",
      "-b",
      "-P",
      join(here, "run.py"),
      "--",
      ...parameters.map(String),
    ];
    const child = spawn("nice", command, { cwd: root });
    const log = [];
    let rest = "";
    const read = (chunk) => {
      const lines = (rest + chunk).split("\n");
      rest = lines.pop();
      for (const line of lines) {
        if (!/^(Fra:|Saved:)/.test(line)) log.push(line);
        onLine(line);
      }
    };
    child.stdout.on("data", read);
    child.stderr.on("data", read);
    child.on("error", failed);
    child.on("close", (code, signal) =>
      code === 0 ? done() : failed(new Error(signal ?? log.slice(-25).join("\n"))),
    );
  });
}

function progress(text) {
  if (process.stdout.isTTY) process.stdout.write(`\r\x1b[K${text}`);
}

async function renderPicture(picture, label) {
  const [width, height] = picture.size;
  const size = preview
    ? [PREVIEW.width, Math.round((PREVIEW.width * height) / width)]
    : picture.size;
  const { samples } = preview ? PREVIEW : picture;
  const file = preview
    ? join(out, "preview", `${picture.name.replaceAll("/", "-")}.jpg`)
    : join(root, picture.output);
  mkdirSync(dirname(file), { recursive: true });
  const started = Date.now();
  // Two halves, and for each half of a picture its surfaces alone.
  let pass = 1;
  let last = 0;
  const task = [
    ...["picture", picture.scene, picture.camera],
    ...[...size, samples, picture.seed, file],
  ];
  await blender(task, (line) => {
    const match = line.match(/Sample (\d+)\/(\d+)/);
    if (!match) return;
    const sample = Number(match[1]);
    if (sample < last) pass += 1;
    last = sample;
    progress(`${label} pass ${pass}/4 sample ${sample}/${match[2]}`);
  });
  const seconds = Math.round((Date.now() - started) / 1000);
  progress("");
  console.log(`${label} ${seconds} s, ${Math.round(statSync(file).size / 1024)} KB`);
}

async function main() {
  if (args.includes("--list") || (!all && !names.length)) {
    for (const p of table.pictures) console.log(`${p.name.padEnd(36)} ${p.scene}:${p.camera}`);
    return;
  }
  for (const name of names) if (!pictures.has(name)) throw new Error(`no picture called ${name}`);
  mkdirSync(out, { recursive: true });
  if (all && !preview && !existsSync(stamp)) writeFileSync(stamp, new Date().toISOString());
  const since = existsSync(stamp) ? statSync(stamp).mtimeMs : 0;
  const list = all ? table.pictures : names.map((n) => pictures.get(n));
  for (const [index, picture] of list.entries()) {
    const file = join(root, picture.output);
    const label = `[${index + 1}/${list.length}] ${picture.name}`;
    if (all && !preview && existsSync(file) && statSync(file).mtimeMs > since)
      console.log(`${label} is there`);
    else await renderPicture(picture, label);
  }
  if (all && !preview) rmSync(stamp, { force: true });
}

main().catch((error) => {
  console.error(error.message);
  process.exit(1);
});
