import type { GatsbySSR } from "gatsby";
import brand from "./content/brand.json";
import { addFirstPaintScript } from "./src/gatsby/node/first-paint";
import { addLayerOrder } from "./src/gatsby/node/layer-order";
import { preloadPage } from "./src/gatsby/node/preload-page";
import { renderToStringBody } from "./src/gatsby/node/render-to-string-body";

export const replaceRenderer: GatsbySSR["replaceRenderer"] = renderToStringBody;
export const onRenderBody: GatsbySSR["onRenderBody"] = (page) => {
  addFirstPaintScript(page, { light: brand.colours.light.page, dark: brand.colours.dark.page });
  if (process.env.NODE_ENV === "production") preloadPage(page);
};
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = addLayerOrder;
