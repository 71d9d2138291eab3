import type { GatsbySSR } from "gatsby";
import brand from "./content/brand.json";
import { addFirstPaintScript } from "./src/browser/first-paint-script";

export const onRenderBody: GatsbySSR["onRenderBody"] = (page) => {
  addFirstPaintScript(page, { light: brand.colours.light.page, dark: brand.colours.dark.page });
};
