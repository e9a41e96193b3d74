import type { CategoryTree } from "../category-tree.ts";

interface Listed {
  readonly generation: number;
  readonly tree: CategoryTree;
}

/** The order "featured" of an index, worked out once for all lists of a generation. */
export class FeaturedOrder {
  #generation = -1;
  #order: Int32Array = new Int32Array();

  /**
   * `order` has featured products first; `categories` the main category of each product. A department is what is at the
   * top of the tree; departments begin in the order of their names, products without one come with the last.
   */
  read(
    { generation, tree }: Listed,
    order: Int32Array,
    categories: readonly (string | undefined)[],
  ): Int32Array {
    if (this.#generation === generation) return this.#order;
    const tops = tree.shown.filter(({ id }) => tree.trail(id).length === 1).map(({ id }) => id);
    const departments = new Map<string | undefined, number>();
    this.#order = interleave(order, (product) => {
      const category = categories[product];
      const known = departments.get(category);
      if (known !== undefined) return known;
      const position = tops.indexOf(tree.trail(category ?? null)[0]?.id ?? "");
      const number = position === -1 ? tops.length : position;
      departments.set(category, number);
      return number;
    });
    this.#generation = generation;
    return this.#order;
  }
}

/**
 * Products of all departments in turn: the first of each, then the second of each, and so on. `order` says which is
 * first within a department, the number of a department which of them begins.
 */
export function interleave(order: Int32Array, departmentOf: (product: number) => number): Int32Array {
  const departments: number[][] = [];
  for (const product of order) {
    const department = departmentOf(product);
    departments[department] ??= [];
    departments[department].push(product);
  }
  const interleaved = new Int32Array(order.length);
  let length = 0;
  let left = departments.filter((products) => products !== undefined);
  for (let round = 0; left.length > 0; round += 1) {
    left = left.filter((products) => products.length > round);
    for (const products of left) interleaved[length++] = products[round] ?? 0;
  }
  return interleaved;
}
