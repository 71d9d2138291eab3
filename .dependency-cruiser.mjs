/** What each folder of `src/` may import from the others, besides itself, `styles`, `fonts` and `shared/`: docs/engineer/architecture.md. */
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

const rooms = Object.entries(mayImport).map(([room, others]) => ({
  name: `${room} imports downwards`,
  severity: "error",
  from: { path: `^src/${room}/` },
  to: {
    path: "^src/[^/]+/",
    pathNot: `^src/(${[room, "styles", "fonts", ...others].join("|")})/`,
  },
}));

const checkedContent = "^plugins/gatsby-plugin-checked-content/";

/** The folders of the plugin with the content: each may import those before it. */
const contentFolders = ["schemas", "site", "checks", "graphql", "gatsby"];

const contentRooms = contentFolders.slice(0, -1).map((folder, index) => ({
  name: `${folder} of the content imports downwards`,
  severity: "error",
  from: { path: `${checkedContent}${folder}/`, pathNot: "\\.test\\." },
  to: { path: `${checkedContent}(${contentFolders.slice(index + 1).join("|")})/` },
}));

/** @type {import("dependency-cruiser").IConfiguration} */
export default {
  forbidden: [
    ...rooms,
    ...contentRooms,
    {
      name: "the website knows no plugin",
      severity: "error",
      from: { path: "^src/" },
      to: { path: "^plugins/" },
    },
    {
      name: "a section knows no other section's folder",
      severity: "error",
      from: { path: "^src/sections/([^/]+)/" },
      to: { path: "^src/sections/[^/]+/", pathNot: "^src/sections/$1/" },
    },
    {
      name: "plugins take nothing but types from the website",
      severity: "error",
      from: { path: "^plugins/", pathNot: "\\.test\\." },
      to: { path: "^src/", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "plugins know no other plugin but the one with the content",
      severity: "error",
      from: { path: "^plugins/([^/]+)/", pathNot: "\\.test\\." },
      to: { path: "^plugins/", pathNot: `^plugins/$1/|${checkedContent}` },
    },
    {
      name: "what both share knows neither",
      severity: "error",
      from: { path: "^shared/" },
      to: { path: "^(src|plugins)/" },
    },
    {
      name: "no circles",
      severity: "error",
      from: {},
      to: { circular: true },
    },
    {
      name: "the i18n libraries belong to i18n, and to the messages of the check",
      severity: "error",
      from: {
        path: "^(src|shared|plugins)/",
        pathNot: `^src/i18n/|${checkedContent}messages\\.ts`,
      },
      to: { path: "node_modules/.*i18next" },
    },
  ],
  options: { doNotFollow: { path: "node_modules" }, tsPreCompilationDeps: true },
};
