import path from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";
import { type Bundle, lookAtBundle, withoutEnding } from "./bundled-modules";
import { mustFind } from "./must-find";

/** A module's name or file, and what is bundled in its place: another one, or `false` for an empty one. */
type Replacements = Readonly<Record<string, string | false>>;

/** The i18n plugin would bring both libraries a second time, and all of the second one. Buys 23 KB of JavaScript. */
const libraries: Replacements = {
  i18next: path.resolve("node_modules/i18next/dist/esm/i18next.js"),
  "react-i18next": path.resolve("src/i18n/react-i18next.ts"),
};

/** What Gatsby and its plugins send to browsers, and no page of this site calls. Buys 4 KB of JavaScript. */
const unused: Replacements = {
  // Gatsby's <Script>, what runs such scripts in a worker, and <Slice>.
  "gatsby-script": false,
  "@builder.io/partytown/integration": false,
  [path.resolve(".cache/slice.js")]: false,
  // The i18n plugin's own redirect, and the layout of a warning in develop.
  "browser-lang": false,
  outdent: false,
  // React has this hook itself.
  "use-sync-external-store/shim": "react",
};

/** Gatsby's own way to fetch what may come next is forbidden by Firefox. */
const prefetch: Replacements = {
  [path.resolve(".cache/prefetch.js")]: path.resolve("src/gatsby/prefetch.ts"),
};

/** Bundles other modules, or none, in place of some of those that Gatsby and the i18n plugin ask for. */
export function replaceModules({ stage, actions }: CreateWebpackConfigArgs): void {
  if (stage !== "build-javascript") {
    actions.setWebpackConfig({ resolve: { alias: aliasesOf(libraries) } });
    return;
  }
  const replacements = { ...libraries, ...unused, ...prefetch };
  actions.setWebpackConfig({
    resolve: { alias: aliasesOf(replacements) },
    plugins: [lookAtBundle((bundle) => expectAsked(replacements, bundle))],
  });
}

/** As webpack writes them: `$` ends a package's name, so that its single files stay. */
function aliasesOf(replacements: Replacements): Replacements {
  return Object.fromEntries(
    Object.entries(replacements).map(([name, replacement]) => [
      path.isAbsolute(name) ? name : `${name}$`,
      replacement,
    ]),
  );
}

/** Throws where nothing in a bundle asks for a module that is to be replaced. */
export function expectAsked(replacements: Replacements, { asked }: Pick<Bundle, "asked">): void {
  for (const name of Object.keys(replacements)) {
    mustFind(asked.has(withoutEnding(name)), "replaced-modules.ts", `an import of “${name}”`);
  }
}
