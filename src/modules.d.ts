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
/** Gatsby's own router, which comes without types. */
declare module "@gatsbyjs/reach-router" {
  import type { ComponentType, ReactElement, ReactNode } from "react";
  export const Location: ComponentType<{ children: (context: object) => ReactNode }>;
  export const Router: ComponentType<{ children: ReactElement<{ default?: boolean }> }>;
}
