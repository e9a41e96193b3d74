import type { CatalogIndex } from "./catalog-index.ts";
import { bandOf, PRICE_KEYS, type Sort } from "./facets.ts";
import { Column, type ValueColumn } from "./index-parts.ts";

/**
 * What prices decide in lists, at other prices than the catalogue's: bands and the orders by price. It holds for the
 * generation of the index that it was made of.
 */
export class PricedIndex {
  readonly generation: number;
  readonly prices: ValueColumn;
  readonly #names: Int32Array;
  readonly #cents: Float64Array;
  readonly #orders = new Map<Sort, Int32Array>();

  /** `priceOf` gives the price of a product by its number, in cents; null is "price on request". */
  constructor(index: CatalogIndex, priceOf: (product: number) => number | null) {
    const column = new Column();
    const bands = new Map(PRICE_KEYS.map((key) => [key, column.setOf([column.ordinal(key)])]));
    this.generation = index.generation;
    this.#names = index.orderOf("name").slice();
    this.#cents = new Float64Array(index.size);
    for (const product of this.#names) {
      const price = priceOf(product);
      this.#cents[product] = price ?? Number.POSITIVE_INFINITY;
      column.put(product, bands.get(bandOf(price)) ?? 0);
    }
    this.prices = column;
  }

  /**
   * The products in an order of prices; null for an order that prices do not decide. Products without a price come
   * last in both.
   */
  orderOf(sort: Sort): Int32Array | null {
    if (sort !== "price" && sort !== "price-desc") return null;
    const known = this.#orders.get(sort);
    if (known) return known;
    // Sorting is stable, so products of one price stay in the order of names.
    const sorted = this.#names.slice().sort((one, other) => {
      const [a, b] = [this.#keyOf(one, sort), this.#keyOf(other, sort)];
      if (a === b) return 0;
      return a < b ? -1 : 1;
    });
    this.#orders.set(sort, sorted);
    return sorted;
  }

  #keyOf(product: number, sort: Sort): number {
    const price = this.#cents[product] ?? Number.POSITIVE_INFINITY;
    return sort === "price-desc" && price !== Number.POSITIVE_INFINITY ? -price : price;
  }
}
