import { spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { root } from "../../tools/run";

const program = "/usr/sbin/apache2";
const modules = "/usr/lib/apache2/modules";

/** True where Apache stands where Debian puts it. */
export const hasApache = (): boolean => fs.existsSync(program) && fs.existsSync(modules);

/** Serves the built site on Apache as shared hosting does: the folder alone, with its `.htaccess` files. Gives its address, and what stops it. */
export async function startApache(port: number) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "apache-"));
  const names =
    "mpm_event authz_core mime dir autoindex alias rewrite headers setenvif deflate filter negotiation";
  fs.writeFileSync(
    path.join(folder, "apache.conf"),
    `ServerName localhost
    Listen 127.0.0.1:${port}
    PidFile ${folder}/pid
    ErrorLog ${folder}/log
    ${names
      .split(" ")
      .map((name) => `LoadModule ${name}_module ${modules}/mod_${name}.so`)
      .join("\n")}
    TypesConfig /etc/mime.types
    DocumentRoot "${root}/public"
    <Directory "${root}/public">
      Options All
      AllowOverride All
      Require all granted
    </Directory>
    <Files ".ht*">
      Require all denied
    </Files>`,
  );
  const args = ["-d", folder, "-f", "apache.conf", "-DFOREGROUND"];
  const server = spawn(program, args, { stdio: "ignore" });
  const address = `http://127.0.0.1:${port}`;
  while (!(await fetch(address).catch(() => undefined))) {
    if (server.exitCode !== null) throw new Error(`Apache ended with ${server.exitCode}.`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const stop = async () => {
    server.kill();
    await once(server, "exit");
    fs.rmSync(folder, { recursive: true, force: true });
  };
  return { address, stop };
}
