import path from "node:path";
import type { GatsbyConfig } from "gatsby";
import { typeName } from "./plugins/gatsby-plugin-checked-content/graphql/node-types";
import { hidden } from "./plugins/gatsby-plugin-checked-content/site/site-files";
import { siteAddress } from "./plugins/gatsby-plugin-static-host/site-address";
import { sitemapOptions } from "./plugins/gatsby-plugin-static-host/sitemap";
import { codes, defaultLanguage } from "./shared/languages";

const { siteUrl, pathPrefix } = siteAddress();

const config: GatsbyConfig = {
  siteMetadata: { siteUrl },
  // Navigation links end in an empty hash, which "always" and "never" would strip.
  trailingSlash: "ignore",
  // The folder of the site's address; without one, `--prefix-paths` changes nothing.
  pathPrefix,
  jsxRuntime: "automatic",
  graphqlTypegen: {
    generateOnBuild: true,
    documentSearchPaths: ["./gatsby-node.ts", "./plugins/*/*.ts"],
  },
  plugins: [
    {
      resolve: "gatsby-source-filesystem",
      options: { name: "content", path: path.join(__dirname, "content"), ignore: [hidden] },
    },
    {
      resolve: "gatsby-source-filesystem",
      options: { name: "locales", path: path.join(__dirname, "locales"), ignore: [hidden] },
    },
    { resolve: "gatsby-transformer-json", options: { typeName } },
    { resolve: "gatsby-plugin-sitemap", options: sitemapOptions },
    "gatsby-plugin-image",
    {
      resolve: "gatsby-plugin-sharp",
      options: { defaults: { formats: ["avif"], quality: 48 } },
    },
    "gatsby-transformer-sharp",
    // Before the i18n plugin: the layout then sits inside the translations.
    {
      resolve: "gatsby-plugin-layout",
      // An alias (plugins/gatsby-plugin-lean/webpack.ts): Gatsby publishes options, and a path would name this machine's folders.
      options: { component: "site-layout" },
    },
    {
      resolve: "gatsby-plugin-react-i18next",
      options: {
        localeJsonSourceName: "locales",
        languages: codes,
        defaultLanguage,
        // Pages without a prefix negotiate on their own: src/i18n/negotiate.ts
        redirect: false,
        verbose: false,
        i18nextOptions: { defaultNS: "common", interpolation: { escapeValue: false } },
      },
    },
    "gatsby-plugin-checked-content",
    "gatsby-plugin-static-host",
    "gatsby-plugin-site-editor",
    "gatsby-plugin-lean",
  ],
};

export default config;
