import type { GatsbyBrowser } from "gatsby";
import { yieldToMain } from "./src/browser/yield-to-main";
import { keepLastHead, keepLastPage } from "./src/develop/keep-last-data";
import { focusSection } from "./src/gatsby/browser/focus-section";
import { hydratePage, keepTyped, replayPendingClick } from "./src/gatsby/browser/hydration";
import { endLazyLayout, layOutSections } from "./src/gatsby/browser/lazy-layout";
import { announcePage } from "./src/gatsby/browser/page-announcement";
import { restoresScroll, saveScroll } from "./src/gatsby/browser/scroll-position";
import { initLanguage } from "./src/i18n/init-language";

export const onClientEntry: GatsbyBrowser["onClientEntry"] = async () => {
  await initLanguage();
  // Yield: evaluating Gatsby's bundle is already a long task.
  await yieldToMain();
};
// Its declared type is that of an older React.
export const replaceHydrateFunction = () => hydratePage;
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  keepTyped();
  saveScroll();
  replayPendingClick();
  layOutSections();
};
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = restoresScroll;
export const onPreRouteUpdate: GatsbyBrowser["onPreRouteUpdate"] = endLazyLayout;
export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = (update) => {
  announcePage(update);
  focusSection(update);
};

const isDevelop = process.env.NODE_ENV === "development";
export const wrapPageElement = isDevelop ? keepLastPage : undefined;
export const wrapRootElement = isDevelop ? keepLastHead : undefined;
if (isDevelop) {
  void import("./src/develop/content-overlay").then(({ showContentProblems }) =>
    showContentProblems(),
  );
}
