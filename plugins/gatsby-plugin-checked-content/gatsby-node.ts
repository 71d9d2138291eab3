import type { GatsbyNode } from "gatsby";
import { exposeLinkTargets, stopOnProblems } from "./gatsby/before-build";
import { writeSchemas } from "./gatsby/json-schemas";
import { writeLocaleTypes } from "./gatsby/locale-types";
import { watchContent } from "./gatsby/watch-content";
import { createContentResolvers } from "./graphql/resolvers";
import { createContentSchema } from "./graphql/schema";
import { setMessageLanguage, systemLocale } from "./messages";

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
