import { readFileSync } from "node:fs";
import path from "node:path";
import { root } from "../run";
import { SiteCopy } from "../site-copy";
import { measureSpeed } from "./lighthouse";
import { measureWeight, type Settings } from "./measure";
import { withBrowser, withSite } from "./served";
import { plainTable } from "./table";

/** The checks that must pass with the other React. */
const checks = [
  ["build", "gatsby/cli.js", "build"],
  ["types", "typescript/bin/tsc"],
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

/** Prints what each page weighs and how fast it is, from this site and from a copy with the other React. */
async function compare({ pages, runs, port, progress }: Settings, copy: string): Promise<void> {
  const table = [["Page", "React", "JS KB", "All KB", ...figures.map(([title]) => title)]];
  await withSite(root, port, (ours) =>
    withSite(copy, port + 2, (theirs) =>
      withBrowser(async (browser) => {
        for (const [index, { url }] of pages.entries()) {
          progress(`${index + 1}/${pages.length} ${url} `);
          const subjects = {
            ours: { url: ours.address + url, isWhole: true },
            theirs: { url: theirs.address + url, isWhole: true },
          };
          const speed = await measureSpeed(subjects, runs, () => progress("."));
          for (const [project, site, speeds] of [
            [root, ours, speed.ours],
            [copy, theirs, speed.theirs],
          ] as const) {
            const weight = await measureWeight(browser, site.address + url, site.folder);
            const sizes = [weight.script, weight.all].map((bytes) => (bytes / 1024).toFixed(1));
            const shown = figures.map(([, name, digits]) => speeds[name].toFixed(digits));
            table.push([url, reactOf(project), ...sizes, ...shown]);
          }
          progress("\n");
        }
      }),
    ),
  );
  console.info(`\n${plainTable(table)}`);
}

/** The figures that are shown: title, name, decimals. */
const figures = [
  ["Perf", "performance", 0],
  ["A11y", "accessibility", 0],
  ["BP", "best-practices", 0],
  ["SEO", "seo", 0],
  ["LCP ms", "lcp", 0],
  ["TBT ms", "tbt", 0],
  ["CLS", "cls", 3],
  ["SI ms", "speedIndex", 0],
] as const;

const reactOf = (project: string): string =>
  JSON.parse(readFileSync(path.join(project, "node_modules/react/package.json"), "utf8")).version;
