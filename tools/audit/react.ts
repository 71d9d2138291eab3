import { readFileSync } from "node:fs";
import path from "node:path";
import { root } from "../run";
import { SiteCopy } from "../site-copy";
import { compareSites } from "./compare";
import type { Settings } from "./measure";
import { withSite } from "./served";

/** The checks that must pass with the other React. */
const checks = [
  ["build", "gatsby/cli.js", "build"],
  ["types", "@typescript/native/bin/tsc"],
  ["unit tests", "jest/bin/jest.js", "tests/unit"],
] as const;

/** Builds a copy of the site with another React, says whether its types and unit tests pass, and measures pages of both by turns. */
export async function compareReact(settings: Settings, version: string): Promise<void> {
  const copy = new SiteCopy("own");
  try {
    copy.edit("package.json", (manifest) => chooseReact(manifest, version));
    settings.progress(`React ${version}, in a copy of the site: packages`);
    copy.install();
    const results = checks.map(([title, program, ...args]) => {
      settings.progress(`, ${title}`);
      return { title, ...copy.run(program, ...args) };
    });
    settings.progress("\n");
    for (const { title, status, output } of results) {
      console.info(`${status === 0 ? "✓" : "✗"} ${title}`);
      if (status !== 0) console.info(output.slice(-3000));
    }
    if (results[0]?.status === 0) await compare(settings, copy.folder);
  } finally {
    await copy.remove();
  }
}

// biome-ignore lint/suspicious/noExplicitAny: the shape of package.json is npm's.
function chooseReact(manifest: any, version: string): void {
  for (const name of ["react", "react-dom"]) {
    manifest.dependencies[name] = version;
    manifest.devDependencies[`@types/${name}`] = version;
    // This package allows React up to 18 only; Gatsby itself allows later ones.
    manifest.overrides["gatsby-plugin-react-i18next"][name] = `$${name}`;
  }
}

/** Prints how fast each page is and what it weighs, from this site and from a copy with the other React. */
async function compare(settings: Settings, copy: string): Promise<void> {
  await withSite(root, settings.port, (ours) =>
    withSite(copy, settings.port + 2, (theirs) =>
      compareSites(
        settings,
        settings.pages.map(({ url }) => ({
          [`React ${reactOf(root)}`]: ours.address + url,
          [`React ${reactOf(copy)}`]: theirs.address + url,
        })),
      ),
    ),
  );
}

const reactOf = (project: string): string =>
  JSON.parse(readFileSync(path.join(project, "node_modules/react/package.json"), "utf8")).version;
