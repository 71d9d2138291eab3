import path from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";

/** Shows a page whatever its address is. Gatsby's own scripts empty the page when the address cannot be decoded or looks like a route pattern. */
export function bearAnyAddress({ stage, actions, plugins }: CreateWebpackConfigArgs): void {
  if (stage !== "build-javascript") return;
  const decoding = path.resolve("src/gatsby/address-decoding.ts");
  const router = { "@gatsbyjs/reach-router$": path.resolve("src/gatsby/router.tsx") };
  actions.setWebpackConfig({
    plugins: [
      plugins.provide({
        decodeURI: [decoding, "decodeAddress"],
        decodeURIComponent: [decoding, "decodeAddressPart"],
      }),
    ],
    module: {
      rules: [{ test: path.resolve(".cache/production-app.js"), resolve: { alias: router } }],
    },
  });
}
