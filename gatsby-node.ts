import type { GatsbyNode } from "gatsby";
import { stopOnProblems } from "./src/content/stop-on-problems";
import { watchContent } from "./src/develop/watch-content";
import { serveEditor } from "./src/editor/serve";
import { beginPictures, hastenPictures } from "./src/gatsby/pictures";
import { setUpWebpack } from "./src/gatsby/webpack";
import { createContentNode, isContentFile } from "./src/graphql/content-nodes";
import { createContentPages } from "./src/graphql/pages";
import { createContentResolvers, createContentSchema } from "./src/graphql/schema";
import { finishPublicFolder } from "./src/publish/public-folder";
import { serveSearchIndex } from "./src/publish/search-index";
import { serveLocales } from "./src/publish/served-locales";
import { stopWithoutPrefix } from "./src/publish/site-address";

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
  serveEditor(args);
};
export const onPreBuild: GatsbyNode["onPreBuild"] = (args) => {
  stopWithoutPrefix(args);
  return beginPictures(args);
};
export const onPostBuild: GatsbyNode["onPostBuild"] = finishPublicFolder;
