import type { PreRenderHTMLArgs } from "gatsby";
import { isValidElement, type ReactNode } from "react";

const loaderId = "gatsby-script-loader";

/**
 * Gatsby writes each page's path into an inline script, which would then need a hash a page in the security
 * policy. Here the path stands in an attribute, and the script's text is the same on every page.
 */
export function keepPagePathInAttribute({
  getPostBodyComponents,
  replacePostBodyComponents,
  pathname,
}: PreRenderHTMLArgs): void {
  const script = (
    <script
      key={loaderId}
      id={loaderId}
      data-path={pathname}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a text without a variable part.
      dangerouslySetInnerHTML={{ __html: "window.pagePath=document.currentScript.dataset.path" }}
    />
  );
  const isLoader = (component: ReactNode) =>
    isValidElement<{ id?: string }>(component) && component.props.id === loaderId;
  replacePostBodyComponents(
    getPostBodyComponents().map((component) => (isLoader(component) ? script : component)),
  );
}
