import type { GatsbyNode } from "gatsby";
import { setEncoderEffort } from "./encoder-effort";
import { setUpWebpack } from "./webpack";

export const onPreInit: GatsbyNode["onPreInit"] = () => {
  // With slices Gatsby writes its table of scripts in a form that it cannot read itself, so that it prefetches nothing.
  delete process.env.GATSBY_SLICES;
  setEncoderEffort();
};
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = setUpWebpack;
