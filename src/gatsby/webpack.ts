import { readFileSync } from "node:fs";
import path from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";
import { bearAnyAddress } from "./any-address";

/** What is bundled otherwise than by Gatsby itself. */
export function setUpWebpack(args: CreateWebpackConfigArgs): void {
  aliasLibraries(args);
  leaveOutUnused(args);
  startInPieces(args);
  prefetchByScript(args);
  bearAnyAddress(args);
  splitLateStyles(args);
  acceptOrderOfStyles(args);
  renewStylesInPages(args);
}

/** Sends i18next once and of react-i18next only what is used: the i18n plugin would bundle both a second time. */
function aliasLibraries({ actions }: CreateWebpackConfigArgs): void {
  actions.setWebpackConfig({
    resolve: {
      alias: {
        i18next$: path.resolve("node_modules/i18next/dist/esm/i18next.js"),
        "react-i18next$": path.resolve("src/i18n/react-i18next.ts"),
      },
    },
  });
}

/** What Gatsby and its plugins bring to the browser, and no page of this site calls. */
const unused = [
  // Gatsby's own <Script>, what runs such scripts in a worker, and <Slice>.
  "gatsby-script$",
  "@builder.io/partytown/integration$",
  path.resolve(".cache/slice.js"),
  // The i18n plugin's own redirect, and the layout of a warning in develop.
  "browser-lang$",
  "outdent$",
];

/** Sends an empty module in place of what is never called, and React's own hook in place of the stand-in for it. */
function leaveOutUnused({ stage, actions }: CreateWebpackConfigArgs): void {
  if (stage !== "build-javascript") return;
  const alias = Object.fromEntries(unused.map((name) => [name, false]));
  actions.setWebpackConfig({
    resolve: { alias: { ...alias, "use-sync-external-store/shim$": "react" } },
  });
}

/** Lets the pages' scripts begin in front of Gatsby's own beginning. */
function startInPieces({ stage, getConfig, actions }: CreateWebpackConfigArgs): void {
  if (stage !== "build-javascript") return;
  const config = getConfig();
  config.resolve.alias["gatsby-entry$"] = config.entry.app;
  config.entry.app = path.resolve("src/gatsby/entry.ts");
  actions.replaceWebpackConfig(config);
}

/** Lets Gatsby fetch what may come next in a way that every browser's content security policy allows. */
function prefetchByScript({ stage, actions }: CreateWebpackConfigArgs): void {
  if (stage !== "build-javascript") return;
  const gatsbys = path.resolve(".cache/prefetch.js");
  actions.setWebpackConfig({
    resolve: { alias: { [gatsbys]: path.resolve("src/gatsby/prefetch.ts") } },
  });
}

/** Style sheets of what is loaded when it is first needed: by Gatsby's own rule every page would carry them. */
const lateStyles = /toaster\.module\.css$/;

interface StyleModule {
  nameForCondition(): string | null;
}

/** Leaves the style sheets of late parts with those parts. */
function splitLateStyles({ stage, getConfig, actions }: CreateWebpackConfigArgs): void {
  if (stage !== "build-javascript") return;
  const config = getConfig();
  const { styles } = config.optimization.splitChunks.cacheGroups;
  const isStyle = styles.test;
  styles.test = (module: StyleModule) =>
    isStyle(module) && !lateStyles.test(module.nameForCondition() ?? "");
  actions.replaceWebpackConfig(config);
}

/** Which of two style sheets wins, their cascade layers say (src/styles/base.css): the order of the files need not. */
function acceptOrderOfStyles({ getConfig, actions }: CreateWebpackConfigArgs): void {
  const config = getConfig();
  for (const plugin of config.plugins) {
    if (plugin.constructor.name === "MiniCssExtractPlugin") plugin.options.ignoreOrder = true;
  }
  actions.replaceWebpackConfig(config);
}

/**
 * Lets every page be written anew when a style sheet has changed: Gatsby writes the styles into the pages, but asks the
 * scripts alone whether there is something new, and a build with a cache would leave the old ones.
 */
function renewStylesInPages({ stage, getConfig, actions }: CreateWebpackConfigArgs): void {
  if (stage !== "build-html") return;
  const bundles = readFileSync(path.resolve("public/webpack.stats.json"), "utf8");
  const config = getConfig();
  config.output.hashSalt = String(bundles.match(/[^"]+\.css/g));
  actions.replaceWebpackConfig(config);
}
