import { type RenderBodyArgs, withPrefix } from "gatsby";
import { codes } from "../../shared/languages";
import { prepareFirstPaint } from "./first-paint";
import { motion } from "./motion";
import { theme } from "./theme";

/** Puts the script of the first paint where the body begins, and the colours of the browser's own bar into the head. */
export function addFirstPaintScript(
  { pathname, setHeadComponents, setHtmlAttributes, setPreBodyComponents }: RenderBodyArgs,
  { light, dark }: Record<"light" | "dark", string>,
): void {
  // Not in a page's own head, which the router would put back as it was built.
  const colours = { content: light, "data-light": light, "data-dark": dark };
  setHeadComponents([<meta key="theme-color" name="theme-color" {...colours} />]);
  // The 404 pages stand at any address, and have no splash; in develop all pages are one file.
  const isNotFound = pathname.endsWith("/404.html");
  if (isNotFound) setHtmlAttributes({ "data-splash": "seen" } as object);
  const isOneOfMany = isNotFound || process.env.NODE_ENV !== "production";
  const options = {
    theme,
    motion,
    languages: codes,
    folder: withPrefix("/").slice(0, -1),
    pagePath: isOneOfMany ? undefined : pathname,
  };
  const script = `(${prepareFirstPaint})(${JSON.stringify(options)});`;
  setPreBodyComponents([
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own text.
    <script key="first-paint" dangerouslySetInnerHTML={{ __html: script }} />,
  ]);
}
