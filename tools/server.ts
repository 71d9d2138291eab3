import { existsSync } from "node:fs";
import net from "node:net";
import path from "node:path";
import { packageFile, root, start } from "./run";
import { siteRoot } from "./site-root";

/** The version of Cloudflare's behaviour, whatever version of the runtime is installed. */
const compatibilityDate = "2026-04-01";

interface Server {
  address: string;
  /** Settles when the server has ended; rejects when nobody stopped it. */
  ended: Promise<void>;
  stop: () => void;
}

/**
 * Serves the `public/` of a project's folder as the CDN would: Cloudflare Pages' own runtime, with `_headers`,
 * `_redirects` and the 404 pages. Resolves to the address once it answers, with a way to stop it and its end. Rejects,
 * with a sentence for people, when there is nothing to serve or the port is taken.
 */
export async function serve(port: number, project = root): Promise<Server> {
  if (!existsSync(path.join(project, "public", "index.html"))) {
    throw new Error("There is no built site in public/. Run: npm run build");
  }
  await ensureFree(port);
  const { folder, prefix } = siteRoot(project);
  const address = `http://localhost:${port}${prefix}`;
  const server = start(
    packageFile("wrangler/bin/wrangler.js"),
    [
      ["pages", "dev", folder],
      ["--port", String(port)],
      ["--ip", "127.0.0.1"],
      ["--compatibility-date", compatibilityDate],
      ["--show-interactive-dev-session", "false"],
      ["--log-level", "warn"],
    ].flat(),
    // Each server writes state files where it starts; two servers must not share them.
    { cwd: project, stdio: ["ignore", "ignore", "pipe"] },
  );
  let messages = "";
  server.stderr?.on("data", (text) => {
    messages += text;
  });
  let isStopped = false;
  const stop = () => {
    isStopped = true;
    server.kill();
  };
  for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, stop);
  const ended = new Promise<void>((resolve, reject) => {
    server.once("exit", () =>
      isStopped ? resolve() : reject(new Error(`The server ended.\n${messages}`)),
    );
  });
  await Promise.race([untilReachable(address), ended]);
  return { address, ended, stop };
}

/** The port of the browser tests; they use the one after it too. */
export const testPort = Number(process.env.E2E_PORT ?? 8085);

const command = process.env.npm_lifecycle_event ?? "serve";

/** The port of `PORT`, or the command's default. Throws a readable sentence when `PORT` is not a port. */
export function chosenPort(own: number): number {
  const { PORT } = process.env;
  const port = PORT ? Number(PORT) : own;
  if (Number.isInteger(port) && port > 0 && port < 65536) return port;
  throw new Error(
    `PORT is “${PORT}”: write a number from 1 to 65535, as in PORT=8081 npm run ${command}`,
  );
}

/** Rejects, with a sentence for people, when something else answers at a port. */
export async function ensureFree(port: number): Promise<void> {
  if (await isFree(port)) return;
  const name = command.startsWith("test") ? "E2E_PORT" : "PORT";
  throw new Error(
    `Port ${port} is in use. Stop what uses it, or choose another: ${name}=${port + 10} npm run ${command}`,
  );
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = net.createServer();
    probe.once("error", () => resolve(false));
    probe.listen(port, "127.0.0.1", () => probe.close(() => resolve(true)));
  });
}

/** Resolves once something answers at an address. */
export async function untilReachable(address: string): Promise<void> {
  for (;;) {
    const response = await fetch(address).catch(() => undefined);
    if (response) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}
