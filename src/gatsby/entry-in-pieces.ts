import path from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";
import { mustFind } from "./must-find";

/** Puts entry.ts before Gatsby's own entry, which it then starts. Saves 30 ms of blocking time on a slow phone. */
export function startInPieces({ stage, getConfig, actions }: CreateWebpackConfigArgs): void {
  if (stage !== "build-javascript") return;
  const config = getConfig();
  const gatsbys = mustFind(config.entry?.app, "entry-in-pieces.ts", "webpack's entry “app”");
  config.resolve.alias["gatsby-entry$"] = gatsbys;
  config.entry.app = path.resolve("src/gatsby/entry.ts");
  actions.replaceWebpackConfig(config);
}
