import type { PreRenderHTMLArgs } from "gatsby";
import { cloneElement, isValidElement, type ReactElement } from "react";
import { invariant } from "./invariant";

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
  const path = `window.pagePath=${JSON.stringify(pathname)}`;
  const textOf = ({ props }: ReactElement<InlineScript>) => props.dangerouslySetInnerHTML?.__html;
  const components = getPostBodyComponents();
  const moved = components.map((component) => {
    const text = isValidElement<InlineScript>(component) ? textOf(component) : undefined;
    if (!text?.includes(path)) return component;
    return cloneElement(component as ReactElement<InlineScript>, {
      "data-path": pathname,
      dangerouslySetInnerHTML: {
        __html: text.replace(path, "window.pagePath=document.currentScript.dataset.path"),
      },
    });
  });
  const isMoved = moved.some((component, index) => component !== components[index]);
  invariant(isMoved, "page-path-script.ts", `“${path}” in an inline script of Gatsby's`);
  replacePostBodyComponents(moved);
}
