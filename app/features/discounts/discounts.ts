import { addCents, allocate, type Cents, roundHalfUp, subtractCents, ZERO } from "#app/lib/money.ts";
import type { DISCOUNT_KINDS, DISCOUNT_SCOPES } from "./enums.ts";

export type DiscountKind = (typeof DISCOUNT_KINDS)[number];
export type DiscountScope = (typeof DISCOUNT_SCOPES)[number];

/** What a code takes off. */
export type DiscountValue =
  /** The discount in basis points. */
  | { readonly kind: "percent"; readonly percent: number }
  | { readonly kind: "amount"; readonly amount: Cents };

/** A code that may be used for a cart, with the products of it that it discounts. */
export interface DiscountOffer {
  readonly id: string;
  /** Counts every change of the code: an order is placed with what the buyer was shown. */
  readonly version: number;
  readonly code: string;
  readonly value: DiscountValue;
  readonly onDelivery: boolean;
  readonly productIds: readonly string[];
  /** Some products are left out because a price list prices them. */
  readonly skipsListPrices?: boolean;
}

/** Why a code is not taken off, in the words of the checkout. */
export type DiscountRefusal =
  | {
      readonly kind:
        | "unknown"
        | "ended"
        | "not-yet"
        | "used-up"
        | "used-before"
        | "not-for-these"
        /** A price list prices all that it would be for. */
        | "list-prices"
        | "first-order-only";
    }
  /** `retryAfter` is in seconds. */
  | { readonly kind: "too-many-tries"; readonly retryAfter: number }
  /** The goods cost less than this. */
  | { readonly kind: "minimum"; readonly minimum: Cents };

/** The longest text that is looked up as a code. */
export const MAX_DISCOUNT_CODE_LENGTH = 30;

/** A code as it is stored: capitals, no spaces. What no code can look like stays unknown. */
export function normalizeCode(typed: string): string {
  return typed.replace(/\s+/g, "").toUpperCase();
}

/** A line that a code can be taken off: a product at its price. */
interface ListedLine {
  readonly productId: string;
  readonly amount: Cents;
}

/**
 * What each line is discounted by: the sum of the code is shared over the lines that it is for, in proportion to their
 * prices, by largest remainder. No line is discounted by more than its price.
 */
export function shareDiscount(offer: DiscountOffer, lines: readonly ListedLine[]): readonly Cents[] {
  const weights = lines.map(({ productId, amount }) =>
    offer.productIds.includes(productId) ? amount : ZERO,
  );
  const goods = addCents(...weights);
  if (goods === 0) return lines.map(() => ZERO);
  return allocate(goodsDiscount(offer.value, goods), weights);
}

function goodsDiscount(value: DiscountValue, goods: Cents): Cents {
  if (value.kind === "percent") return percentOf(goods, value.percent);
  return value.amount < goods ? value.amount : goods;
}

/** What delivery is discounted by: nothing unless the code says so; of a sum, what the goods have left of it. */
export function deliveryDiscountOf(offer: DiscountOffer, delivery: Cents, goodsDiscounted: Cents): Cents {
  if (!offer.onDelivery) return ZERO;
  if (offer.value.kind === "percent") return percentOf(delivery, offer.value.percent);
  const left = subtractCents(offer.value.amount, goodsDiscounted);
  return left < delivery ? left : delivery;
}

function percentOf(amount: Cents, basisPoints: number): Cents {
  return roundHalfUp(amount * basisPoints, 10_000);
}

/** The states of a code at an instant, in the order of the list's tabs. */
export const DISCOUNT_STATES = ["active", "scheduled", "paused", "ended"] as const;

export type DiscountState = (typeof DISCOUNT_STATES)[number];

/** What the list says of a code at an instant. */
export function discountStateAt(
  {
    active,
    startsAt,
    endsAt,
  }: { readonly active: boolean; readonly startsAt: Date | null; readonly endsAt: Date | null },
  now: Date,
): DiscountState {
  if (endsAt && now >= endsAt) return "ended";
  if (!active) return "paused";
  return startsAt && now < startsAt ? "scheduled" : "active";
}
