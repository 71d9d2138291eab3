import type { ReplaceRendererArgs } from "gatsby";
import { renderToString } from "react-dom/server";

/** Renders a page's body in one piece: React 18's stream writes a NUL into a word where a chunk ends. https://github.com/facebook/react/issues/24985 */
export function renderToStringBody({ bodyComponent, replaceBodyHTMLString }: ReplaceRendererArgs) {
  replaceBodyHTMLString(renderToString(bodyComponent));
}
