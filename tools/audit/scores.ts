/** Part of `npm test`: Lighthouse's scores that no clock decides, of every screen in each language in `public/`. Exits with 1 where one misses its number. */
import { routes } from "../../tests/e2e/site";
import { root } from "../run.mjs";
import { findFaults } from "./lighthouse";
import { withBrowsers, withSite } from "./served";

const port = Number(process.env.E2E_PORT ?? 8085);
const pages = routes.filter(({ url, language }) => url.startsWith(`/${language}/`));

async function main(): Promise<void> {
  await withSite(root, port, ({ address }) =>
    withBrowsers(async (_, lighthouse) => {
      for (const { url } of pages) {
        const faults = await findFaults(lighthouse, address + url, [
          "accessibility",
          "best-practices",
          "seo",
        ]);
        console.info(`${faults.length > 0 ? "✗" : "✓"} ${url}`);
        for (const fault of faults) console.info(`    ${fault}`);
        if (faults.length > 0) process.exitCode = 1;
      }
    }),
  );
}

main().catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
