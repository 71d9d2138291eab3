/** The parts of react-i18next that the site and the i18n plugin use. Webpack resolves the package to this file, which leaves out the rest. */
// @ts-expect-error: single files of the package have no types; importers see those of the package.
export { I18nContext } from "../../node_modules/react-i18next/dist/es/context.js";
// @ts-expect-error: as above.
export { I18nextProvider } from "../../node_modules/react-i18next/dist/es/I18nextProvider.js";
