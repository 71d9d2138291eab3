import { brandFacts } from "../content/brand-facts";
import { siteFacts } from "../content/site-facts";
import { codes, defaultLanguage, languageRow } from "../i18n/languages";
import { iconSizes } from "./brand-pictures";
import { writePublicFile } from "./public-file";

/**
 * Writes the web manifest in the default language: what a device shows of a site that is kept on it. Not by Gatsby's
 * plugin, which sends its options to every visitor.
 */
export function writeManifest(): void {
  const { light } = brandFacts().colours;
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
  writePublicFile("manifest.webmanifest", JSON.stringify(manifest));
}
