import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import { test } from "@playwright/test";
import { testPort } from "../../tools/server";

/** Where a copy is served, beside the site itself. */
export const port = testPort + 9;

const root = path.resolve(__dirname, "../..");
const env = { ...process.env, GATSBY_TELEMETRY_DISABLED: "1" };

/**
 * A copy of the site that a program may change, build and run: made before the tests of the file or the group that asks
 * for it, removed after them, or left where KEEP is set. Caches come along, so that no picture is made again, but for
 * webpack's, which knows the files of the original; packages are shared.
 */
export class SiteCopy {
  readonly folder = path.join(os.tmpdir(), `site-${randomUUID()}`);
  private readonly running: ChildProcess[] = [];

  /** `change` turns the copy into another site. */
  constructor(change: (site: SiteCopy) => void | Promise<void> = () => {}) {
    test.beforeAll(() => {
      this.make();
      return change(this);
    });
    test.afterAll(async () => {
      await this.end();
      if (process.env.KEEP) console.info(this.folder);
      else fs.rmSync(this.folder, { recursive: true, maxRetries: 30, retryDelay: 200 });
    });
  }

  private make(): void {
    const left = [".git", "node_modules", "test-results"];
    for (const name of fs.readdirSync(root)) {
      if (left.includes(name)) continue;
      const filter = (source: string) => source !== path.join(root, ".cache", "webpack");
      const options = { recursive: true, preserveTimestamps: true, filter };
      fs.cpSync(path.join(root, name), path.join(this.folder, name), options);
    }
    const modules = path.join(root, "node_modules");
    fs.symlinkSync(modules, path.join(this.folder, "node_modules"), "junction");
  }

  read = (name: string): string => fs.readFileSync(path.join(this.folder, name), "utf8");

  write = (name: string, text: string | Buffer): void => {
    const file = path.join(this.folder, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, text);
  };

  /** Changes one text of a file. Throws where it is not there. */
  replace(name: string, from: string, to: string): void {
    const text = this.read(name);
    if (!text.includes(from)) throw new Error(`${name} does not have ${from}`);
    this.write(name, text.replace(from, to));
  }

  /** Changes a JSON file. */
  // biome-ignore lint/suspicious/noExplicitAny: each file has a shape of its own.
  edit = (name: string, change: (value: any) => void): void => {
    const value = JSON.parse(this.read(name));
    change(value);
    this.write(name, `${JSON.stringify(value, null, 2)}\n`);
  };

  /** Runs a program of a package to its end; gives its exit code and all that it printed. */
  run(program: string, ...args: string[]): { status: number | null; output: string } {
    const command = [path.join("node_modules", program), ...args];
    const options = { cwd: this.folder, encoding: "utf8", env, maxBuffer: 1e8 } as const;
    const { status, stdout, stderr } = spawnSync(process.execPath, command, options);
    return { status, output: stripVTControlCharacters(stdout + stderr) };
  }

  /** Starts a script that stays; gives a reader of all that it has printed so far. */
  start(script: string, args: string[], more: Record<string, string> = {}): () => string {
    const command = ["--import", "tsx", path.join(this.folder, script), ...args];
    const child = spawn(process.execPath, command, {
      cwd: this.folder,
      env: { ...env, ...more },
      // A group of its own, so that what it starts ends with it.
      detached: true,
    });
    this.running.push(child);
    let output = "";
    const add = (text: Buffer) => {
      output += text;
    };
    child.stdout.on("data", add);
    child.stderr.on("data", add);
    return () => stripVTControlCharacters(output);
  }

  /** Ends what was started, by a signal that it may answer or not. */
  async end(signal: "SIGTERM" | "SIGKILL" = "SIGTERM"): Promise<void> {
    for (const child of this.running.splice(0)) {
      if (child.exitCode !== null || !child.pid) continue;
      const ended = new Promise((resolve) => child.once("exit", resolve));
      process.kill(-child.pid, signal);
      await ended;
    }
  }
}
