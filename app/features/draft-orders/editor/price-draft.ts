import type { StoredDraftLine } from "#app/db/schema/shop/draft-orders.ts";
import type { OrderLine } from "#app/features/orders/orders.ts";
import { lineTotalOf, type Totals, totalsOf } from "#app/features/orders/totals.ts";
import { addCents, allocate, type Cents, ZERO } from "#app/lib/money.ts";

/** What a line of a draft is priced by. Prices include VAT. */
export interface DraftPriceLine {
  readonly quantity: number;
  /** The price of one piece, before the discount. */
  readonly unitPrice: Cents;
  readonly vatRate: number;
  /** The discount off the whole line; never more than it costs. */
  readonly discount: Cents;
}

export interface DraftPrice {
  /** What each line is discounted by: its own discount and its part of that on the order. */
  readonly discounts: readonly Cents[];
  /** What each line costs after that. */
  readonly lineTotals: readonly Cents[];
  readonly totals: Totals;
}

/** What goods cost after their own discounts, which the discount on the order and free delivery are counted by. */
export function worthOf(lines: readonly DraftPriceLine[]): Cents {
  return addCents(...lines.map(lineTotalOf));
}

/**
 * What a draft comes to. The discount on the order is shared over the lines in proportion to what they cost, so that
 * each VAT rate carries its part.
 */
export function priceDraft(
  lines: readonly DraftPriceLine[],
  { discount, delivery }: { readonly discount: Cents; readonly delivery: Cents },
): DraftPrice {
  const shares = allocate(discount, lines.map(lineTotalOf));
  const priced = lines.map((line, index) => ({
    ...line,
    discount: addCents(line.discount, shares[index] ?? ZERO),
  }));
  return {
    discounts: priced.map((line) => line.discount),
    lineTotals: priced.map(lineTotalOf),
    totals: totalsOf(priced, delivery),
  };
}

/** A simplified VAT invoice, which needs no address, goes up to this sum, in cents (S.I. 639/2010, regulation 22). */
const SIMPLIFIED_UP_TO = 10_000;

/** Whether the invoice needs an address of its own: goods that are collected have no other. */
export function needsBilling(draft: {
  readonly delivery: string;
  readonly company: string | null;
  readonly vatNumber: string | null;
  readonly total: Cents;
}): boolean {
  const isBusiness = draft.company !== null || draft.vatNumber !== null;
  return draft.delivery === "collection" && (isBusiness || draft.total > SIMPLIFIED_UP_TO);
}

/** The lines of the order. */
export function orderLinesOf(
  lines: readonly (DraftPriceLine & Omit<OrderLine, "lineTotal">)[],
  { discounts, lineTotals }: DraftPrice,
): readonly OrderLine[] {
  return lines.map((line, index) => {
    const {
      productId,
      sku,
      name,
      options,
      nameEn,
      optionsEn,
      chosen,
      vatRate,
      environmentalCost,
      withdrawalException,
    } = line;
    return {
      productId,
      sku,
      name,
      options,
      nameEn: nameEn ?? null,
      optionsEn: optionsEn ?? null,
      chosen,
      vatRate,
      environmentalCost,
      withdrawalException,
      unitPrice: line.unitPrice,
      quantity: line.quantity,
      discount: discounts[index] ?? ZERO,
      lineTotal: lineTotals[index] ?? ZERO,
    };
  });
}

/** The price list that prices of the lines came from, by its name; null for none. */
export function priceListOf(lines: readonly Pick<StoredDraftLine, "priceList">[]): string | null {
  return lines.find(({ priceList }) => priceList)?.priceList ?? null;
}
