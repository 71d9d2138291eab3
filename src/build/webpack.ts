import path from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";

/** Sends i18next once and of react-i18next only what is used: the i18n plugin would bundle both a second time. */
export function aliasLibraries({ actions }: CreateWebpackConfigArgs): void {
  actions.setWebpackConfig({
    resolve: {
      alias: {
        i18next$: path.resolve("node_modules/i18next/dist/esm/i18next.js"),
        "react-i18next$": path.resolve("src/i18n/react-i18next.ts"),
      },
    },
  });
}
