import fs from "node:fs";
import path from "node:path";
import type { BuildArgs } from "gatsby";
import { brandFacts } from "../content/brand-facts";
import { siteFacts } from "../content/site-facts";
import { codes, defaultLanguage, languageRow } from "../i18n/languages";
import { iconSizes } from "./brand-pictures";

/**
 * Writes the web manifest in the default language: what a device shows of a site that is kept on it. Not by Gatsby's
 * plugin, which sends its options to every visitor.
 */
export function writeManifest({ store }: BuildArgs): void {
  const root = store.getState().program.directory;
  const { light } = brandFacts(root).colours;
  const { name, fullName } = siteFacts();
  const { code, dir } = languageRow(defaultLanguage);
  const manifest = {
    name: codes.map((each) => fullName[each]).join(" | "),
    short_name: name[code],
    lang: code,
    dir,
    start_url: "./",
    scope: "./",
    display: "browser",
    theme_color: light.primary,
    background_color: light.page,
    icons: iconSizes.map((size) => ({
      src: `icons/icon-${size}.png`,
      sizes: `${size}x${size}`,
      type: "image/png",
      purpose: "any maskable",
    })),
  };
  fs.writeFileSync(path.join(root, "public/manifest.webmanifest"), JSON.stringify(manifest));
}
