import type { GatsbyBrowser } from "gatsby";
import { loadMissingPages } from "./navigation";
import { announcePage } from "./page-announcement";
import { restoresScroll, saveScroll } from "./scroll-position";

export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  saveScroll();
  // In develop every page can be reached.
  if (process.env.NODE_ENV !== "development") loadMissingPages();
};
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = restoresScroll;
export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = announcePage;
