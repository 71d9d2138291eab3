import { spawn } from "node:child_process";
import path from "node:path";
import { fileURLToPath } from "node:url";

/** The repository's folder. */
export const root = fileURLToPath(new URL("..", import.meta.url));

/** The path of a file inside an installed package. */
export const packageFile = (file) => path.join(root, "node_modules", file);

const environment = {
  ...process.env,
  GATSBY_TELEMETRY_DISABLED: "1",
  // Gatsby counts half of some machines' cores, and the pictures need them all.
  GATSBY_CPU_COUNT: process.env.GATSBY_CPU_COUNT ?? "logical_cores",
  // The folder of the site's address, where it has one, goes before every path.
  PREFIX_PATHS: "true",
  WRANGLER_SEND_METRICS: "false",
};

/**
 * Starts a program in the repository's folder, its output shown; a script of Node's is named by its file.
 * Gives the child process.
 */
export function start(command, args, options = {}) {
  const script = /\.[cm]?js$|\/biome$/.test(command);
  return spawn(script ? process.execPath : command, script ? [command, ...args] : args, {
    cwd: root,
    env: environment,
    stdio: "inherit",
    ...options,
  });
}

/** Runs a program to its end and says whether it exited with 0; one that cannot be started counts as failed. */
export function run(command, args, options) {
  return new Promise((resolve) => {
    const child = start(command, args, options);
    child.on("error", () => resolve(false));
    child.on("exit", (code) => resolve(code === 0));
  });
}

/** As `run`, but says nothing until the end: gives what the program had to say, too. */
export function runAside(command, args) {
  return new Promise((resolve) => {
    const child = start(command, args, { stdio: ["ignore", "pipe", "pipe"] });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding("utf8").on("data", (text) => {
        output += text;
      });
    }
    child.on("error", ({ message }) => resolve({ passed: false, output: message }));
    child.on("close", (code) => resolve({ passed: code === 0, output }));
  });
}

/** Prints what is being done, and how long it may take where that is long. */
export function say(text) {
  console.info(`\n▸ ${text}`);
}
