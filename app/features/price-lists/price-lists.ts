import type { LinkedProductPage, ProductCard, Purchasable } from "#app/features/catalog/catalog.ts";
import { type Cents, roundHalfUp } from "#app/lib/money.ts";

/** What a price list says of a product, and what the catalogue does. Prices include VAT. */
export interface ListTerms {
  /** The catalogue's price in force; null: on request. */
  readonly price: Cents | null;
  /** The price without a sale. */
  readonly regularPrice: Cents | null;
  /** The list's own price of the product. */
  readonly own: Cents | null;
  /** The discount off the regular price, in basis points: of the nearest category, else of the whole list. */
  readonly percent: number | null;
}

/**
 * The price of a list: its own price of the product, else a percentage off the regular one. Null where the catalogue's
 * price in force, a sale price included, is as low or lower, and for prices on request.
 */
export function listPriceOf({ price, regularPrice, own, percent }: ListTerms): Cents | null {
  if (price === null) return null;
  const listed = own ?? (percent === null ? null : percentOff(regularPrice ?? price, percent));
  return listed !== null && listed > 0 && listed < price ? listed : null;
}

function percentOff(price: Cents, basisPoints: number): Cents {
  return roundHalfUp(price * (10_000 - basisPoints), 10_000);
}

/** A product that a list may price; a variation names its product. */
export interface PricedProduct extends ListTerms {
  readonly id: string;
  readonly parentId: string | null;
  /** True when the price counts for "from" in lists of products. */
  readonly offered: boolean;
}

/** What a customer's price list makes of some products; nothing for customers without one. */
export interface ListPrices {
  /** The prices of simple products and variations that the list makes cheaper. */
  readonly prices: ReadonlyMap<string, Cents>;
  /** The lowest and highest price of the variations on offer, by product, list prices taken in. */
  readonly ranges: ReadonlyMap<string, { readonly low: Cents; readonly high: Cents }>;
  /** The name of the account's list; null where it has none, and where none of the products is known. */
  readonly name: string | null;
}

export const NO_LIST_PRICES: ListPrices = { prices: new Map(), ranges: new Map(), name: null };

/** The list prices of products as they are stored. */
export function listPricesOf(rows: readonly PricedProduct[]): Omit<ListPrices, "name"> {
  const prices = new Map<string, Cents>();
  const ranges = new Map<string, { low: Cents; high: Cents }>();
  for (const row of rows) {
    const listed = listPriceOf(row);
    if (listed !== null) prices.set(row.id, listed);
    const price = listed ?? row.price;
    if (row.parentId === null || price === null || !row.offered) continue;
    const known = ranges.get(row.parentId) ?? { low: price, high: price };
    ranges.set(row.parentId, {
      low: price < known.low ? price : known.low,
      high: price > known.high ? price : known.high,
    });
  }
  return { prices, ranges };
}

/** Goods at a customer's prices. */
export function pricedGoods<T extends Pick<Purchasable, "id" | "price" | "catalogPrice">>(
  goods: readonly T[],
  { prices }: ListPrices,
): readonly T[] {
  return goods.map((product) => {
    const price = prices.get(product.id);
    return price === undefined ? product : { ...product, price, catalogPrice: product.price };
  });
}

/** Products of a list at a customer's prices. */
export function pricedCards(cards: readonly ProductCard[], list: ListPrices): readonly ProductCard[] {
  return pricedGoods(cards, list).map((card) => {
    const range = card.kind === "variable" ? list.ranges.get(card.id) : undefined;
    if (!range || card.price === null) return card;
    const from = range.low !== range.high;
    return range.low < card.price
      ? { ...card, price: range.low, from, catalogPrice: card.price }
      : { ...card, from };
  });
}

/**
 * A product's page at a customer's prices. A reduction is of the catalogue's price and is not announced beside them.
 */
export function pricedPage(page: LinkedProductPage, list: ListPrices): LinkedProductPage {
  const [card = page] = pricedCards([page], list);
  return {
    ...page,
    price: card.price,
    from: card.from,
    reduction: list.prices.has(page.id) ? null : page.reduction,
    ...(card.catalogPrice !== undefined && { catalogPrice: card.catalogPrice }),
    variations: pricedGoods(page.variations, list).map((variation) =>
      list.prices.has(variation.id) ? { ...variation, reduction: null } : variation,
    ),
    upsells: pricedCards(page.upsells, list),
    crossSells: pricedCards(page.crossSells, list),
    related: pricedCards(page.related, list),
  };
}
