declare module "*.woff2" {
  const url: string;
  export default url;
}
declare module "*.svg" {
  const url: string;
  export default url;
}
/** Gatsby's own router, which comes without types. */
declare module "@gatsbyjs/reach-router" {
  import type { ComponentType, ReactElement } from "react";
  export const Router: ComponentType<{ children: ReactElement<{ default?: boolean }> }>;
}
