import { addEntry, type CartEntry, changeEntry, removeEntry } from "./cart.ts";

/** Where the browser keeps what a guest has put aside: the same shape as the cart. */
export const SAVED_KEY = "saved_for_later";

/** A cart and what was put aside from it. */
export interface CartLists {
  readonly cart: readonly CartEntry[];
  readonly saved: readonly CartEntry[];
}

/**
 * Moves a line out of the cart. What a hand-over under way has promised to an account (`held`) stays: it is on its way
 * there. Nothing moves when the other list is full: nothing may get lost on the way.
 */
export function putAside(lists: CartLists, productId: string, held: readonly CartEntry[] = []): CartLists {
  const promised = held.find((entry) => entry.product_id === productId)?.quantity ?? 0;
  const free = quantityOf(lists.cart, productId) - promised;
  const saved = addEntry(lists.saved, productId, free);
  if (saved === lists.saved) return lists;
  const cart =
    promised > 0 ? changeEntry(lists.cart, productId, promised) : removeEntry(lists.cart, productId);
  return { cart, saved };
}

/** Moves a line back into the cart; nothing moves when the cart is full. */
export function takeBack(lists: CartLists, productId: string): CartLists {
  const cart = addEntry(lists.cart, productId, quantityOf(lists.saved, productId));
  return cart === lists.cart ? lists : { cart, saved: removeEntry(lists.saved, productId) };
}

function quantityOf(entries: readonly CartEntry[], productId: string): number {
  return entries.find((entry) => entry.product_id === productId)?.quantity ?? 0;
}

/** The union of two lists of saved products; the larger quantity of a product counts, so repeating it is harmless. */
export function mergeSaved(into: readonly CartEntry[], more: readonly CartEntry[]): readonly CartEntry[] {
  const merged = new Map(into.map((entry) => [entry.product_id, entry.quantity]));
  for (const { product_id: id, quantity } of more) merged.set(id, Math.max(merged.get(id) ?? 0, quantity));
  return [...merged].map(([product_id, quantity]) => ({ product_id, quantity }));
}
