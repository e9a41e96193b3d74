/** The features in their order: a feature imports only features that stand before it. */
const FEATURES = [
  "jobs",
  "audit",
  "error-reports",
  "mail",
  "identity",
  "settings",
  "media",
  "content",
  "enquiries",
  "catalog",
  "inventory",
  "cart",
  "orders",
  "withdrawals",
  "invoices",
  "payments",
  "checkout",
  "imports",
];

const featureOrder = FEATURES.map((feature, position) => ({
  name: `feature-order-${feature}`,
  severity: "error",
  comment: "Features form one staircase; an import upwards means a noun lives on the wrong step.",
  from: { path: `^app/features/${feature}/`, pathNot: "\\.test\\.tsx?$" },
  to: { path: `^app/features/(${FEATURES.slice(position + 1).join("|") || "-"})/` },
}));

/** @type {import("dependency-cruiser").IConfiguration} */
export default {
  forbidden: [
    { name: "no-circular", severity: "error", from: {}, to: { circular: true } },
    {
      name: "routes-are-leaves",
      severity: "error",
      comment: "A route is imported by the router alone.",
      from: { path: "^(app|server|scripts)/", pathNot: "^app/routes/" },
      to: { path: "^app/routes/" },
    },
    {
      name: "routes-do-not-import-routes",
      severity: "error",
      from: { path: "^app/routes/" },
      to: { path: "^app/routes/" },
    },
    {
      name: "routes-stay-above-the-database",
      severity: "error",
      from: { path: "^app/routes/" },
      to: { path: "^app/(db|integrations)/" },
    },
    {
      name: "http-stays-above-the-database",
      severity: "error",
      from: { path: "^app/http/", pathNot: "\\.test\\.tsx?$" },
      to: { path: "^app/(integrations|routes)/" },
    },
    {
      name: "features-do-not-look-up",
      severity: "error",
      from: { path: "^app/features/", pathNot: "\\.test\\.tsx?$" },
      to: { path: "^(app/(routes|http)/|server/|tests/|scripts/)" },
    },
    ...featureOrder,
    {
      name: "unknown-feature",
      severity: "error",
      comment: "Every feature has its place in the list above.",
      from: {},
      to: { path: "^app/features/", pathNot: `^app/features/(${FEATURES.join("|")})/` },
    },
    {
      name: "integrations-do-not-look-up",
      severity: "error",
      from: { path: "^app/integrations/", pathNot: "\\.test\\.tsx?$" },
      to: { path: "^app/(routes|http|features)/" },
    },
    {
      name: "db-does-not-look-up",
      severity: "error",
      from: { path: "^app/db/", pathNot: "\\.test\\.tsx?$" },
      to: { path: "^app/(routes|http|features|integrations|i18n|ui)/" },
    },
    {
      name: "bottom-layers-stay-at-the-bottom",
      severity: "error",
      from: { path: "^app/(i18n|ui|lib)/", pathNot: "\\.test\\.tsx?$" },
      to: { path: "^app/(routes|http|features|integrations|db)/" },
    },
    {
      name: "lib-is-pure",
      severity: "error",
      from: { path: "^app/lib/", pathNot: "\\.test\\.tsx?$" },
      to: { path: "^app/(i18n|ui)/" },
    },
    {
      name: "client-files-never-import-server-files",
      severity: "error",
      comment: "Not even a type: view types live in the pure <noun>.ts.",
      from: { path: "^app/(features|ui|i18n|lib|http)/", pathNot: "\\.server\\.|\\.test\\.tsx?$" },
      to: { path: "\\.server\\.tsx?$" },
    },
    {
      name: "config-is-read-at-the-top",
      severity: "error",
      from: { path: "^app/(i18n|ui|lib)/" },
      to: { path: "^app/config\\.server\\.ts$" },
    },
    {
      name: "only-stripe-integration-knows-stripe",
      severity: "error",
      from: { pathNot: "^app/integrations/stripe/|^tests/" },
      to: { path: "node_modules/stripe/" },
    },
    {
      name: "only-smtp-integration-knows-the-mailer",
      severity: "error",
      from: { pathNot: "^app/integrations/smtp/|^tests/" },
      to: { path: "node_modules/nodemailer/" },
    },
    {
      name: "only-db-knows-the-drivers",
      severity: "error",
      from: { path: "^(app|server)/", pathNot: "^app/db/|\\.test\\.tsx?$" },
      to: { path: "node_modules/(pg|@electric-sql/pglite)/" },
    },
    {
      name: "tests-stay-in-tests",
      severity: "error",
      from: { path: "^(app|server|scripts)/", pathNot: "\\.test\\.tsx?$|^scripts/(test|check)\\.ts$" },
      to: { path: "^tests/" },
    },
    {
      name: "not-to-unresolvable",
      severity: "error",
      from: { pathNot: "^app/routes/|\\.react-router" },
      to: { couldNotResolve: true, pathNot: "^\\./\\+types/|^virtual:|\\?script$|\\?url$" },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "^(build|\\.react-router|node_modules/\\.vite)" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "types", "default"],
      extensions: [".ts", ".tsx", ".js", ".mjs", ".json"],
    },
  },
};
