import type { GatsbyBrowser } from "gatsby";
import "./src/styles/base.css";
import "./src/styles/fonts.css";
import "./src/styles/motion.css";
import "./src/styles/tokens.css";
import { enterSite } from "./src/i18n/enter";

export const onClientEntry: GatsbyBrowser["onClientEntry"] = enterSite;
