/** What each folder of `src/` may import from the others, besides itself, `styles`, `fonts` and `shared/`: docs/architecture.md. */
const mayImport = {
  browser: [],
  i18n: ["browser"],
  components: ["browser", "i18n"],
  forms: ["browser", "components", "i18n"],
  search: ["browser", "components", "i18n"],
  layout: ["browser", "components", "forms", "i18n", "search"],
  sections: ["browser", "components", "forms", "i18n"],
  seo: ["i18n"],
  templates: ["components", "i18n", "sections", "seo"],
};

/** The folders of the plugin with the content: each may import those before it. */
const contentFolders = ["schemas", "site", "checks", "graphql", "gatsby"];
const checkedContent = "^plugins/gatsby-plugin-checked-content/";

const noTest = { pathNot: "\\.test\\." };
const rule = (name, from, to) => ({ name, severity: "error", from, to });

/** @type {import("dependency-cruiser").IConfiguration} */
export default {
  forbidden: [
    ...Object.entries(mayImport).map(([room, others]) =>
      rule(
        `${room} imports downwards`,
        { path: `^src/${room}/` },
        {
          path: "^src/[^/]+/",
          pathNot: `^src/(${[room, "styles", "fonts", ...others].join("|")})/`,
        },
      ),
    ),
    ...contentFolders
      .slice(0, -1)
      .map((folder, index) =>
        rule(
          `${folder} of the content imports downwards`,
          { path: `${checkedContent}${folder}/`, ...noTest },
          { path: `${checkedContent}(${contentFolders.slice(index + 1).join("|")})/` },
        ),
      ),
    rule("the website knows no plugin", { path: "^src/" }, { path: "^plugins/" }),
    rule(
      "a section knows no other section's folder",
      { path: "^src/sections/([^/]+)/" },
      { path: "^src/sections/[^/]+/", pathNot: "^src/sections/$1/" },
    ),
    rule(
      "plugins take nothing but types from the website",
      { path: "^plugins/", ...noTest },
      { path: "^src/", dependencyTypesNot: ["type-only"] },
    ),
    rule(
      "plugins know no other plugin but the one with the content",
      { path: "^plugins/([^/]+)/", ...noTest },
      { path: "^plugins/", pathNot: `^plugins/$1/|${checkedContent}` },
    ),
    rule("what both share knows neither", { path: "^shared/" }, { path: "^(src|plugins)/" }),
    rule("no circles", {}, { circular: true }),
    rule(
      "the i18n libraries belong to i18n, and to the messages of the check",
      {
        path: "^(src|shared|plugins)/",
        pathNot: `^src/i18n/|${checkedContent}messages\\.ts`,
      },
      { path: "node_modules/.*i18next" },
    ),
  ],
  options: { doNotFollow: { path: "node_modules" }, tsPreCompilationDeps: true },
};
