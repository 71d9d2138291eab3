import type { GatsbyBrowser } from "gatsby";
import { enterSite } from "./src/i18n/enter";

export const onClientEntry: GatsbyBrowser["onClientEntry"] = enterSite;

if (process.env.NODE_ENV === "development") {
  void import("./src/develop/content-overlay").then(({ showContentProblems }) =>
    showContentProblems(),
  );
}
