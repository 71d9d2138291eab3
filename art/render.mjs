#!/usr/bin/env node
// Renders the pictures of pictures.json with Blender, one after the other.
//   node art/render.mjs --list
//   node art/render.mjs contracting/courtyard-house [more names]
//   node art/render.mjs --all        everything; run again after a stop, it goes on where it stopped
//   node art/render.mjs film         frames, encoding
//   --preview                              small and rough, to out/preview, nothing else is touched
import { spawn, spawnSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const here = dirname(fileURLToPath(import.meta.url));
const root = resolve(here, "..");
const out = join(here, "out");
const stamp = join(out, "run-started");
const table = JSON.parse(readFileSync(join(here, "pictures.json"), "utf8"));
const pictures = new Map(table.pictures.map((p) => [p.name, p]));
const PREVIEW = { size: [800, 450], samples: 3 };

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
  const { size, samples } = preview ? PREVIEW : picture;
  const file = preview
    ? join(out, "preview", `${picture.name.replaceAll("/", "-")}.jpg`)
    : join(root, picture.output);
  mkdirSync(dirname(file), { recursive: true });
  const started = Date.now();
  const isPoster = picture.scene === "film";
  // Two halves, and for each half of a picture its surfaces alone.
  const passes = isPoster ? 2 : 4;
  let pass = 1;
  let last = 0;
  const task = isPoster
    ? ["poster", ...size, samples, file]
    : ["picture", picture.scene, picture.camera, ...size, samples, picture.seed, file];
  await blender(task, (line) => {
    const match = line.match(/Sample (\d+)\/(\d+)/);
    if (!match) return;
    const sample = Number(match[1]);
    if (sample < last) pass += 1;
    last = sample;
    progress(`${label} pass ${pass}/${passes} sample ${sample}/${match[2]}`);
  });
  const seconds = Math.round((Date.now() - started) / 1000);
  progress("");
  console.log(`${label} ${seconds} s, ${Math.round(statSync(file).size / 1024)} KB`);
}

function encode(frames) {
  const folder = join(root, "static/film");
  mkdirSync(folder, { recursive: true });
  const { frames: count, overlap } = table.film;
  // Its noise, too, ends as it begins: what was rendered after the last frame passes into the first ones.
  const seam = [
    "[0]split=3[a][b][c]",
    `[a]trim=end_frame=${overlap},setpts=PTS-STARTPTS[first]`,
    `[b]trim=start_frame=${count},setpts=PTS-STARTPTS[after]`,
    `[after][first]blend=all_expr='A+(B-A)*N/${overlap}'[start]`,
    `[c]trim=start_frame=${overlap}:end_frame=${count},setpts=PTS-STARTPTS[rest]`,
    "[start][rest]concat",
  ];
  const input = [
    ...["-v", "error", "-y", "-framerate", "24", "-i", join(frames, "%04d.png")],
    ...["-filter_complex", seam.join(";"), "-an", "-pix_fmt", "yuv420p"],
  ];
  const nearer = [31, 29, 26, 22, 18]
    .map((q, step) => [count - 20 + 4 * step, count - 17 + 4 * step, `q=${q}`])
    .join("/");
  const jobs = [
    [
      "libx264",
      "-preset",
      "veryslow",
      "-crf",
      table.film.crf.mp4,
      // Both ends are kept closest to what was rendered: that they meet shows the least then. At once, that would show.
      "-x264-params",
      `scenecut=0:zones=0,2,q=17/${nearer}`,
      "-movflags",
      "+faststart",
      join(folder, "film.mp4"),
    ],
    // VP9: AV1 leaves so much out towards the end that the first frame, which is whole, shows as a jump.
    [
      "libvpx-vp9",
      ...["-b:v", "0", "-g", count, "-cpu-used", "1", "-row-mt", "1"],
      ...["-crf", table.film.crf.webm, join(folder, "film.webm")],
    ],
  ];
  for (const [codec, ...rest] of jobs) {
    const { status, stderr } = spawnSync("nice", [
      "-n",
      "19",
      "ffmpeg",
      ...input,
      "-c:v",
      codec,
      ...rest.map(String),
    ]);
    if (status) throw new Error(String(stderr));
    const file = rest.at(-1);
    console.log(`${file.slice(root.length + 1)} ${Math.round(statSync(file).size / 1024)} KB`);
  }
}

async function renderFilm() {
  const frames = join(out, "film");
  mkdirSync(frames, { recursive: true });
  const have = new Set(readdirSync(frames));
  const last = table.film.frames + table.film.overlap;
  let first = 0;
  while (have.has(`${String(first).padStart(4, "0")}.png`)) first += 1;
  if (first < last) {
    await blender(["film", first, last, frames], (line) => {
      const match = line.match(/^FRAME (-?\d+).*total ([\d.]+)/);
      if (match) progress(`film frame ${match[1]}/${last} (${match[2]} s)`);
    });
    progress("");
  }
  encode(frames);
}

async function main() {
  if (args.includes("--list") || (!all && !names.length)) {
    for (const p of table.pictures) console.log(`${p.name.padEnd(36)} ${p.scene}:${p.camera}`);
    console.log(`${"film".padEnd(36)} ${table.film.frames} frames`);
    return;
  }
  for (const name of names)
    if (name !== "film" && !pictures.has(name)) throw new Error(`no picture called ${name}`);
  mkdirSync(out, { recursive: true });
  if (all && !preview && !existsSync(stamp)) writeFileSync(stamp, new Date().toISOString());
  const since = existsSync(stamp) ? statSync(stamp).mtimeMs : 0;
  const list = all ? table.pictures : names.filter((n) => n !== "film").map((n) => pictures.get(n));
  for (const [index, picture] of list.entries()) {
    const file = join(root, picture.output);
    const label = `[${index + 1}/${list.length}] ${picture.name}`;
    if (all && !preview && existsSync(file) && statSync(file).mtimeMs > since)
      console.log(`${label} is there`);
    else await renderPicture(picture, label);
  }
  if (!preview && (all || names.includes("film"))) await renderFilm();
  if (all && !preview) rmSync(stamp, { force: true });
}

main().catch((error) => {
  console.error(error.message);
  process.exit(1);
});
