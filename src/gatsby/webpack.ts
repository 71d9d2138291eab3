import type { CreateWebpackConfigArgs } from "gatsby";
import { bearAnyAddress } from "./any-address";
import { startInPieces } from "./entry-in-pieces";
import { splitLateStyles } from "./late-styles";
import { checkReliedOn } from "./relied-on";
import { replaceModules } from "./replaced-modules";

/** What is bundled otherwise than by Gatsby itself. Each change says in its own file what it buys. */
export function setUpWebpack(args: CreateWebpackConfigArgs): void {
  replaceModules(args);
  startInPieces(args);
  bearAnyAddress(args);
  splitLateStyles(args);
  leaveOutSourceMaps(args);
  acceptOrderOfStyles(args);
  checkReliedOn(args);
}

/** Writes no source maps: the source code is public anyway. */
function leaveOutSourceMaps({ stage, actions }: CreateWebpackConfigArgs): void {
  if (stage === "build-javascript") actions.setWebpackConfig({ devtool: false });
}

/** Cascade layers decide which style sheet wins (src/styles/base.css), so the order of the files does not matter. Saves seventeen warnings in each build. */
function acceptOrderOfStyles({ actions }: CreateWebpackConfigArgs): void {
  actions.setWebpackConfig({ ignoreWarnings: [/^Conflicting order/m] });
}
