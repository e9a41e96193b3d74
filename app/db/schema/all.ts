/** Every table, as Drizzle's clients and its migration generator want them: one flat namespace. */
export * from "./audit.ts";
export * from "./cart.ts";
export * from "./catalog.ts";
export * from "./content.ts";
export * from "./enquiries.ts";
export * from "./error-reports.ts";
export * from "./identity.ts";
export * from "./imports.ts";
export * from "./inventory.ts";
export * from "./invoices.ts";
export * from "./jobs.ts";
export * from "./mail.ts";
export * from "./media.ts";
export * from "./orders.ts";
export * from "./payments.ts";
export * from "./redirects.ts";
export * from "./settings.ts";
