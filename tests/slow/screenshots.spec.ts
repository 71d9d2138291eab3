import { existsSync, rmSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { root, run } from "../../tools/run";

test("screenshots of a page whose slider cuts slides off come to an end", async () => {
  test.setTimeout(300_000);
  const sheet = path.join(root, "screenshots/clients.png");
  rmSync(sheet, { force: true });
  const passed = await run(path.join(root, "tools/screenshots.ts"), ["clients"], {
    env: { ...process.env, PORT: "8097" },
  });
  expect(passed).toBe(true);
  expect(existsSync(sheet)).toBe(true);
});
