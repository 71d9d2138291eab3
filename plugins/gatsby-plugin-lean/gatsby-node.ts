import type { GatsbyNode } from "gatsby";
import { allowAvifAlone, setEncoderEffort } from "./encoder-effort";
import { setUpWebpack } from "./webpack";

export const onPreInit: GatsbyNode["onPreInit"] = () => {
  // With slices Gatsby writes its table of scripts in a form that it cannot read itself, so that it prefetches nothing.
  delete process.env.GATSBY_SLICES;
  setEncoderEffort();
};
// In each process that runs queries.
export const onPluginInit: GatsbyNode["onPluginInit"] = allowAvifAlone;
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = setUpWebpack;
