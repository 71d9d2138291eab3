import fs from "node:fs";
import path from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";
import { mustFind } from "./must-find";

/** What our changes in the browser need from Gatsby's own scripts: for each file of ours, a script and a text in it. */
const reliedOn: Readonly<Record<string, readonly (readonly [script: string, text: string])[]>> = {
  "unreachable.ts": [
    ["navigation.js", "window.___navigate = "],
    ["production-app.js", "window.___loader = publicLoader"],
    ["loader.js", "loadPage: "],
    ["static-entry.js", "window.___webpackCompilationHash="],
  ],
  "page-announcement.ts": [["route-announcer-props.js", "gatsby-announcer"]],
  "prefetch.ts": [["loader.js", "as: `fetch`"]],
  "any-address.ts": [
    ["production-app.js", "<Location>"],
    ["production-app.js", "<Router"],
    ["navigation.js", "decodeURI("],
    ["find-path.js", "decodeURIComponent("],
  ],
};

/** Ends the build with a sentence when Gatsby's scripts lack what our changes in the browser need. */
export function checkReliedOn({ stage }: Pick<CreateWebpackConfigArgs, "stage">): void {
  if (stage === "build-javascript") expectReliedOn(path.resolve(".cache"));
}

/** The same for Gatsby's scripts in a folder. Throws at the first that lacks something. */
export function expectReliedOn(folder: string): void {
  for (const [change, texts] of Object.entries(reliedOn)) {
    for (const [script, text] of texts) {
      const file = path.join(folder, script);
      const found = fs.existsSync(file) && fs.readFileSync(file, "utf8").includes(text);
      mustFind(found, change, `“${text}” in Gatsby's ${script}`);
    }
  }
}
