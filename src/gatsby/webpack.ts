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

/** Writes no source maps: the sources are public, and nobody reads a published map. */
function leaveOutSourceMaps({ stage, actions }: CreateWebpackConfigArgs): void {
  if (stage === "build-javascript") actions.setWebpackConfig({ devtool: false });
}

/** Which of two style sheets wins, their cascade layers say (src/styles/base.css): the order of the files need not. Buys a build without seventeen warnings. */
function acceptOrderOfStyles({ actions }: CreateWebpackConfigArgs): void {
  actions.setWebpackConfig({ ignoreWarnings: [/^Conflicting order/m] });
}
