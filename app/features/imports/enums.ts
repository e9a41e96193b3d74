/** Values of the columns of imports. A new value needs a migration of its CHECK constraint. */

export const RUN_STATES = [
  "draft",
  "checking",
  "checked",
  "running",
  "finished",
  "interrupted",
  "stopped",
  "undoing",
  "undone",
  "undo-interrupted",
] as const;

/** States before an import: its file was kept and at most checked, nothing is written. */
export const DRY_RUN_STATES = [
  "draft",
  "checking",
  "checked",
] as const satisfies readonly (typeof RUN_STATES)[number][];

/** States in which an import writes to the catalogue: one at a time. */
export const WRITING_STATES = [
  "running",
  "undoing",
] as const satisfies readonly (typeof RUN_STATES)[number][];

/** The states that a new product can get when neither it nor its brand names a maker. */
export const MAKERLESS_RULES = ["publish", "draft"] as const;

export const PROBLEM_SEVERITIES = ["error", "warning"] as const;

/** What a run does to a product. */
export const CHANGE_KINDS = ["created", "updated", "linked"] as const;

/** Why an undo left a product as it is: it was changed or ordered since. */
export const KEPT_REASONS = ["changed", "ordered"] as const;

export const PICTURE_STATES = ["waiting", "fetched", "missing"] as const;

/** The states of a picture that a product still lacks. */
export const UNFETCHED_STATES = [
  "missing",
  "waiting",
] as const satisfies readonly (typeof PICTURE_STATES)[number][];

/** Why a picture of a file is missing: its address, the fetch, the file or the storage. */
export const MISSING_REASONS = [
  "no-address",
  "not-https",
  "credentials",
  "port",
  "private-address",
  "not-found-host",
  "too-many-redirects",
  "too-large",
  "too-slow",
  "compressed",
  "refused",
  "gone",
  "unreachable",
  "server-error",
  "empty",
  "not-a-picture",
  "active-content",
  "too-many-pixels",
  "shape",
  "damaged",
  "storage-away",
] as const;

/** What is worth saying about a file that was read all the same. */
export type FileNote =
  | { readonly kind: "delimiter"; readonly delimiter: "semicolon" | "tab" | "pipe" }
  | { readonly kind: "encoding"; readonly encoding: "windows-1252" | "utf-16" }
  | { readonly kind: "decimal-comma" }
  | { readonly kind: "translated-headers"; readonly language: string }
  | { readonly kind: "unknown-columns"; readonly columns: readonly string[] }
  | { readonly kind: "duplicate-columns"; readonly columns: readonly string[] };
