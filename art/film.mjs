#!/usr/bin/env node
// The company's film, from the shots of film.json.
//   node art/film.mjs keys [shots]        renders what keys are missing: ends and middles first
//   node art/film.mjs status              how many keys and frames each shot has
//   node art/film.mjs shots [shots]       makes the frames between the keys: one lossless clip a shot
//   node art/film.mjs cut                 joins, grades and encodes the clips, writes poster and chapters
//   --folder <path>                             where keys and clips are kept (out/film-frames)
//   --preview                                   small and rough, to a folder of its own
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

const here = dirname(fileURLToPath(import.meta.url));
const root = resolve(here, "..");
const film = JSON.parse(readFileSync(join(here, "film.json"), "utf8"));
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { folder: { type: "string" }, preview: { type: "boolean" } },
});
const [task, ...named] = positionals;
const base = resolve(values.folder ?? join(here, "out/film-frames"));
const folder = values.preview ? join(base, "preview") : base;
const shots = named.length
  ? named.map((id) => film.shots.find((shot) => shot.id === id) ?? fail(`no shot called ${id}`))
  : film.shots;

function fail(message) {
  console.error(message);
  process.exit(1);
}

/** Runs a program at the lowest priority; throws with the end of what it said when it fails. */
function run(program, args, onFail = fail) {
  const { status, stdout, stderr } = spawnSync("nice", ["-n", "19", program, ...args.map(String)], {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 1 << 28,
  });
  if (status) onFail(`${program}: ${`${stdout}${stderr}`.split("\n").slice(-25).join("\n")}`);
  return stdout;
}

function keysOf(shot) {
  const place = join(folder, shot.id);
  if (!existsSync(place)) return [];
  return readdirSync(place).filter((name) => /^\d{4}\.npz$/.test(name));
}

/** Three keys of every shot first, so that there is a whole film soon; then the rest. */
function renderKeys() {
  const size = values.preview ? [480, 270] : [];
  for (const count of values.preview ? [2] : [3, Number.MAX_SAFE_INTEGER])
    for (const shot of shots) {
      if (keysOf(shot).length >= Math.min(count, shot.keys)) continue;
      const log = run(
        "blender",
        ["-b", "-P", join(here, "run.py"), "--", "keys", shot.id, count, folder, ...size],
        (message) => console.error(message),
      );
      for (const line of log.split("\n")) if (line.startsWith("KEY")) console.log(line);
    }
}

function status() {
  for (const shot of film.shots) {
    const clip = existsSync(join(folder, `${shot.id}.mkv`)) ? "clip" : "";
    console.log(`${shot.id.padEnd(12)} ${keysOf(shot).length}/${shot.keys} keys ${clip}`);
  }
}

const tasks = { keys: renderKeys, status };
mkdirSync(folder, { recursive: true });
(tasks[task] ?? (() => fail(`say one of ${Object.keys(tasks).join(", ")}`)))();
