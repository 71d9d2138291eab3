import type { GatsbyBrowser } from "gatsby";
import { yieldToMain } from "./src/browser/yield-to-main";
import { keepHead, keepPage } from "./src/develop/last-answered";
import { answerEarlyPress, wakePage } from "./src/gatsby/hydration";
import { announcePage } from "./src/gatsby/page-announcement";
import { enterSite } from "./src/i18n/enter";

export const onClientEntry: GatsbyBrowser["onClientEntry"] = async () => {
  await enterSite();
  // Yield: evaluating Gatsby's bundle is already a long task.
  await yieldToMain();
};
// Its declared type is that of an older React.
export const replaceHydrateFunction = () => wakePage;
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = answerEarlyPress;
export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = announcePage;

const isDevelop = process.env.NODE_ENV === "development";
export const wrapPageElement = isDevelop ? keepPage : undefined;
export const wrapRootElement = isDevelop ? keepHead : undefined;
if (isDevelop) {
  void import("./src/develop/content-overlay").then(({ showContentProblems }) =>
    showContentProblems(),
  );
}
