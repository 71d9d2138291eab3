import type { GatsbySSR } from "gatsby";
import brand from "./content/brand.json";
import { writeFirstPaint } from "./src/gatsby/before-first-paint";
import { keepPagePathInAttribute } from "./src/gatsby/page-path-script";
import { leaveOutPictureScript } from "./src/gatsby/picture-head";
import { askForScriptsAfterPaint } from "./src/gatsby/scripts-after-paint";
import { renderWholeBody } from "./src/gatsby/whole-body";

export const replaceRenderer: GatsbySSR["replaceRenderer"] = renderWholeBody;
export const onRenderBody: GatsbySSR["onRenderBody"] = (page) =>
  writeFirstPaint(page, { light: brand.colours.light.page, dark: brand.colours.dark.page });
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = (page) => {
  leaveOutPictureScript(page);
  // In develop Gatsby writes neither.
  if (process.env.NODE_ENV !== "production") return;
  keepPagePathInAttribute(page);
  askForScriptsAfterPaint(page);
};
