import type { GatsbyBrowser } from "gatsby";
import { type ReactNode, useEffect, useRef } from "react";
import { ErrorBoundary } from "../../components/error-boundary";

/** Keeps the whole page readable when a part of it fails. */
export const addPageBoundary: GatsbyBrowser["wrapPageElement"] = ({ element, props }) => (
  <PageBoundary path={props.location.pathname}>{element}</PageBoundary>
);

/** An error boundary that stays while `path` and the page in it change. */
export function PageBoundary({ path, children }: { path: string; children: ReactNode }) {
  const shownPath = useRef<string>();
  useEffect(() => {
    shownPath.current = path;
  }, [path]);
  const fail = () => {
    // A page that fails when a link opens it: the elements on the screen are those of the page before.
    if (shownPath.current && shownPath.current !== path) window.location.reload();
    else loadOtherPages();
  };
  return (
    <ErrorBoundary
      shown={() => document.getElementById("gatsby-focus-wrapper")?.childNodes ?? []}
      onFail={fail}
    >
      {children}
    </ErrorBoundary>
  );
}

/** After a failure the router shows no other page: when "back" leads to one, the browser loads it. */
function loadOtherPages(): void {
  const { pathname, search } = window.location;
  window.addEventListener("popstate", () => {
    const { location } = window;
    if (location.pathname + location.search !== pathname + search) location.reload();
  });
}
