import path from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";
import { type Bundle, lookAtBundle, withoutEnding } from "./bundled-modules";
import { mustFind } from "./must-find";

/** A module's name or file, and what is bundled in its place: another one, or `false` for an empty one. */
type Replacements = Readonly<Record<string, string | false>>;

/** Without this, the i18n plugin would bundle both libraries a second time, the second one whole. Saves 23 KB of JavaScript. */
const libraries: Replacements = {
  i18next: path.resolve("node_modules/i18next/dist/esm/i18next.js"),
  "react-i18next": path.resolve("src/i18n/react-i18next.ts"),
};

/** Parts of Gatsby and its plugins that no page of this site uses. Saves 4 KB of JavaScript. */
const unused: Replacements = {
  // Gatsby's <Script>, what runs such scripts in a worker, <Slice>, and the registration of a service worker.
  "gatsby-script": false,
  "@builder.io/partytown/integration": false,
  [path.resolve(".cache/slice.js")]: false,
  [path.resolve(".cache/register-service-worker.js")]: false,
  // The i18n plugin's own redirect, and the layout of a warning in develop.
  "browser-lang": false,
  outdent: false,
};

/** Firefox blocks Gatsby's own way of prefetching (see prefetch.ts). */
const prefetch: Replacements = {
  [path.resolve(".cache/prefetch.js")]: path.resolve("src/gatsby/prefetch.ts"),
};

/** Replaces some modules that Gatsby and the i18n plugin import by others, or by empty ones. */
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

/** In webpack's form: `$` at the end of a package's name leaves its single files alone. */
function aliasesOf(replacements: Replacements): Replacements {
  return Object.fromEntries(
    Object.entries(replacements).map(([name, replacement]) => [
      path.isAbsolute(name) ? name : `${name}$`,
      replacement,
    ]),
  );
}

/** Throws when no module of a bundle imports one that should be replaced. */
export function expectAsked(replacements: Replacements, { asked }: Pick<Bundle, "asked">): void {
  for (const name of Object.keys(replacements)) {
    mustFind(asked.has(withoutEnding(name)), "replaced-modules.ts", `an import of “${name}”`);
  }
}
