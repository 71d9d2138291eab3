import type { CreateWebpackConfigArgs } from "gatsby";
import { type Bundle, type BundledModule, lookAtBundle } from "./bundled-modules";
import { mustFind } from "./must-find";

const own = "late-styles.ts";

/** Style sheets of components that are loaded on demand. */
const lateStyles = ["film-chapters.module.css", "gallery-content.module.css", "toaster.module.css"];

const isOf = (module: BundledModule, name: string) => module.nameForCondition()?.endsWith(name);
const isLate = (module: BundledModule) => lateStyles.some((name) => isOf(module, name));

/** Keeps the style sheets of components that are loaded on demand in their own files. Gatsby would inline them into every page. Saves 2 KB a page. */
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

/** Throws when a bundle lacks one of these style sheets. */
export function expectLateStyles({ modules }: Pick<Bundle, "modules">): void {
  for (const name of lateStyles) {
    mustFind(
      modules.some((module) => isOf(module, name)),
      own,
      `a style sheet named “${name}”`,
    );
  }
}
