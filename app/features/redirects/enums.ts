/** Values of the columns of old addresses. A new value needs a migration of its CHECK constraint. */

/** Outcomes of an old address. */
export const OUTCOMES = [
  "proposed",
  "none",
  "answers",
  "redirected",
  "skipped",
  "machinery",
  "elsewhere",
] as const;

/** The outcomes of an old address about which nothing is decided. */
export const UNDECIDED: readonly (typeof OUTCOMES)[number][] = ["proposed", "none"];

/** Why a page was proposed, the surest first. */
export const PROPOSAL_REASONS = [
  "slug",
  "number",
  "former",
  "sku",
  "alike",
  "perhaps",
  "category",
  "category-above",
  "brand",
  "tag",
  "page",
] as const;
