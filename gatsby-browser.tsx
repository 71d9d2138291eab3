import type { GatsbyBrowser } from "gatsby";
import { focusSection } from "./src/browser/focus-section";
import { hydratePage, layOutBeforeLeaving, markHydrated } from "./src/browser/hydration";
import { scrollAtOnce } from "./src/browser/scroll";
import { yieldToMain } from "./src/browser/yield-to-main";
import { initLanguage } from "./src/i18n/init-language";

export const onClientEntry: GatsbyBrowser["onClientEntry"] = async () => {
  // The scripts have come: the line is free for pictures further down, while the page is hydrated.
  delete document.documentElement.dataset.pictures;
  await initLanguage();
  // Yield: evaluating Gatsby's bundle is already a long task.
  await yieldToMain();
};
// Its declared type is that of an older React.
export const replaceHydrateFunction = () => hydratePage;
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = markHydrated;
export const onPreRouteUpdate: GatsbyBrowser["onPreRouteUpdate"] = layOutBeforeLeaving;
export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = focusSection;
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = scrollAtOnce;
