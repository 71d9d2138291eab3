import type { GatsbyNode } from "gatsby";
import { writeIcons } from "./brand/brand-pictures";
import { writeBrandStyles } from "./brand/brand-styles";
import { finishPublicFolder } from "./public-folder";
import { serveFiles } from "./served-files";

export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = writeBrandStyles;
export const onPreExtractQueries: GatsbyNode["onPreExtractQueries"] = writeIcons;
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = (args) => {
  serveFiles(args);
  args.emitter.on("CONTENT_IN_ORDER", writeBrandStyles);
};
export const onPostBuild: GatsbyNode["onPostBuild"] = finishPublicFolder;
