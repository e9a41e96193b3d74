/** A quantity of a product. */
export interface ProductQuantity {
  readonly productId: string;
  readonly quantity: number;
}

export interface OutOfStock {
  readonly kind: "out-of-stock";
  readonly productId: string;
  /** What is left of it; 0 when it is not sold at all. */
  readonly available: number;
}

/** Quantities summed per product, in the fixed order in which stock rows are locked. */
export function sumByProduct(lines: readonly ProductQuantity[]): readonly ProductQuantity[] {
  const sums = new Map<string, number>();
  for (const line of lines) sums.set(line.productId, (sums.get(line.productId) ?? 0) + line.quantity);
  return [...sums]
    .map(([productId, quantity]) => ({ productId, quantity }))
    .sort((a, b) => (a.productId < b.productId ? -1 : 1));
}
