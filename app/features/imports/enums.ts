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

/** Reasons that stop a row. The row is not imported, the others are. */
export type ErrorReason =
  | { readonly code: "quote-not-closed" }
  | { readonly code: "rest-unreadable" }
  | { readonly code: "row-longer"; readonly cells: number; readonly columns: number }
  | { readonly code: "cell-too-large"; readonly limit: number }
  | { readonly code: "line-break-in-label" }
  | { readonly code: "name-missing" }
  | { readonly code: "parent-missing" }
  | { readonly code: "parent-is-itself" }
  | { readonly code: "type-unsupported"; readonly type: string }
  | { readonly code: "sku-scientific" }
  | { readonly code: "duplicate-id"; readonly firstRow: number }
  | { readonly code: "duplicate-sku"; readonly firstRow: number }
  | { readonly code: "price-invalid" }
  /** The row took more time or memory than a row may take. */
  | { readonly code: "row-too-slow" }
  | { readonly code: "variations-too-many"; readonly limit: number }
  | { readonly code: "parent-not-found"; readonly parent: string }
  | { readonly code: "parent-not-variable"; readonly parent: string }
  | { readonly code: "parent-failed"; readonly parent: string }
  | { readonly code: "key-conflict"; readonly first: string; readonly second: string }
  /** The SKU or GTIN is that of a product which the same shop gave under another ID. */
  | { readonly code: "other-source-id"; readonly key: string; readonly id: number }
  /** The database refused the family, for example because another import took its SKU. */
  | { readonly code: "not-saved"; readonly detail: string };

/** Reasons that change or drop one value; the row is imported. */
export type WarningReason =
  | { readonly code: "id-invalid" }
  | { readonly code: "type-flag-unknown"; readonly type: string }
  | { readonly code: "published-unknown" }
  | { readonly code: "choice-unknown"; readonly used: string }
  | { readonly code: "boolean-invalid" }
  | { readonly code: "number-invalid" }
  | { readonly code: "number-rounded"; readonly used: string }
  | { readonly code: "stock-negative" }
  | { readonly code: "price-rounded"; readonly used: string }
  | { readonly code: "date-invalid" }
  | { readonly code: "dates-reversed" }
  | { readonly code: "sale-not-lower" }
  | { readonly code: "sale-without-price" }
  /** A sale of the shop, which the row says nothing of, would no longer be a reduction. */
  | { readonly code: "kept-sale-not-lower" }
  | { readonly code: "tax-class-unknown"; readonly used: string }
  | {
      readonly code: "gtin-invalid";
      readonly fault: "scientific" | "not-digits" | "lost-zeros" | "length" | "check-digit";
    }
  | { readonly code: "mojibake"; readonly repaired: string }
  | { readonly code: "many-variations"; readonly n: number }
  | { readonly code: "images-too-many"; readonly limit: number }
  | { readonly code: "list-too-long"; readonly limit: number }
  | { readonly code: "category-too-deep"; readonly limit: number }
  | { readonly code: "categories-too-many"; readonly limit: number }
  | { readonly code: "address-refused" }
  | { readonly code: "shortcode-removed"; readonly shortcodes: string }
  | { readonly code: "html-removed"; readonly elements: string }
  | { readonly code: "attribute-nameless" }
  | { readonly code: "attributes-too-many"; readonly limit: number }
  | { readonly code: "attribute-several-values"; readonly used: string }
  | { readonly code: "reference-invalid" }
  | { readonly code: "reference-not-found"; readonly reference: string }
  | { readonly code: "attribute-value-added"; readonly attribute: string }
  /**
   * A picture that could not be fetched. Found in stored reports only: a run's missing pictures have a list of their
   * own.
   */
  | { readonly code: "image-not-fetched"; readonly image: string };
