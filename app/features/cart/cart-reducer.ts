import { ok, type Result, refuse } from "#app/lib/result.ts";
import {
  addCartEntry,
  type CartEntry,
  entryKey,
  MAX_CART_QUANTITY,
  MAX_ENTRIES,
  subtractEntries,
  toCartQuantity,
} from "./cart.ts";

/** A cart and what is saved for later from it. */
export interface CartLists {
  readonly cart: readonly CartEntry[];
  readonly saved: readonly CartEntry[];
}

/** A change of a cart. `key` is a line's `entryKey`. */
export type CartAction =
  /** Adds entries, or more of lines that are there: one product, a link's list, or a guest cart that is merged. */
  | { readonly kind: "add"; readonly entries: readonly CartEntry[] }
  | { readonly kind: "set-quantity"; readonly key: string; readonly quantity: number }
  | { readonly kind: "remove"; readonly key: string }
  /** Undoes a removal: the entry returns to its position in the list. */
  | { readonly kind: "undo-remove"; readonly entry: CartEntry; readonly index: number }
  /**
   * Moves a line to the saved list, with `quantity` where the page shows another than is stored. `held` is what a
   * merge under way has promised to an account: that stays in the cart.
   */
  | {
      readonly kind: "save";
      readonly key: string;
      readonly quantity?: number;
      readonly held?: readonly CartEntry[];
    }
  /** Moves a saved line back into the cart. */
  | { readonly kind: "restore"; readonly key: string }
  | { readonly kind: "remove-saved"; readonly key: string }
  /** Adds a list of saved products; the larger quantity of each counts, so repeating it changes nothing. */
  | { readonly kind: "merge-saved"; readonly entries: readonly CartEntry[] }
  /** Takes out what was bought or merged; what was added since stays. */
  | { readonly kind: "subtract"; readonly entries: readonly CartEntry[] }
  /** Takes out products that are no longer sold. */
  | { readonly kind: "forget-gone" };

/** What the store of a cart knows beyond the cart. */
export interface CartRules {
  /** The most lines of a list. */
  readonly maxLines: number;
  /** An entry as its product can be kept; null when the product is not sold. */
  settle(entry: CartEntry): CartEntry | null;
  /** The most pieces of an entry that can be ordered now. */
  maxQuantityOf(entry: CartEntry): number;
}

/** The rules of a browser, which knows no stock: the checkout compares with it. */
export const BROWSER_RULES: CartRules = {
  maxLines: MAX_ENTRIES,
  settle: (entry) => entry,
  maxQuantityOf: () => MAX_CART_QUANTITY,
};

export interface CartChange {
  readonly lists: CartLists;
  /** Ids of products of which fewer were added than asked for. */
  readonly capped: readonly string[];
}

export type CartRefusal =
  /** No line has this key. */
  | { readonly kind: "no-such-line" }
  | { readonly kind: "invalid-quantity" }
  /** The list takes no further line; nothing moved. */
  | { readonly kind: "full" }
  /** The product is not sold; the line stays saved. */
  | { readonly kind: "gone" }
  /** All of the line is promised to an account. */
  | { readonly kind: "held" };

/** The lists after an action. The browser's and the account's cart change by these rules alone. */
export function reduceCart(
  lists: CartLists,
  action: CartAction,
  rules: CartRules,
): Result<CartChange, CartRefusal> {
  switch (action.kind) {
    case "add":
      return add(lists, action.entries, rules);
    case "set-quantity":
      return setQuantity(lists, action.key, action.quantity);
    case "remove":
      return replace(lists, "cart", action.key, []);
    case "undo-remove":
      return undoRemove(lists, action.entry, action.index);
    case "save":
      return save(lists, action, rules);
    case "restore":
      return restore(lists, action.key, rules);
    case "remove-saved":
      return replace(lists, "saved", action.key, []);
    case "merge-saved":
      return changed({ ...lists, saved: mergeSaved(lists.saved, settled(action.entries, rules)) });
    case "subtract":
      return changed({ ...lists, cart: subtractEntries(lists.cart, action.entries) });
    case "forget-gone": {
      const isSold = (entry: CartEntry): boolean => rules.settle(entry) !== null;
      return changed({ cart: lists.cart.filter(isSold), saved: lists.saved.filter(isSold) });
    }
  }
}

function changed(lists: CartLists, capped: readonly string[] = []): Result<CartChange, CartRefusal> {
  return ok({ lists, capped });
}

function add(
  lists: CartLists,
  entries: readonly CartEntry[],
  rules: CartRules,
): Result<CartChange, CartRefusal> {
  const capped: string[] = [];
  let { cart } = lists;
  let isPlaced = entries.length === 0;
  for (const entry of settled(entries, rules)) {
    const before = find(cart, entryKey(entry));
    if (!before && cart.length >= rules.maxLines) continue;
    isPlaced = true;
    const requested = (before?.quantity ?? 0) + entry.quantity;
    const quantity = Math.max(1, Math.min(requested, rules.maxQuantityOf(entry), MAX_CART_QUANTITY));
    if (quantity < requested) capped.push(entry.product_id);
    const line = { ...entry, quantity };
    cart = before ? cart.map((other) => (other === before ? line : other)) : [...cart, line];
  }
  const isFull = !isPlaced && lists.cart.length >= rules.maxLines;
  return isFull ? refuse({ kind: "full" }) : changed({ ...lists, cart }, capped);
}

/** Entries as they can be kept, those of one product with one choice together. Products not sold are left out. */
function settled(entries: readonly CartEntry[], rules: CartRules): readonly CartEntry[] {
  return entries
    .flatMap((entry) => rules.settle(entry) ?? [])
    .reduce<readonly CartEntry[]>(
      (merged, entry) => addCartEntry(merged, entry.product_id, entry.quantity, entry.options),
      [],
    );
}

function setQuantity(lists: CartLists, key: string, requested: number): Result<CartChange, CartRefusal> {
  const line = find(lists.cart, key);
  const quantity = toCartQuantity(requested);
  if (quantity === null) return refuse({ kind: "invalid-quantity" });
  return replace(lists, "cart", key, line ? [{ ...line, quantity }] : []);
}

function undoRemove(lists: CartLists, entry: CartEntry, index: number): Result<CartChange, CartRefusal> {
  const { product_id: id, quantity, options } = entry;
  const cart = find(lists.cart, entryKey(entry))
    ? addCartEntry(lists.cart, id, quantity, options)
    : lists.cart.toSpliced(index, 0, entry);
  return changed({ ...lists, cart });
}

function save(
  lists: CartLists,
  { key, quantity, held = [] }: Extract<CartAction, { kind: "save" }>,
  rules: CartRules,
): Result<CartChange, CartRefusal> {
  const line = find(lists.cart, key);
  if (!line) return refuse({ kind: "no-such-line" });
  const promised = find(held, key)?.quantity ?? 0;
  const moving = (quantity ?? line.quantity) - promised;
  if (moving < 1) return refuse({ kind: "held" });
  if (!find(lists.saved, key) && lists.saved.length >= rules.maxLines) return refuse({ kind: "full" });
  const others = lists.cart.filter((other) => other !== line);
  const cart =
    promised > 0
      ? lists.cart.map((other) => (other === line ? { ...line, quantity: promised } : other))
      : others;
  return changed({ cart, saved: increase(lists.saved, { ...line, quantity: moving }) });
}

function restore(lists: CartLists, key: string, rules: CartRules): Result<CartChange, CartRefusal> {
  const line = find(lists.saved, key);
  if (!line) return refuse({ kind: "no-such-line" });
  if (rules.settle(line) === null) return refuse({ kind: "gone" });
  const added = add(lists, [line], rules);
  if (!added.ok) return added;
  const saved = lists.saved.filter((other) => other !== line);
  return changed({ cart: added.value.lists.cart, saved }, added.value.capped);
}

/** A list with more of an entry; the list has room for it. */
function increase(entries: readonly CartEntry[], entry: CartEntry): readonly CartEntry[] {
  const before = find(entries, entryKey(entry));
  if (!before) return [...entries, entry];
  const quantity = Math.min(before.quantity + entry.quantity, MAX_CART_QUANTITY);
  return entries.map((other) => (other === before ? { ...before, quantity } : other));
}

function mergeSaved(into: readonly CartEntry[], more: readonly CartEntry[]): readonly CartEntry[] {
  const merged = new Map(into.map((entry) => [entryKey(entry), entry]));
  for (const entry of more) {
    const before = merged.get(entryKey(entry))?.quantity ?? 0;
    merged.set(entryKey(entry), { ...entry, quantity: Math.max(before, entry.quantity) });
  }
  return [...merged.values()];
}

/** The lists with other entries in the place of one line. */
function replace(
  lists: CartLists,
  name: keyof CartLists,
  key: string,
  entries: readonly CartEntry[],
): Result<CartChange, CartRefusal> {
  const line = find(lists[name], key);
  if (!line) return refuse({ kind: "no-such-line" });
  return changed({ ...lists, [name]: lists[name].flatMap((other) => (other === line ? entries : [other])) });
}

function find(entries: readonly CartEntry[], key: string): CartEntry | undefined {
  return entries.find((entry) => entryKey(entry) === key);
}
