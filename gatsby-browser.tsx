import type { GatsbyBrowser } from "gatsby";
import { nextTask } from "./src/browser/yield-to-main";
import { answerEarlyPress, wakePage } from "./src/gatsby/hydration";
import { announcePage } from "./src/gatsby/page-announcement";
import { enterSite } from "./src/i18n/enter";

export const onClientEntry: GatsbyBrowser["onClientEntry"] = async () => {
  await enterSite();
  // Yield: evaluating Gatsby's bundle is already a long task.
  await nextTask();
};
// Its declared type is that of an older React.
export const replaceHydrateFunction = () => wakePage;
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = answerEarlyPress;
export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = announcePage;

if (process.env.NODE_ENV === "development") {
  void import("./src/develop/content-overlay").then(({ showContentProblems }) =>
    showContentProblems(),
  );
}
