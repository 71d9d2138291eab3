import type { GatsbySSR } from "gatsby";
import { writeFirstPaint } from "./src/gatsby/before-first-paint";
import { keepPagePathInAttribute } from "./src/gatsby/page-path-script";
import { leaveOutPictureScript } from "./src/gatsby/picture-head";

export const onRenderBody: GatsbySSR["onRenderBody"] = writeFirstPaint;
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = (page) => {
  keepPagePathInAttribute(page);
  leaveOutPictureScript(page);
};
