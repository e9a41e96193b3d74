import type { Cents } from "#app/lib/money.ts";
import { priceOf } from "./check-product.ts";
import { type ProductValues, variationIds } from "./product-values.ts";

/** A price of a form that becomes 0.00. */
export interface FreedPrice {
  /** The name and id of its field. */
  readonly field: string;
  /** What it was, as the field shows it; "" for none. */
  readonly before: string;
}

/** Buttons of the product's form that store its prices. */
export const PRICE_ACTS = ["save", "generate", "draft", "publish", "unpublish"] as const;
export type PriceAct = (typeof PRICE_ACTS)[number];

/** The question before prices become 0.00, and the button that led to it, which a yes presses again. */
export interface PriceQuestion {
  readonly freed: readonly FreedPrice[];
  readonly act: PriceAct;
}

interface PricePair {
  readonly regularPrice: Cents | null;
  readonly salePrice: Cents | null;
}

/** Whether one of two prices becomes 0.00 from something else. */
export function freesPrice(before: PricePair, after: PricePair): boolean {
  return (["regularPrice", "salePrice"] as const).some((price) => after[price] === 0 && before[price] !== 0);
}

/** The prices of a product and its variations that a form makes 0.00 and that were something else before. */
export function listFreed(values: ProductValues, before: ProductValues): readonly FreedPrice[] {
  const kept = variationIds(values).filter((id) => !values[`v.${id}.remove`]);
  return ["", ...kept.map((id) => `v.${id}.`)]
    .flatMap((prefix) => [`${prefix}regularPrice`, `${prefix}salePrice`])
    .filter((field) => priceOf(values, field) === 0 && priceOf(before, field) !== 0)
    .map((field) => ({ field, before: before[field] ?? "" }));
}
