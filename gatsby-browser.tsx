import type { GatsbyBrowser } from "gatsby";
import { yieldToMain } from "./src/browser/yield-to-main";
import { keepLastHead, keepLastPage } from "./plugins/gatsby-plugin-checked-content/keep-last-data";
import { focusSection } from "./src/browser/focus-section";
import { hydratePage, markHydrated } from "./src/browser/hydration";
import { loadMissingPages } from "./plugins/gatsby-plugin-lean/navigation";
import { announcePage } from "./plugins/gatsby-plugin-lean/page-announcement";
import { restoresScroll, saveScroll } from "./plugins/gatsby-plugin-lean/scroll-position";
import { initLanguage } from "./src/i18n/init-language";

const isDevelop = process.env.NODE_ENV === "development";

export const onClientEntry: GatsbyBrowser["onClientEntry"] = async () => {
  await initLanguage();
  // Yield: evaluating Gatsby's bundle is already a long task.
  await yieldToMain();
};
// Its declared type is that of an older React.
export const replaceHydrateFunction = () => hydratePage;
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  saveScroll();
  // In develop every page can be reached.
  if (!isDevelop) loadMissingPages();
  markHydrated();
};
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = restoresScroll;
export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = (update) => {
  announcePage(update);
  focusSection(update);
};

export const wrapPageElement = isDevelop ? keepLastPage : undefined;
export const wrapRootElement = isDevelop ? keepLastHead : undefined;
