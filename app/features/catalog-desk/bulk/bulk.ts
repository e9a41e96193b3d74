import type { Cents } from "#app/lib/money.ts";
import { roundHalfUp } from "#app/lib/money.ts";

export const BULK_ACTIONS = [
  "publish",
  "unpublish",
  "hide",
  "show",
  "category",
  "brand",
  "vat",
  "price",
  "own",
  "delete",
] as const;
export type BulkAction = (typeof BULK_ACTIONS)[number];

/** Actions with a value, which the form sends in the field of the action's name. */
const VALUED_ACTIONS = ["category", "brand", "vat", "price"] as const satisfies readonly BulkAction[];
export type ValuedAction = (typeof VALUED_ACTIONS)[number];

export const isValued = (action: BulkAction): action is ValuedAction =>
  VALUED_ACTIONS.some((valued) => valued === action);

/** The most products one change may touch. */
export const MAX_PRODUCTS_AT_ONCE = 2_000;

/** How many products a list holds, over all of its pages: counted up to the most that one change may touch. */
export interface Matching {
  readonly n: number;
  readonly more: boolean;
}

/** The value of a form for "no brand". */
export const NO_BRAND = "none";

/** A change of many products as the form sends it. */
export interface BulkChange {
  readonly action: BulkAction;
  readonly ids: readonly string[];
  /** A category's or brand's id, basis points of VAT, or percent of the price with a sign; "" for the others. */
  readonly value: string;
}

/**
 * A percentage as people type it, "-10" or "+2,5", in hundredths of a percent; null when it is none or out of reason.
 */
export function typedPercent(text: string): number | null {
  const plain = text.replace(/[%\s]/g, "").replace("−", "-").replace(",", ".");
  if (!/^[+-]?\d{1,3}(?:\.\d{1,2})?$/.test(plain)) return null;
  const hundredths = Math.round(Number(plain) * 100);
  return hundredths > -10_000 && hundredths <= 50_000 && hundredths !== 0 ? hundredths : null;
}

/** Both prices of a product changed by hundredths of a percent, each rounded once, half up. */
export function changedPrices(
  { regularPrice, salePrice }: { readonly regularPrice: Cents | null; readonly salePrice: Cents | null },
  hundredths: number,
) {
  const by = (price: Cents | null) =>
    price === null ? null : roundHalfUp(price * (10_000 + hundredths), 10_000);
  return { regularPrice: by(regularPrice), salePrice: by(salePrice) };
}

/** The result of a change of many products. */
export interface BulkOutcome {
  readonly action: BulkAction;
  readonly changed: number;
  /** Products that already were so, or have no price to change. */
  readonly unchanged: number;
  /** Names of products that were left as they are, each with what is in the way. */
  readonly refused: readonly { readonly name: string; readonly why: readonly string[] }[];
  /** Undoes it; null where that cannot be. */
  readonly undo: string | null;
}

/** How many products, categories and brands of the sample catalogue were deleted. */
export interface SamplesDeleted {
  readonly products: number;
  readonly categories: number;
  readonly brands: number;
  /** Products that were refused, as in a change of many. */
  readonly refused: BulkOutcome["refused"];
}

export type BulkRefusal =
  | { readonly kind: "bad-value" }
  | { readonly kind: "none-chosen" }
  /** The category or brand has been deleted meanwhile. */
  | { readonly kind: "value-gone" }
  | { readonly kind: "too-many" };

/** The question before a change of many. */
export interface ManyAsked {
  readonly kind: "to-confirm";
  readonly action: BulkAction;
  /** Null: there is none yet, so the question asks for it. The list cannot without scripts. */
  readonly value: string | null;
  /** What was typed that is no value; null where nothing was. */
  readonly wrong: string | null;
  /** How many products it is about. */
  readonly n: number;
  /** The ticked ones; none when it is about all that match the list. */
  readonly ids: readonly string[];
  /** A mark of all that matched when the question was asked; null when it is about the ticked ones. */
  readonly all: string | null;
  /** True when other products match now than at the time of the question that was answered. */
  readonly moved: boolean;
  /** How many of them get a price of 0.00 that they do not have now. */
  readonly freed: number;
  /** A mark of these prices, which a yes sends back; "" for none. */
  readonly freedMark: string;
}

/** What the page of products says after one of its forms. */
export type ManyProductsAnswer =
  | ManyAsked
  | { readonly kind: "done"; readonly outcome: BulkOutcome }
  | { readonly kind: "samples-to-confirm" }
  | { readonly kind: "samples-deleted"; readonly outcome: SamplesDeleted }
  | { readonly kind: "undone"; readonly left: number; readonly refused: BulkOutcome["refused"] }
  | { readonly kind: "refused"; readonly why: BulkRefusal["kind"] };
