import site from "./playwright.config";
import { wrangler } from "./tools/run";
import { testPort } from "./tools/server";

const minutes = 60_000;

/** What a host must do, on Cloudflare's own runtime: `npm run test:cdn`. */
export default {
  ...site,
  testMatch: "host/{routes,served}.spec.ts",
  grepInvert: /nginx|@own/,
  webServer: {
    // Of a date, whatever version of the runtime is installed.
    command: `npx --yes ${wrangler} pages dev public --port ${testPort} --ip 127.0.0.1 --compatibility-date 2026-04-01 --show-interactive-dev-session false --log-level warn`,
    env: { WRANGLER_SEND_METRICS: "false" },
    url: `http://localhost:${testPort}`,
    timeout: 5 * minutes,
  },
};
