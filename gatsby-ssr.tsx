import type { GatsbySSR } from "gatsby";
import { keepPagePathInAttribute } from "./src/seo/page-path-script";

export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = keepPagePathInAttribute;
