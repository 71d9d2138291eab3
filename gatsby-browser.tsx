import type { GatsbyBrowser } from "gatsby";
import { listenToBack } from "./src/components/dialog-history";
import { enterSite } from "./src/i18n/enter";
import { announcePage } from "./src/layout/announce-page";
import { answerEarlyPress, wakePage } from "./src/layout/early-press";

export const onClientEntry: GatsbyBrowser["onClientEntry"] = async () => {
  listenToBack();
  await enterSite();
  // Gatsby goes on in a task of its own, not in the long one that evaluates all scripts.
  await new Promise((resolve) => setTimeout(resolve));
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
