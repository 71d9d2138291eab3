import { readableBrand } from "../content/brand-facts";
import { siteFacts } from "../content/site-facts";
import { codes, defaultLanguage, languageRow } from "../i18n/languages";
import { madeIcon } from "./brand-pictures";

/** Options of gatsby-plugin-manifest: the web manifest in the default language, and the icons of home screens. */
export function manifestOptions(brand = readableBrand("."), { name, fullName } = siteFacts()) {
  const { code, dir } = languageRow(defaultLanguage);
  return {
    name: codes.map((each) => fullName?.[each]).join(" | "),
    short_name: name?.[code],
    lang: code,
    dir,
    start_url: "./",
    scope: "./",
    display: "browser",
    theme_color: brand?.colours.light.primary,
    background_color: brand?.colours.light.page,
    icon: brand?.icon ? `content/${brand.icon}` : madeIcon,
    icons: [180, 192, 512].map((size) => ({
      src: `icons/icon-${size}.png`,
      sizes: `${size}x${size}`,
      type: "image/png",
      purpose: "any maskable",
    })),
    // At 16 pixels the mark alone is sharper than the icon. page-head.tsx sets it, and the theme colours.
    include_favicon: false,
    theme_color_in_head: false,
    // Hosts let icons be kept for a day: src/publish/headers.ts
    cache_busting_mode: "none",
  };
}
