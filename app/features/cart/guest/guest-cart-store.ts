import type { Options } from "#app/features/catalog/index/choices.ts";
import type { Result } from "#app/lib/result.ts";
import { readStored, writeStored } from "#app/ui/session/stored.ts";
import { GUEST_CART_KEY, GUEST_CART_MERGE_KEY, SAVED_KEY } from "#app/ui/session/stored-keys.ts";
import { type CartEntry, countEntryPieces, entryOf, toCartQuantity } from "../cart.ts";
import {
  BROWSER_RULES,
  type CartAction,
  type CartChange,
  type CartRefusal,
  type CartRules,
  reduceCart,
} from "../cart-reducer.ts";
import {
  damageOf,
  type GuestCartState,
  parseGuestCart,
  parsePendingMerge,
  type StoredDamage,
} from "./guest-cart.ts";

/**
 * The guest cart of this browser. For browser code only, with or without React. Every change is read, made and
 * written in one go, and told to this page by `cart:changed` and to other tabs by the browser's storage event.
 */
const CHANGED = "cart:changed";

/** Reads a stored list; the same array until something changes. */
function readerOf(key: string): () => readonly CartEntry[] {
  let known: { readonly text: string | null; readonly entries: readonly CartEntry[] } = {
    text: null,
    entries: [],
  };
  return () => {
    const text = readStored(key);
    if (text !== known.text) known = { text, entries: parseGuestCart(text) };
    return known.entries;
  };
}

/** The cart's entries. */
export const readGuestCart = readerOf(GUEST_CART_KEY);

/** What is saved for later in this browser. */
export const readSaved = readerOf(SAVED_KEY);

/** What of the stored lists cannot be read; ask before anything is written. */
export function readDamage(): StoredDamage {
  const [cart, saved] = [damageOf(readStored(GUEST_CART_KEY)), damageOf(readStored(SAVED_KEY))];
  return { dropped: cart.dropped + saved.dropped, changed: cart.changed + saved.changed };
}

/** Changes this browser's cart by the rules of every cart. A refused action changes nothing. */
export function changeGuestCart(
  action: CartAction,
  rules: CartRules = BROWSER_RULES,
): Result<CartChange, CartRefusal> {
  const before = { cart: readGuestCart(), saved: readSaved() };
  const changed = reduceCart(before, action, rules);
  if (!changed.ok) return changed;
  const { cart, saved } = changed.value.lists;
  // The list that grows is written first: whatever happens in between, nothing is lost.
  const savedGrows = countEntryPieces(saved) > countEntryPieces(before.saved);
  if (savedGrows) writeSaved(saved);
  if (cart !== before.cart) writeStored(GUEST_CART_KEY, JSON.stringify(cart));
  if (!savedGrows && saved !== before.saved) writeSaved(saved);
  notifyCartChanged();
  return changed;
}

export function writeSaved(saved: readonly CartEntry[]): void {
  writeStored(SAVED_KEY, saved.length > 0 ? JSON.stringify(saved) : null);
}

/** Moves a line of the cart to what is saved for later, without what an account was promised of it. */
export function saveForLater(key: string): boolean {
  const held = readState().pending?.items ?? [];
  return changeGuestCart({ kind: "save", key, held }).ok;
}

/** Tells the page's own listeners, such as the count in the header. `count` where a server knows the number. */
export function notifyCartChanged(count?: number): void {
  dispatchEvent(new CustomEvent(CHANGED, { detail: count === undefined ? {} : { count } }));
}

/** Adds a product. False when the cart takes nothing more of it, or no further product. */
export function addToGuestCart(productId: string, quantity = 1, options: Options = {}): boolean {
  const before = countEntryPieces(readGuestCart());
  if (toCartQuantity(quantity) === null) return false;
  changeGuestCart({ kind: "add", entries: [entryOf(productId, quantity, options)] });
  return countEntryPieces(readGuestCart()) > before;
}

/** Calls `listener` after every change, here or in another tab. Returns how to stop. */
export function subscribeToGuestCart(listener: () => void): () => void {
  const onStorage = (event: StorageEvent): void => {
    if (event.key === GUEST_CART_KEY || event.key === SAVED_KEY || event.key === null) listener();
  };
  addEventListener(CHANGED, listener);
  addEventListener("storage", onStorage);
  return () => {
    removeEventListener(CHANGED, listener);
    removeEventListener("storage", onStorage);
  };
}

/** What this browser holds, with the merge that is under way. */
export function readState(): GuestCartState {
  return { entries: readGuestCart(), pending: parsePendingMerge(readStored(GUEST_CART_MERGE_KEY)) };
}
