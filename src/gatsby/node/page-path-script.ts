import type { PreRenderHTMLArgs } from "gatsby";
import { cloneElement, isValidElement, type ReactElement, type ReactNode } from "react";
import { invariant } from "./invariant";

const own = "page-path-script.ts";

interface InlineScript {
  id?: string;
  "data-path"?: string;
  dangerouslySetInnerHTML?: { __html: string };
}

/**
 * Moves a page's path out of the text of Gatsby's inline script into an attribute, so that the text is the same on
 * every page. Saves one policy hash a page: a CDN would cut off so long a header. Throws when Gatsby has written no
 * such script.
 */
export function movePagePathToAttribute({
  getPostBodyComponents,
  replacePostBodyComponents,
  pathname,
}: PreRenderHTMLArgs): void {
  const components = getPostBodyComponents();
  const script = invariant(components.find(isPathScript), own, "the script “gatsby-script-loader”");
  const text = script.props.dangerouslySetInnerHTML?.__html ?? "";
  const path = `window.pagePath=${JSON.stringify(pathname)}`;
  invariant(text.includes(path), own, `“${path}” in Gatsby's inline script`);
  const pathless = cloneElement(script, {
    "data-path": pathname,
    dangerouslySetInnerHTML: {
      __html: text.replace(path, "window.pagePath=document.currentScript.dataset.path"),
    },
  });
  replacePostBodyComponents(
    components.map((component) => (component === script ? pathless : component)),
  );
}

function isPathScript(component: ReactNode): component is ReactElement<InlineScript> {
  return isValidElement<InlineScript>(component) && component.props.id === "gatsby-script-loader";
}
