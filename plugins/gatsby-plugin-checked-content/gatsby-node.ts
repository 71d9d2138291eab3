import type { GatsbyNode } from "gatsby";
import { exposeLinkTargets, stopOnProblems } from "./gatsby-hooks";
import { createContentResolvers } from "./graphql/resolvers";
import { createContentSchema } from "./graphql/schema";
import { writeSchemas } from "./json-schemas";
import { writeLocaleTypes } from "./locale-types";
import { setMessageLanguage, systemLocale } from "./messages";
import { watchContent } from "./watch-content";

export const onPreInit: GatsbyNode["onPreInit"] = () => {
  setMessageLanguage(systemLocale);
  exposeLinkTargets();
};
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async (args) => {
  writeSchemas();
  writeLocaleTypes();
  await stopOnProblems(args);
};
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] =
  createContentSchema;
export const createResolvers: GatsbyNode["createResolvers"] = createContentResolvers;
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = watchContent;
