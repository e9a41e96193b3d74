export const FOUND_KINDS = [
  "order",
  "draft-order",
  "document",
  "customer",
  "product",
  "category",
  "brand",
  "hire-item",
  "unit",
  "quote",
  "hire",
  "enquiry",
  "withdrawal",
  "entry",
  "user",
  "picture",
] as const;

export type FoundKind = (typeof FOUND_KINDS)[number];

/** One thing that the command palette found. */
export interface Found {
  readonly kind: FoundKind;
  readonly id: string;
  readonly href: string;
  /** What it is known by: number, reference or name. */
  readonly title: string;
  /** What tells it from its like: a name, an address, a part number. */
  readonly detail: string;
}

/** Shorter texts find too much to be of use; a number may be as short as it likes. */
export const MIN_FIND_LENGTH = 3;

/** Characters of a search that are read. */
export const MAX_FIND_LENGTH = 80;
