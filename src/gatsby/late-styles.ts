import type { CreateWebpackConfigArgs } from "gatsby";
import { type Bundle, type BundledModule, lookAtBundle } from "./bundled-modules";
import { mustFind } from "./must-find";

const own = "late-styles.ts";

/** Style sheets of components that are loaded on demand. */
const lateStyles = /toaster\.module\.css$/;

const isLate = (module: BundledModule) => lateStyles.test(module.nameForCondition() ?? "");

/** Keeps the style sheets of components that are loaded on demand in their own files. Gatsby would inline them into every page. Saves 0.7 KB a page. */
export function splitLateStyles({ stage, getConfig, actions }: CreateWebpackConfigArgs): void {
  if (stage !== "build-javascript") return;
  const config = getConfig();
  const groups = config.optimization?.splitChunks?.cacheGroups;
  const styles = mustFind(
    groups?.styles,
    own,
    "webpack's optimization.splitChunks.cacheGroups.styles",
  );
  const isStyle = mustFind(styles.test, own, "the `test` of webpack's cache group “styles”");
  styles.test = (module: BundledModule) => isStyle(module) && !isLate(module);
  config.plugins.push(lookAtBundle(expectLateStyles));
  actions.replaceWebpackConfig(config);
}

/** Throws when a bundle has no such style sheet. */
export function expectLateStyles({ modules }: Pick<Bundle, "modules">): void {
  mustFind(modules.some(isLate), own, `a style sheet whose name matches ${lateStyles}`);
}
