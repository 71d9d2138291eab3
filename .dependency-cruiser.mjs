/** What each folder of `src/` may import from the others, besides itself, `shared`, `styles` and `fonts`: docs/architecture.md. */
const mayImport = {
  shared: ["i18n"],
  browser: [],
  i18n: ["browser"],
  components: ["browser", "gatsby", "i18n"],
  forms: ["browser", "components", "i18n"],
  search: ["browser", "components", "i18n"],
  layout: ["browser", "components", "forms", "gatsby", "i18n", "search"],
  sections: ["browser", "components", "forms", "i18n"],
  seo: ["i18n"],
  templates: ["components", "i18n", "sections", "seo"],
  content: ["i18n"],
  graphql: ["content", "i18n"],
  publish: ["content", "editor", "gatsby", "graphql", "i18n", "search"],
  editor: ["content", "i18n"],
  develop: ["content"],
  gatsby: ["browser", "i18n"],
};

const folders = Object.entries(mayImport).map(([folder, others]) => ({
  name: `${folder} imports downwards`,
  severity: "error",
  from: { path: `^src/${folder}/` },
  to: {
    path: "^src/[^/]+/",
    pathNot: `^src/(${[folder, "shared", "styles", "fonts", ...others].join("|")})/`,
  },
}));

/** @type {import("dependency-cruiser").IConfiguration} */
export default {
  forbidden: [
    ...folders,
    {
      name: "no circles",
      severity: "error",
      from: {},
      to: { circular: true },
    },
    {
      name: "the i18n libraries belong to i18n, and to the messages of the check",
      severity: "error",
      from: { path: "^src/", pathNot: "^src/(i18n/|content/messages\\.ts)" },
      to: { path: "node_modules/.*i18next" },
    },
  ],
  options: { doNotFollow: { path: "node_modules" }, tsPreCompilationDeps: true },
};
