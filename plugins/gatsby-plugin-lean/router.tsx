import { Location as ReachLocation, Router as ReachRouter } from "@gatsbyjs/reach-router";
import { type ComponentProps, cloneElement } from "react";

export * from "@gatsbyjs/reach-router";

/** The router with a route that matches every address: at `/:path` or `/en/%2F` none would, and the screen would stay empty. */
export function Router({ children, ...rest }: ComponentProps<typeof ReachRouter>) {
  return <ReachRouter {...rest}>{cloneElement(children, { default: true })}</ReachRouter>;
}

/** The location with the path as the browser has it: the router encodes `%2F` and the like twice, and Gatsby then finds no page. */
export function Location({ children }: ComponentProps<typeof ReachLocation>) {
  return (
    <ReachLocation>
      {(context) => {
        const location = { ...context.location, pathname: window.location.pathname };
        return children({ ...context, location });
      }}
    </ReachLocation>
  );
}
