import type { FormFields } from "#app/lib/forms/form-fields.ts";
import type { Cents } from "#app/lib/money.ts";
import { type ProductValues, variationIds } from "../product-values.ts";
import { priceOf } from "./check-product.ts";
import { nameWithdrawn, type WithdrawnVariation } from "./withdrawn-variations.ts";

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

/** What a save asks about before it stores a form. */
export interface ToConfirm {
  /** Prices that become 0.00. */
  readonly freed: readonly FreedPrice[];
  /** Variations that are taken off offer. */
  readonly withdrawn: readonly WithdrawnVariation[];
}

/** The question before a save, and the button that led to it, which a yes presses again. */
export interface SaveQuestion extends ToConfirm {
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

const namesOf = ({ freed, withdrawn }: ToConfirm): readonly string[] => [
  ...freed.map(({ field, before }) => `${field} ${before}`),
  ...nameWithdrawn(withdrawn),
];

/** What a question names, as its yes names it again in the field `named`. */
export function nameAsked(asked: ToConfirm): string {
  return namesOf(asked).join("|");
}

/** What a posted form says yes to; nothing without a yes. */
export function readConfirmed(form: FormFields): readonly string[] {
  return form.confirmed() ? (form.get("named") ?? "").split("|") : [];
}

/** Whether one of these, from what it is now, was not in the question that was answered with yes. */
export function hasUnasked(asked: ToConfirm, confirmed: readonly string[]): boolean {
  return namesOf(asked).some((name) => !confirmed.includes(name));
}
