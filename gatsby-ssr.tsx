import type { GatsbySSR } from "gatsby";
import brand from "./content/brand.json";
import { addFirstPaintScript } from "./src/browser/first-paint-script";
import { addLayerOrder } from "./plugins/gatsby-plugin-lean/layer-order";
import { preloadPage } from "./plugins/gatsby-plugin-lean/preload-page";
import { renderToStringBody } from "./plugins/gatsby-plugin-lean/render-to-string-body";

export const replaceRenderer: GatsbySSR["replaceRenderer"] = renderToStringBody;
export const onRenderBody: GatsbySSR["onRenderBody"] = (page) => {
  addFirstPaintScript(page, { light: brand.colours.light.page, dark: brand.colours.dark.page });
  if (process.env.NODE_ENV === "production") preloadPage(page);
};
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = addLayerOrder;
