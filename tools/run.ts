import { type SpawnOptions, spawn } from "node:child_process";
import path from "node:path";

/** The repository's folder. */
export const root = path.resolve(__dirname, "..");

/** The path of a file inside an installed package. */
export const packageFile = (file: string): string => path.join(root, "node_modules", file);

const isWindows = process.platform === "win32";

/** A script of package.json as `run` takes it. */
export function npmScript(name: string): [string, string[], SpawnOptions] {
  // On Windows npm is a batch file, which only a shell can run.
  return [isWindows ? "npm.cmd" : "npm", ["run", "--silent", name], { shell: isWindows }];
}

/** A package's program that is not installed here, at a fixed version, as `run` takes it. */
export function npx(name: string, ...args: string[]): [string, string[], SpawnOptions] {
  return [isWindows ? "npx.cmd" : "npx", ["--yes", name, ...args], { shell: isWindows }];
}

/** Cloudflare's program, for publishing and for tests of its runtime; too large to be installed for everybody. */
export const wrangler = "wrangler@4.86.0";

const environment = {
  ...process.env,
  GATSBY_TELEMETRY_DISABLED: "1",
  // On some machines Gatsby uses only half of the cores. Making pictures needs all.
  GATSBY_CPU_COUNT: process.env.GATSBY_CPU_COUNT ?? "logical_cores",
  // When the site's address has a folder, it is put before every path.
  PREFIX_PATHS: "true",
  // Packages of Gatsby's use Node's own punycode, and Gatsby would show its warning as an error.
  NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ""} --disable-warning=DEP0040`.trim(),
  WRANGLER_SEND_METRICS: "false",
  // Each command has its own, whatever the shell has: with "production", develop shows nothing and unit tests fail.
  NODE_ENV: undefined,
};

/** The program and arguments that run a command: Node's own scripts, with or without an ending, are given to Node. */
function programOf(command: string, args: readonly string[]): [string, string[]] {
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

/** Runs a program in the repository's folder, its output shown. Resolves to true when it exits with 0, and to false when it fails or cannot be started. */
export function run(
  command: string,
  args: readonly string[],
  options: SpawnOptions = {},
): Promise<boolean> {
  const child = spawn(...programOf(command, args), {
    cwd: root,
    env: environment,
    stdio: "inherit",
    ...options,
  });
  return new Promise((resolve) => {
    child.on("error", () => resolve(false));
    child.on("exit", (code) => resolve(code === 0));
  });
}

/** Prints the title of the next step. */
export function logStep(text: string): void {
  console.info(`\n▸ ${text}`);
}
