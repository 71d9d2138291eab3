import type { GatsbyNode } from "gatsby";
import { stopOnProblems } from "./src/build/check-hook";
import { createContentNode, isContentFile } from "./src/build/content-nodes";
import { createContentPages } from "./src/build/pages";
import { beginPictures, hastenPictures } from "./src/build/pictures";
import { finishPublicFolder } from "./src/build/public-folder";
import { createContentResolvers, createContentSchema } from "./src/build/schema";
import { serveSearchIndex } from "./src/build/search-index";
import { serveLocales } from "./src/build/served-locales";
import { stopWithoutPrefix } from "./src/build/site-address";
import { watchContent } from "./src/build/watch-content";
import { setUpWebpack } from "./src/build/webpack";

export const onPreInit: GatsbyNode["onPreInit"] = hastenPictures;
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = stopOnProblems;
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] =
  createContentSchema;
export const createResolvers: GatsbyNode["createResolvers"] = createContentResolvers;
export const shouldOnCreateNode: GatsbyNode["shouldOnCreateNode"] = isContentFile;
export const onCreateNode: GatsbyNode["onCreateNode"] = createContentNode;
export const createPages: GatsbyNode["createPages"] = createContentPages;
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = setUpWebpack;
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = (args) => {
  serveLocales(args);
  serveSearchIndex(args);
  watchContent(args);
};
export const onPreBuild: GatsbyNode["onPreBuild"] = (args) => {
  stopWithoutPrefix(args);
  return beginPictures(args);
};
export const onPostBuild: GatsbyNode["onPostBuild"] = finishPublicFolder;
