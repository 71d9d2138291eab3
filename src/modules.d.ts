declare module "*.woff2" {
  const url: string;
  export default url;
}
declare module "*.svg" {
  const url: string;
  export default url;
}
/** The files of each template, which Gatsby writes before it renders the pages. */
declare module "webpack-stats" {
  const stats: { assetsByChunkName: Record<string, string[] | undefined> };
  export default stats;
}
/** Gatsby's own router, which comes without types. */
declare module "@gatsbyjs/reach-router" {
  import type { ComponentType, ReactElement, ReactNode } from "react";

  interface LocationContext {
    location: { pathname: string };
  }
  export const Location: ComponentType<{ children: (context: LocationContext) => ReactNode }>;
  export const Router: ComponentType<{ children: ReactElement<{ default?: boolean }> }>;
}

/** Gatsby's own. */
interface Window {
  ___navigate: (to: string, options?: object) => Promise<void> | void;
  ___loader: { loadPage: (path: string) => Promise<unknown> };
  ___webpackCompilationHash: string;
}
