declare module "*.woff2" {
  const url: string;
  export default url;
}
declare module "*.svg" {
  const url: string;
  export default url;
}
/** Gatsby's own entry of a built page: webpack's alias (src/gatsby/webpack.ts). */
declare module "gatsby-entry";
