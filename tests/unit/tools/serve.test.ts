import { spawnSync } from "node:child_process";
import path from "node:path";

const root = path.resolve(__dirname, "../../..");

test.each(["abc", "80a", "-1", "8080.5", "70000", "0"])(
  "PORT=%s npm run serve ends with a sentence that says what to write",
  (port) => {
    const tsx = path.join(root, "node_modules/tsx/dist/cli.mjs");
    const { status, stderr } = spawnSync(process.execPath, [tsx, "tools/serve.ts"], {
      cwd: root,
      encoding: "utf8",
      env: { ...process.env, PORT: port, npm_lifecycle_event: "serve" },
    });
    expect(stderr.trim()).toBe(
      `PORT is “${port}”: write a number from 1 to 65535, as in PORT=8081 npm run serve`,
    );
    expect(status).toBe(1);
  },
);
