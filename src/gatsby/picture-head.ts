import type { PreRenderHTMLArgs } from "gatsby";
import { isValidElement } from "react";

/** Takes the style and the script of gatsby-plugin-image's own component out of every page: it is not used here. */
export function leaveOutPictureScript({
  getHeadComponents,
  replaceHeadComponents,
}: PreRenderHTMLArgs): void {
  replaceHeadComponents(
    getHeadComponents().filter(
      (component) =>
        !isValidElement(component) || !String(component.key).startsWith("gatsby-image-"),
    ),
  );
}
