import path from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";
import { addLayerOfRoom } from "./layer-of-room";

const browserFile = (name: string) => path.resolve("plugins/gatsby-plugin-lean", name);

/** Without these the i18n plugin would bundle both libraries a second time, the second one whole. Saves 23 KB of JavaScript. */
const libraries = {
  i18next$: path.resolve("node_modules/i18next/dist/esm/i18next.js"),
  "react-i18next$": path.resolve("src/i18n/react-i18next.ts"),
};

/** The name by which gatsby-config.ts gives the layout to its plugin. */
const layout = { "site-layout$": path.resolve("src/layout/layout.tsx") };

/** Parts of Gatsby and its plugins that no page of this site uses. Saves 4.2 KB of JavaScript, compressed. */
const unused = {
  "gatsby-script$": false,
  "@builder.io/partytown/integration$": false,
  [path.resolve(".cache/slice.js")]: false,
  [path.resolve(".cache/register-service-worker.js")]: false,
  // The i18n plugin's own redirect, and the layout of a warning in develop.
  "browser-lang$": false,
  outdent$: false,
};

/** Our changes to what Gatsby bundles. */
export function setUpWebpack({ stage, actions, getConfig, pathPrefix }: CreateWebpackConfigArgs) {
  // The cache contains addresses of fonts, and these contain the folder of the site.
  const { cache, module } = getConfig();
  if (cache) cache.version = pathPrefix;
  // Gatsby would write fonts below 10,000 bytes into scripts and pages.
  const fonts = module.rules.find(({ test }: { test?: RegExp }) => test?.test(".woff2"));
  fonts.use[0].options.limit = 1000;
  const sheets = module.rules
    .flatMap(({ oneOf = [] }: { oneOf?: { test?: RegExp }[] }) => oneOf)
    .find(({ test }: { test?: RegExp }) => test?.test(".module.css"));
  addLayerOfRoom(sheets.use);
  const stats = stage === "build-html" && path.resolve("public/webpack.stats.json");
  actions.setWebpackConfig({
    resolve: { alias: { ...libraries, ...layout, "webpack-stats$": stats } },
    // Cascade layers decide which style sheet wins (layer-order.tsx), so the order of the files does not matter.
    ignoreWarnings: [/^Conflicting order/m],
  });
  if (stage !== "build-javascript") return;
  actions.setWebpackConfig({
    // The source code is public anyway.
    devtool: false,
    // Gatsby's group of styles puts those of all pages into each page.
    optimization: { splitChunks: { cacheGroups: { styles: false } } },
    resolve: {
      alias: { ...unused, [path.resolve(".cache/prefetch.js")]: browserFile("prefetch.ts") },
    },
    module: {
      rules: [
        {
          test: path.resolve(".cache/production-app.js"),
          resolve: { alias: { "@gatsbyjs/reach-router$": browserFile("router.tsx") } },
        },
      ],
    },
  });
}
