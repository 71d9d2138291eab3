import path from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";

/** What is bundled otherwise than by Gatsby itself. */
export function setUpWebpack(args: CreateWebpackConfigArgs): void {
  aliasLibraries(args);
  splitLateStyles(args);
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
