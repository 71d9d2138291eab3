import { Router as ReachRouter } from "@gatsbyjs/reach-router";
import { type ComponentProps, cloneElement } from "react";

export * from "@gatsbyjs/reach-router";

/**
 * The router with a route that matches every address: Gatsby has already chosen the page. Without it, a path such as
 * `/:path` or `/en/%2F` matches no route, and the screen stays empty.
 */
export function Router({ children, ...rest }: ComponentProps<typeof ReachRouter>) {
  return <ReachRouter {...rest}>{cloneElement(children, { default: true })}</ReachRouter>;
}
