#!/usr/bin/env node
// The company's film and the loop behind the first page's title, from the shots of film.json.
//   node art/film.mjs keys [shots]     renders the keys that are missing: ends and middles of all shots first
//   node art/film.mjs clips [shots]    makes the frames between the keys: one lossless clip a shot, where keys are newer
//   node art/film.mjs cut              joins, grades and encodes the clips; writes the parts' times
//   node art/film.mjs loop             encodes the loop, in two sizes; writes the poster
//   node art/film.mjs status           how many keys each shot has, and whether its clip is there
//   --folder <path>                    where keys and clips are kept, art/out/film without it
//   --preview                          small and rough, in a folder of its own
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, statSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import sharp from "sharp";

const here = dirname(fileURLToPath(import.meta.url));
const root = resolve(here, "..");
const film = JSON.parse(readFileSync(join(here, "film.json"), "utf8"));
const every = [...film.shots, film.loop];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { folder: { type: "string" }, preview: { type: "boolean" } },
});
const [task, ...named] = positionals;
const base = resolve(values.folder ?? join(here, "out/film"));
const folder = values.preview ? join(base, "preview") : base;
const [width, height] = values.preview ? [640, 360] : film.size;
const shots = named.length > 0 ? named.map(shotCalled) : every;

function shotCalled(id) {
  const shot = every.find((one) => one.id === id);
  if (!shot) throw new Error(`no shot called ${id}`);
  return shot;
}

/** A command at the lowest priority: other work on the machine goes first. */
const idle = (program, ...args) => [
  "nice",
  ["-n", "19", "ionice", "-c3", program, ...args.map(String)],
];

/** Runs a program to its end; throws the end of what it said when it fails. */
function run(program, ...args) {
  const [command, rest] = idle(program, ...args);
  const { status, stdout, stderr } = spawnSync(command, rest, {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 1 << 28,
  });
  if (status === 0) return stdout;
  const said = `${stdout}${stderr}`.split("\n").filter((line) => !/^(Fra:|Saved:)/.test(line));
  throw new Error(`${program}: ${said.slice(-25).join("\n")}`);
}

function keysOf({ id }) {
  const place = join(folder, id);
  if (!existsSync(place)) return [];
  return readdirSync(place)
    .filter((name) => /^\d{4}\.npz$/.test(name))
    .map((name) => join(place, name));
}

const wantedKeys = ({ keys, closed }) => (closed ? keys - 1 : keys);

/** Three keys of every shot first, so that there soon is a whole film; then the rest. A shot that fails stops no other. */
function renderKeys() {
  const size = values.preview ? [480, 270] : [];
  for (const count of values.preview ? [2] : [3, 99]) {
    for (const shot of shots) {
      if (keysOf(shot).length >= Math.min(count, wantedKeys(shot))) continue;
      try {
        const script = ["-b", "-P", join(here, "run.py"), "--", "keys"];
        const log = run("blender", ...script, shot.id, count, folder, ...size);
        const lines = log.split("\n").filter((line) => line.startsWith("KEY"));
        console.log(lines.join("\n"));
      } catch (error) {
        console.error(`${shot.id}: ${error.message}`);
      }
    }
  }
}

const clipOf = ({ id }) => join(folder, `${id}.mkv`);

function isFresh(shot) {
  const clip = clipOf(shot);
  if (!existsSync(clip)) return false;
  return keysOf(shot).every((key) => statSync(key).mtimeMs < statSync(clip).mtimeMs);
}

async function makeClips() {
  for (const shot of shots) {
    if (keysOf(shot).length < 2 || isFresh(shot)) continue;
    const part = join(folder, `${shot.id}.part.mkv`);
    const raw = ["-f", "rawvideo", "-pix_fmt", "rgb48le", "-s", `${width}x${height}`];
    const lossless = ["-c:v", "ffv1", "-pix_fmt", "yuv444p10le", part];
    const frames = spawn(
      ...idle("python3", join(here, "warp.py"), folder, shot.id, width, height),
      { stdio: ["ignore", "pipe", "inherit"] },
    );
    const clip = spawn(
      ...idle("ffmpeg", "-v", "error", "-y", ...raw, "-r", film.fps, "-i", "-", ...lossless),
      { stdio: ["pipe", "inherit", "inherit"] },
    );
    frames.stdout.pipe(clip.stdin);
    const [[warped], [encoded]] = await Promise.all([once(frames, "close"), once(clip, "close")]);
    if (warped || encoded) throw new Error(`the clip of ${shot.id} could not be made`);
    renameSync(part, clipOf(shot));
    console.log(`CLIP ${shot.id} ${shot.frames} frames from ${keysOf(shot).length} keys`);
  }
}

/** One hand's colours for scenes of every hour: cool shadows, warm lights, a little crispness. */
const grade =
  "colorbalance=rs=-0.015:bs=0.02:rh=0.02:bh=-0.025,unsharp=5:5:0.3:5:5:0,format=yuv420p";

/** The loop lies behind words, under a dark veil: a little brighter, and more colour. */
const gradeUnderVeil = `curves=all='0/0 0.25/0.27 0.5/0.51 0.75/0.78 1/1',eq=saturation=1.35,${grade}`;

/** Encodes what the filters make of the inputs to a file of at most so many bytes, in two passes. */
function encode(inputs, filters, seconds, bytes, file, size = film.size) {
  const bits = Math.floor((bytes * 8 * 0.94) / seconds);
  const codec = file.endsWith(".mp4")
    ? ["-c:v", "libx264", "-preset", "slow", "-profile:v", "high", "-movflags", "+faststart"]
    : ["-c:v", "libvpx-vp9", "-row-mt", 1, "-cpu-used", 2, "-auto-alt-ref", 1];
  const log = join(folder, "passes");
  const common = [
    ...["-v", "error", "-y", ...inputs, "-filter_complex"],
    `${filters},scale=${size.join(":")}:flags=lanczos[film]`,
    ...["-map", "[film]", "-an", ...codec, "-b:v", bits, "-g", 2 * film.fps, "-passlogfile", log],
  ];
  run("ffmpeg", ...common, "-pass", 1, "-f", "null", "-");
  run("ffmpeg", ...common, "-pass", 2, file);
  console.log(`${file.slice(root.length + 1)} ${Math.round(statSync(file).size / 1024)} KB`);
}

const served = (name) => join(root, "static/film", name);

/** The lettering of the name in both scripts, which stands below the mark on the wall of the last shot. */
async function namePicture() {
  const file = join(folder, "names.png");
  const names = ["ar", "en"].map((code) =>
    readFileSync(join(root, `content/images/brand/lettering-${code}.svg`), "utf8")
      .replaceAll("currentColor", "#e6dccb")
      .replace("var(--accent)", "#e08a2b"),
  );
  const pictures = names.map((svg) =>
    sharp(Buffer.from(svg), { density: 1200 }).resize({ height: 58 }).toBuffer(),
  );
  const layers = (await Promise.all(pictures)).map((input, index) => ({
    input,
    gravity: index ? "south" : "north",
  }));
  const create = { width: 760, height: 146, channels: 4, background: "#0000" };
  await sharp({ create }).composite(layers).png().toFile(file);
  return file;
}

async function cut() {
  const missing = film.shots.filter((shot) => !existsSync(clipOf(shot)));
  if (missing.length > 0) throw new Error(`no clip of ${missing.map(({ id }) => id).join(", ")}`);
  const frames = film.shots.reduce((sum, shot) => sum + shot.frames, 0);
  const seconds = frames / film.fps;
  const name = ["-loop", 1, "-framerate", film.fps, "-t", seconds, "-i", await namePicture()];
  const inputs = [...film.shots.flatMap((shot) => ["-i", clipOf(shot)]), ...name];
  const count = film.shots.length;
  const filters = [
    `concat=n=${count},${grade}[shots]`,
    `[${count}]format=rgba,fade=in:st=${seconds - 2.45}:d=0.7:alpha=1[name]`,
    `[shots][name]overlay=(W-w)/2:874:format=auto,fade=t=out:s=${frames - 16}:n=16`,
  ].join(";");
  for (const file of ["film.mp4", "film.webm"])
    encode(inputs, filters, seconds, 7.9e6, served(file));
}

function writePoster() {
  const { shot, frame } = film.poster;
  const picture = join(root, "content/images/front.jpg");
  const one = `select=eq(n\\,${frame}),${gradeUnderVeil.replace("yuv420p", "yuvj420p")}`;
  const input = ["-v", "error", "-y", "-i", clipOf(shotCalled(shot))];
  run("ffmpeg", ...input, "-vf", one, "-frames:v", 1, "-q:v", 2, picture);
}

function cutLoop() {
  const inputs = ["-i", clipOf(film.loop)];
  const seconds = film.loop.frames / film.fps;
  for (const kind of ["mp4", "webm"]) {
    encode(inputs, gradeUnderVeil, seconds, 1.44e6, served(`loop.${kind}`), [1280, 720]);
    encode(inputs, gradeUnderVeil, seconds, 2.42e6, served(`loop-wide.${kind}`));
  }
  writePoster();
}

function status() {
  for (const shot of every) {
    const clip = isFresh(shot) ? "clip" : "";
    console.log(`${shot.id.padEnd(12)} ${keysOf(shot).length}/${wantedKeys(shot)} keys ${clip}`);
  }
}

const tasks = { keys: renderKeys, clips: makeClips, cut, loop: cutLoop, status };
if (!tasks[task]) throw new Error(`say one of ${Object.keys(tasks).join(", ")}`);
mkdirSync(folder, { recursive: true });
await tasks[task]();
