import { type SpawnOptions, spawn } from "node:child_process";
import path from "node:path";

/** The repository's folder. */
export const root = path.resolve(__dirname, "..");

/** The path of a file inside an installed package. */
export const packageFile = (file: string): string => path.join(root, "node_modules", file);

const isWindows = process.platform === "win32";

/** A script of package.json as `run` and `runQuietly` take it. */
export function npmScript(name: string): [string, string[], SpawnOptions] {
  // On Windows npm is a batch file, which only a shell can run.
  return [isWindows ? "npm.cmd" : "npm", ["run", "--silent", name], { shell: isWindows }];
}

/** A package's program that is not installed here, at a fixed version, as `run` takes it. */
export function npx(name: string, ...args: string[]): [string, string[], SpawnOptions] {
  return [isWindows ? "npx.cmd" : "npx", ["--yes", name, ...args], { shell: isWindows }];
}

const environment = {
  ...process.env,
  GATSBY_TELEMETRY_DISABLED: "1",
  // On some machines Gatsby uses only half of the cores. Making pictures needs all.
  GATSBY_CPU_COUNT: process.env.GATSBY_CPU_COUNT ?? "logical_cores",
  // When the site's address has a folder, it is put before every path.
  PREFIX_PATHS: "true",
  WRANGLER_SEND_METRICS: "false",
  // Each command has its own, whatever the shell has: with "production", develop shows nothing and unit tests fail.
  NODE_ENV: undefined,
};

/** The program and arguments that run a command: Node's own scripts, with or without an ending, are given to Node. */
export function programOf(command: string, args: readonly string[]): [string, string[]] {
  if (command.endsWith(".ts")) return [process.execPath, ["--import", "tsx", command, ...args]];
  const isScript = /\.[cm]?js$|[\\/]biome$/.test(command);
  return isScript ? [process.execPath, [command, ...args]] : [command, [...args]];
}

/** Runs a command. Ends the process where it throws, with its sentence alone. */
export function runCommand(main: () => Promise<void>): void {
  main().catch(({ message }) => {
    console.error(message);
    process.exit(1);
  });
}

/** Starts a program in the repository's folder, its output shown. Gives the child process. */
function start(command: string, args: readonly string[], options: SpawnOptions = {}) {
  return spawn(...programOf(command, args), {
    cwd: root,
    env: environment,
    stdio: "inherit",
    ...options,
  });
}

/** Runs a program. Resolves to true when it exits with 0, and to false when it fails or cannot be started. */
export function run(
  command: string,
  args: readonly string[],
  options?: SpawnOptions,
): Promise<boolean> {
  return new Promise((resolve) => {
    const child = start(command, args, options);
    child.on("error", () => resolve(false));
    child.on("exit", (code) => resolve(code === 0));
  });
}

/** Like `run`, but shows nothing: resolves with the program's output, too. */
export function runQuietly(
  command: string,
  args: readonly string[],
  options?: SpawnOptions,
): Promise<{ passed: boolean; output: string }> {
  return new Promise((resolve) => {
    const child = start(command, args, { ...options, stdio: ["ignore", "pipe", "pipe"] });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding("utf8").on("data", (text) => {
        output += text;
      });
    }
    child.on("error", ({ message }) => resolve({ passed: false, output: message }));
    child.on("close", (code) => resolve({ passed: code === 0, output }));
  });
}

/** Prints the title of the next step. */
export function logStep(text: string): void {
  console.info(`\n▸ ${text}`);
}
