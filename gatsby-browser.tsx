import type { GatsbyBrowser } from "gatsby";
import { listenToBack } from "./src/components/dialog-history";
import { nextTask } from "./src/components/next-task";
import { enterSite } from "./src/i18n/enter";
import { announcePage } from "./src/layout/announce-page";
import { answerEarlyPress, wakePage } from "./src/layout/early-press";

export const onClientEntry: GatsbyBrowser["onClientEntry"] = async () => {
  listenToBack();
  await enterSite();
  // What evaluates Gatsby's own scripts is long enough.
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
