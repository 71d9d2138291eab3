import { type ChildProcess, spawn } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { root } from "./run";

const types = "/etc/nginx/mime.types";
const program = "/usr/sbin/nginx";

/** Says whether nginx stands where Linux distributions put it. */
export const isInstalled = (): boolean => fs.existsSync(program) && fs.existsSync(types);

/** A deployment: the site's files, and what the build wrote of how nginx serves them. */
export interface Deployment {
  folder: string;
  configuration: string;
}

/** The site as it has been built. Throws without a build. */
export const builtSite = (): Deployment => ({
  folder: path.join(root, "public"),
  configuration: fs.readFileSync(path.join(root, "deploy/nginx.conf"), "utf8"),
});

/** Serves a deployment. Gives its address, what makes nginx read another deployment without a pause, and what stops it or kills it with all its workers. */
export async function startNginx(port: number, deployment = builtSite()) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "nginx-"));
  write(folder, port, deployment);
  const server = spawn(program, ["-p", folder, "-c", "nginx.conf", "-e", "stderr"], {
    stdio: "ignore",
    // A group of its own, so that its workers can be killed with it.
    detached: true,
  });
  const address = `http://127.0.0.1:${port}`;
  await answers(address, server);
  const end = (signal: NodeJS.Signals, processes: number) =>
    new Promise<void>((resolve) => {
      server.once("exit", () => {
        fs.rmSync(folder, { recursive: true, force: true });
        resolve();
      });
      process.kill(processes, signal);
    });
  const pid = server.pid ?? 0;
  return {
    address,
    reload: (next = deployment) => {
      write(folder, port, next);
      server.kill("SIGHUP");
    },
    stop: () => end("SIGTERM", pid),
    kill: () => end("SIGKILL", -pid),
  };
}

function write(folder: string, port: number, { folder: files, configuration }: Deployment): void {
  const site = configuration
    .replace("listen 80;", `listen 127.0.0.1:${port};`)
    .replace("root /var/www/site;", `root ${files};`);
  const paths = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  fs.writeFileSync(
    path.join(folder, "nginx.conf"),
    // As root it would change to a user who may not read the repository.
    `${process.getuid?.() === 0 ? "user root;" : ""}
    daemon off; pid nginx.pid; worker_processes 1; events {}
    http {
      include ${types}; default_type application/octet-stream; access_log off;
      ${paths.map((name) => `${name}_temp_path ${name};`).join(" ")}
      ${site}
    }`,
  );
}

async function answers(address: string, server: ChildProcess): Promise<void> {
  while (server.exitCode === null) {
    if (await fetch(address).catch(() => undefined)) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`nginx ended with ${server.exitCode}.`);
}
