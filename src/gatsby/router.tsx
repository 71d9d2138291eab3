import { Location as ReachLocation, Router as ReachRouter } from "@gatsbyjs/reach-router";
import { type ComponentProps, cloneElement } from "react";
import { ErrorBoundary } from "../components/error-boundary";

export * from "@gatsbyjs/reach-router";

/**
 * The router's `Location` with an error boundary inside: whatever fails, the page stays readable. The router has a
 * boundary of its own, which empties the page before it passes an error on, so ours must be inside it.
 */
export function Location({ children }: ComponentProps<typeof ReachLocation>) {
  return (
    <ReachLocation>
      {(context) => (
        <ErrorBoundary shown={shownPage} onFail={loadOtherPages}>
          {children(context)}
        </ErrorBoundary>
      )}
    </ReachLocation>
  );
}

/**
 * The router with a route that matches every address: Gatsby has already chosen the page. Without it, a path such as
 * `/:path` or `/en/%2F` matches no route, and the screen stays empty.
 */
export function Router({ children, ...rest }: ComponentProps<typeof ReachRouter>) {
  return <ReachRouter {...rest}>{cloneElement(children, { default: true })}</ReachRouter>;
}

const shownPage = () => document.getElementById("___gatsby")?.childNodes ?? [];

/** After a failure the router shows no other page: when "back" leads to one, the browser loads it. */
function loadOtherPages(): void {
  const { pathname, search } = window.location;
  window.addEventListener("popstate", () => {
    const { location } = window;
    if (location.pathname + location.search !== pathname + search) location.reload();
  });
}
