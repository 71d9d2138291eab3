import path from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";
import { type Bundle, lookAtBundle } from "./bundled-modules";
import { mustFind } from "./must-find";

const decoding = path.resolve("src/gatsby/address-decoding.ts");
const router = path.resolve("src/gatsby/router.tsx");

/**
 * Shows a page at every address. Gatsby's own scripts empty the page when the address cannot be decoded or looks like
 * a route pattern. Costs 0.2 KB.
 */
export function bearAnyAddress({ stage, actions, plugins }: CreateWebpackConfigArgs): void {
  if (stage !== "build-javascript") return;
  actions.setWebpackConfig({
    plugins: [
      plugins.provide({
        decodeURI: [decoding, "decodeAddress"],
        decodeURIComponent: [decoding, "decodeAddressPart"],
      }),
      lookAtBundle(expectOwnRouter),
    ],
    module: {
      rules: [
        {
          test: path.resolve(".cache/production-app.js"),
          resolve: { alias: { "@gatsbyjs/reach-router$": router } },
        },
      ],
    },
  });
}

/** Throws when a bundle does not contain our router and our decoders. */
export function expectOwnRouter({ modules }: Pick<Bundle, "modules">): void {
  for (const own of [decoding, router]) {
    const isBundled = modules.some((module) => module.nameForCondition() === own);
    mustFind(isBundled, "any-address.ts", `a use of ${path.basename(own)} in the bundle`);
  }
}
