import { addEntry, type CartEntry, changeEntry, entryKey, removeEntry } from "./cart.ts";

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
export function putAside(lists: CartLists, key: string, held: readonly CartEntry[] = []): CartLists {
  const line = find(lists.cart, key);
  if (!line) return lists;
  const promised = find(held, key)?.quantity ?? 0;
  const saved = addEntry(lists.saved, line.product_id, line.quantity - promised, line.options);
  if (saved === lists.saved) return lists;
  const cart = promised > 0 ? changeEntry(lists.cart, key, promised) : removeEntry(lists.cart, key);
  return { cart, saved };
}

/** Moves a line back into the cart; nothing moves when the cart is full. */
export function takeBack(lists: CartLists, key: string): CartLists {
  const line = find(lists.saved, key);
  if (!line) return lists;
  const cart = addEntry(lists.cart, line.product_id, line.quantity, line.options);
  return cart === lists.cart ? lists : { cart, saved: removeEntry(lists.saved, key) };
}

function find(entries: readonly CartEntry[], key: string): CartEntry | undefined {
  return entries.find((entry) => entryKey(entry) === key);
}

/** The union of two lists of saved products; the larger quantity of each counts, so repeating it is harmless. */
export function mergeSaved(into: readonly CartEntry[], more: readonly CartEntry[]): readonly CartEntry[] {
  const merged = new Map(into.map((entry) => [entryKey(entry), entry]));
  for (const entry of more) {
    const before = merged.get(entryKey(entry));
    merged.set(entryKey(entry), {
      ...entry,
      quantity: Math.max(before?.quantity ?? 0, entry.quantity),
    });
  }
  return [...merged.values()];
}
