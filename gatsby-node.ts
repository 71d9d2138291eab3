import type { GatsbyNode } from "gatsby";
import { exposeLinkTargets, stopOnProblems } from "./src/content/gatsby-hooks";
import { writeSchemas } from "./src/content/json-schemas";
import { setMessageLanguage, systemLocale } from "./src/content/messages";
import { watchContent } from "./src/develop/watch-content";
import { serveEditor } from "./src/editor/files";
import { setEncoderEffort } from "./src/gatsby/node/encoder-effort";
import { setUpWebpack } from "./src/gatsby/node/webpack";
import { createContentPages } from "./src/graphql/pages";
import { createContentResolvers } from "./src/graphql/resolvers";
import { createContentSchema } from "./src/graphql/schema";
import { writeIcons } from "./src/publish/brand-pictures";
import { writeBrandStyles } from "./src/publish/brand-styles";
import { finishPublicFolder } from "./src/publish/public-folder";
import { serveFiles } from "./src/publish/served-files";

export const onPreInit: GatsbyNode["onPreInit"] = () => {
  setMessageLanguage(systemLocale);
  exposeLinkTargets();
  // With slices Gatsby writes its table of scripts in a form that it cannot read itself, so that it prefetches nothing.
  delete process.env.GATSBY_SLICES;
  setEncoderEffort();
};
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async (args) => {
  writeSchemas();
  await stopOnProblems(args);
  writeBrandStyles();
};
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] =
  createContentSchema;
export const createResolvers: GatsbyNode["createResolvers"] = createContentResolvers;
export const createPages: GatsbyNode["createPages"] = createContentPages;
export const onPreExtractQueries: GatsbyNode["onPreExtractQueries"] = writeIcons;
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = setUpWebpack;
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = (args) => {
  serveFiles(args);
  watchContent(args, writeBrandStyles);
  serveEditor(args);
};
export const onPostBuild: GatsbyNode["onPostBuild"] = finishPublicFolder;
