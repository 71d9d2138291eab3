import type { GatsbyNode } from "gatsby";
import { exposeLinkTargets, stopOnProblems } from "./plugins/gatsby-plugin-checked-content/gatsby-hooks";
import { writeSchemas } from "./plugins/gatsby-plugin-checked-content/json-schemas";
import { setMessageLanguage, systemLocale } from "./plugins/gatsby-plugin-checked-content/messages";
import { watchContent } from "./plugins/gatsby-plugin-checked-content/watch-content";
import { serveEditor } from "./plugins/gatsby-plugin-site-editor/files";
import { setEncoderEffort } from "./plugins/gatsby-plugin-lean/encoder-effort";
import { setUpWebpack } from "./plugins/gatsby-plugin-lean/webpack";
import { createContentPages } from "./plugins/gatsby-plugin-checked-content/graphql/pages";
import { createContentResolvers } from "./plugins/gatsby-plugin-checked-content/graphql/resolvers";
import { createContentSchema } from "./plugins/gatsby-plugin-checked-content/graphql/schema";
import { writeIcons } from "./plugins/gatsby-plugin-static-host/brand-pictures";
import { writeBrandStyles } from "./plugins/gatsby-plugin-static-host/brand-styles";
import { finishPublicFolder } from "./plugins/gatsby-plugin-static-host/public-folder";
import { serveFiles } from "./plugins/gatsby-plugin-static-host/served-files";

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
