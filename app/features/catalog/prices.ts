import type { Cents } from "#app/lib/money.ts";
import { DAY_MS } from "#app/lib/time/clock.ts";
import type { Reduction } from "./catalog.ts";

interface PriceFields {
  readonly regularPrice: Cents | null;
  readonly salePrice: Cents | null;
  /** The first instant of the sale price; null: it has always begun. */
  readonly saleFrom: Date | null;
  /** The first instant after the sale price; null: it does not end. */
  readonly saleTo: Date | null;
}

/** The price in force at an instant: the sale price inside its period, else the regular one. Null: on request. */
export function priceAt(product: PriceFields, now: Date): Cents | null {
  const { regularPrice, salePrice, saleFrom, saleTo } = product;
  const onSale =
    salePrice !== null && (saleFrom === null || saleFrom <= now) && (saleTo === null || now < saleTo);
  return onSale ? salePrice : regularPrice;
}

/** A price that was in force from an instant on. */
export interface PricePoint {
  readonly price: Cents | null;
  readonly validFrom: Date;
}

const PERIOD_MS = 30 * DAY_MS;

/**
 * The lowest price of the 30 days before the present price cut (S.I. 597/2022), or null when the present
 * price is no cut, or when the history does not reach back 30 days: then no cut may be announced. Cuts that
 * follow each other within 30 days count as one that began with the first. `history` is oldest first.
 */
export function reductionOf(history: readonly PricePoint[], now: Date): Reduction | null {
  const past = history.filter((point) => point.validFrom <= now);
  let at = past.length - 1;
  const current = past[at]?.price;
  if (current === undefined || current === null || !isCut(past, at)) return null;
  while (isCut(past, at - 1) && within30Days(past, at)) at -= 1;
  const start = past[at]?.validFrom.getTime() ?? 0;
  const before = past.slice(0, at);
  const reaching = before.findLastIndex((point) => point.validFrom.getTime() <= start - PERIOD_MS);
  if (reaching === -1) return null;
  const prices = before.slice(reaching).flatMap((point) => (point.price === null ? [] : [point.price]));
  const lowestBefore = prices.reduce((low, price) => (price < low ? price : low), prices[0] ?? current);
  return lowestBefore > current ? { lowestBefore } : null;
}

function isCut(points: readonly PricePoint[], at: number): boolean {
  const price = points[at]?.price ?? null;
  const before = points[at - 1]?.price ?? null;
  return price !== null && before !== null && price < before;
}

function within30Days(points: readonly PricePoint[], at: number): boolean {
  const changedAt = points[at]?.validFrom.getTime() ?? 0;
  const before = points[at - 1]?.validFrom.getTime() ?? 0;
  return changedAt - before < PERIOD_MS;
}
