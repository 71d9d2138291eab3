import { spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { root } from "../../tools/run";

const site = path.join(root, "public");
const apacheModules = "/usr/lib/apache2/modules";
const nginxTypes = "/etc/nginx/mime.types";

/** Web servers where Debian puts them: what each needs, its arguments, and its configuration for a port and a folder of its own. */
const servers = {
  nginx: {
    needs: ["/usr/sbin/nginx", nginxTypes],
    args: ["-c", "server.conf", "-e", "stderr", "-p"],
    // deploy/nginx.conf.
    configuration: (port: number) => {
      const own = fs
        .readFileSync(path.join(root, "deploy/nginx.conf"), "utf8")
        .replace("listen 80;", `listen 127.0.0.1:${port};`)
        // In quotes: the folder's name may have spaces.
        .replace(/\/var\/www\/site([^\s;]*);/g, (_all, rest) => `"${site}${rest}";`);
      const paths = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
      // As root it would change to a user who may not read the repository.
      return `${process.getuid?.() === 0 ? "user root;" : ""}
        daemon off; pid nginx.pid; worker_processes 1; events {}
        http {
          include ${nginxTypes}; default_type application/octet-stream; access_log off;
          ${paths.map((name) => `${name}_temp_path ${name};`).join(" ")}
          ${own}
        }`;
    },
  },
  // As shared hosting does: the folder alone, with its `.htaccess` files.
  Apache: {
    needs: ["/usr/sbin/apache2", apacheModules],
    args: ["-f", "server.conf", "-DFOREGROUND", "-d"],
    configuration: (port: number, folder: string) => {
      const names =
        "mpm_event authz_core mime dir autoindex alias rewrite headers setenvif deflate filter negotiation";
      const load = (name: string) => `LoadModule ${name}_module ${apacheModules}/mod_${name}.so`;
      return `ServerName localhost
        Listen 127.0.0.1:${port}
        PidFile ${folder}/pid
        ErrorLog ${folder}/log
        ${names.split(" ").map(load).join("\n")}
        TypesConfig /etc/mime.types
        DocumentRoot "${site}"
        <Directory "${site}">
          Options All
          AllowOverride FileInfo Indexes
          Require all granted
        </Directory>
        <Files ".ht*">
          Require all denied
        </Files>`;
    },
  },
};

type RealServer = keyof typeof servers;

/** True where such a server is installed. */
export const isInstalled = (name: RealServer): boolean => servers[name].needs.every(fs.existsSync);

/** Serves the built site. Gives its address, and what stops it. */
export async function startServer(name: RealServer, port: number) {
  const { needs, args, configuration } = servers[name];
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "server-"));
  fs.writeFileSync(path.join(folder, "server.conf"), configuration(port, folder));
  const server = spawn(needs[0] ?? "", [...args, folder], { stdio: "ignore" });
  const address = `http://127.0.0.1:${port}`;
  while (!(await fetch(address).catch(() => undefined))) {
    if (server.exitCode !== null) throw new Error(`${name} ended with ${server.exitCode}.`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const stop = async () => {
    server.kill();
    await once(server, "exit");
    fs.rmSync(folder, { recursive: true, force: true });
  };
  return { address, stop };
}
