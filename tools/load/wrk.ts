import { spawn } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { firstProgram, hasPackages, inPath, installPackages } from "../programs";

/** How many connections ask at once. */
export const connections = 32;

/** What came of many visitors who asked at once; times in milliseconds. */
export interface Load {
  answers: number;
  perSecond: number;
  median: number;
  p99: number;
  /** Answers of 400 and more. */
  wrong: number;
  /** Answers that took longer than two seconds. */
  late: number;
  /** Connections that were refused or broken off. */
  lost: number;
}

/** Makes sure that there is wrk, and gives its path. Throws where it cannot be had. */
export async function ensureWrk(): Promise<string> {
  const find = () => firstProgram(inPath("wrk"));
  if (!find() && hasPackages) await installPackages("wrk");
  const found = find();
  if (!found) throw new Error("wrk was not to be had. Install it: apt-get install wrk");
  return found;
}

/** Asks a host for some paths by turns, for so many seconds, over 32 connections. */
export async function load(
  wrk: string,
  address: string,
  paths: readonly string[],
  seconds: number,
): Promise<Load> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "load-"));
  const script = path.join(folder, "paths.lua");
  fs.writeFileSync(script, scriptOf(paths));
  const args = ["-t1", `-c${connections}`, `-d${seconds}s`, "-s", script, address];
  const child = spawn(wrk, args, { stdio: ["ignore", "pipe", "inherit"] });
  let output = "";
  child.stdout.setEncoding("utf8").on("data", (text) => {
    output += text;
  });
  await new Promise((resolve) => child.once("close", resolve));
  fs.rmSync(folder, { recursive: true });
  const [, result] = output.match(/^result (.*)$/m) ?? [];
  if (!result) throw new Error(`wrk said nothing of its result:\n${output}`);
  return JSON.parse(result);
}

function scriptOf(paths: readonly string[]): string {
  return `
local paths = { ${paths.map((each) => JSON.stringify(each)).join(", ")} }
local next = 0
request = function()
  next = next % #paths + 1
  return wrk.format("GET", paths[next])
end
done = function(summary, latency)
  local errors = summary.errors
  io.write(string.format(
    'result {"answers":%d,"perSecond":%.0f,"median":%.1f,"p99":%.1f,"wrong":%d,"late":%d,"lost":%d}\\n',
    summary.requests, summary.requests / summary.duration * 1e6,
    latency:percentile(50) / 1000, latency:percentile(99) / 1000,
    errors.status, errors.timeout, errors.connect + errors.read + errors.write))
end
`;
}
