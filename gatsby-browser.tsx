import type { GatsbyBrowser } from "gatsby";
import { enterSite } from "./src/i18n/enter";

export const onClientEntry: GatsbyBrowser["onClientEntry"] = enterSite;
