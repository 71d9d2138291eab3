import type { GatsbySSR } from "gatsby";
import { leaveOutPictureScript } from "./src/components/picture-head";
import { writeFirstPaint } from "./src/layout/first-paint";
import { keepPagePathInAttribute } from "./src/seo/page-path-script";

export const onRenderBody: GatsbySSR["onRenderBody"] = writeFirstPaint;
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = (page) => {
  keepPagePathInAttribute(page);
  leaveOutPictureScript(page);
};
