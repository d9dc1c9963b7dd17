/*
 * Who may import whom:
 *   core <- scenes <- stage <- article | embed | playground <- site
 * Each layer may import from those on its left. `locales` is a leaf, `cli` knows the core alone.
 */
const mayImport = {
  core: [],
  locales: [],
  cli: ["core"],
  scenes: ["core", "locales"],
  stage: ["core", "locales", "scenes"],
  article: ["core", "locales", "scenes", "stage"],
  embed: ["core", "locales", "scenes", "stage"],
  playground: ["core", "locales", "scenes", "stage"],
};

const arrows = Object.entries(mayImport).map(([folder, others]) => ({
  name: `${folder}-imports-${others.join("-") || "nothing"}`,
  severity: "error",
  from: { path: `^src/${folder}/` },
  to: { path: "^(src|content|tests)/", pathNot: `^src/(${[folder, ...others].join("|")})/` },
}));

/** @type {import("dependency-cruiser").IConfiguration} */
module.exports = {
  forbidden: [
    ...arrows,
    {
      name: "core-has-one-door",
      comment: "Whoever stands outside of the core enters through its index.",
      severity: "error",
      from: { path: "^src/", pathNot: "^src/core/" },
      to: { path: "^src/core/", pathNot: "^src/core/index[.]ts$" },
    },
    {
      name: "core-needs-seedrandom-only",
      severity: "error",
      from: { path: "^src/core/" },
      to: {
        dependencyTypes: ["npm", "npm-dev", "npm-peer", "npm-optional", "core"],
        pathNot: "node_modules/(@types/)?seedrandom/",
      },
    },
    {
      name: "source-knows-no-tests",
      severity: "error",
      from: { path: "^src/" },
      to: { path: "^tests/" },
    },
    {
      name: "pages-need-no-tools",
      comment: "What a page ships must be a dependency, not a tool of the build; site runs the build.",
      severity: "error",
      from: { path: "^src/", pathNot: "^src/site/" },
      to: { dependencyTypes: ["npm-dev"], pathNot: "node_modules/@types/" },
    },
    {
      name: "no-cycles",
      comment: "A cycle that types alone close is gone when the code runs.",
      severity: "error",
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
    },
    { name: "no-unresolvable", severity: "error", from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "types", "node", "default"],
      extensions: [".ts", ".tsx", ".mdx", ".js", ".json"],
    },
  },
};
