import type { GatsbySSR } from "gatsby";
import { addLayerOrder } from "./layer-order";
import { preloadPage } from "./preload-page";
import { renderToStringBody } from "./render-to-string-body";

export const replaceRenderer: GatsbySSR["replaceRenderer"] = renderToStringBody;
export const onRenderBody: GatsbySSR["onRenderBody"] = (page) => {
  if (process.env.NODE_ENV === "production") preloadPage(page);
};
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = addLayerOrder;
