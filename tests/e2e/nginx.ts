import { spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { root } from "../../tools/run";

const types = "/etc/nginx/mime.types";
const program = "/usr/sbin/nginx";

/** True where nginx stands where Linux distributions put it. */
export const isInstalled = (): boolean => fs.existsSync(program) && fs.existsSync(types);

/** Serves the built site with deploy/nginx.conf. Gives its address, and what stops it. */
export async function startNginx(port: number) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "nginx-"));
  const site = fs
    .readFileSync(path.join(root, "deploy/nginx.conf"), "utf8")
    .replace("listen 80;", `listen 127.0.0.1:${port};`)
    // In quotes: the folder's name may have spaces.
    .replace(
      /\/var\/www\/site([^\s;]*);/g,
      (_all, rest) => `"${path.join(root, "public")}${rest}";`,
    );
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
  const server = spawn(program, ["-p", folder, "-c", "nginx.conf", "-e", "stderr"], {
    stdio: "ignore",
  });
  const address = `http://127.0.0.1:${port}`;
  while (!(await fetch(address).catch(() => undefined))) {
    if (server.exitCode !== null) throw new Error(`nginx ended with ${server.exitCode}.`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const stop = async () => {
    server.kill();
    await once(server, "exit");
    fs.rmSync(folder, { recursive: true, force: true });
  };
  return { address, stop };
}
