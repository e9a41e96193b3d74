import type { Options } from "#app/features/catalog/choices.ts";
import type { Result } from "#app/lib/result.ts";
import { type CartEntry, countPieces, entryOf, subtractEntries, toQuantity } from "./cart.ts";
import {
  BROWSER_RULES,
  type CartAction,
  type CartChange,
  type CartRefusal,
  type CartRules,
  reduceCart,
} from "./cart-reducer.ts";
import {
  beginDrain,
  damageOf,
  finishDrain,
  GUEST_CART_DRAIN_KEY,
  GUEST_CART_KEY,
  type GuestCartState,
  type PendingDrain,
  parseGuestCart,
  parsePendingDrain,
  SAVED_KEY,
  type StoredDamage,
} from "./guest-cart.ts";

/**
 * The guest cart of this browser. For browser code only, with or without React. Every change is read, made and
 * written in one go, and told to this page by `cart:changed` and to other tabs by the browser's storage event.
 */
const CHANGED = "cart:changed";

/** Stands in for a storage that the browser refuses: the cart then lives as long as the page. */
const memory = new Map<string, string>();

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return memory.get(key) ?? null;
  }
}

function write(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    if (value === null) memory.delete(key);
    else memory.set(key, value);
  }
}

/** Reads a stored list; the same array until something changes. */
function readerOf(key: string): () => readonly CartEntry[] {
  let known: { readonly text: string | null; readonly entries: readonly CartEntry[] } = {
    text: null,
    entries: [],
  };
  return () => {
    const text = read(key);
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
  const [cart, saved] = [damageOf(read(GUEST_CART_KEY)), damageOf(read(SAVED_KEY))];
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
  const savedGrows = countPieces(saved) > countPieces(before.saved);
  if (savedGrows) writeSaved(saved);
  if (cart !== before.cart) write(GUEST_CART_KEY, JSON.stringify(cart));
  if (!savedGrows && saved !== before.saved) writeSaved(saved);
  tellCartChanged();
  return changed;
}

function writeSaved(saved: readonly CartEntry[]): void {
  write(SAVED_KEY, saved.length > 0 ? JSON.stringify(saved) : null);
}

/** Moves a line of the cart to what is saved for later, without what an account was promised of it. */
export function saveForLater(key: string): boolean {
  const held = readState().pending?.items ?? [];
  return changeGuestCart({ kind: "save", key, held }).ok;
}

/** Gives what is saved in this browser to the account. Sending it twice is harmless, so it leaves after an answer. */
export async function handSavedOver(
  send: (items: readonly CartEntry[]) => Promise<boolean>,
): Promise<boolean> {
  const items = readSaved();
  if (items.length === 0 || !(await send(items))) return false;
  writeSaved(subtractEntries(readSaved(), items));
  tellCartChanged();
  return true;
}

/** Tells the page's own listeners, such as the count in the header. `count` where a server knows the number. */
export function tellCartChanged(count?: number): void {
  dispatchEvent(new CustomEvent(CHANGED, { detail: count === undefined ? {} : { count } }));
}

/** Adds a product. False when the cart takes nothing more of it, or no further product. */
export function addToGuestCart(productId: string, quantity = 1, options: Options = {}): boolean {
  const before = countPieces(readGuestCart());
  if (toQuantity(quantity) === null) return false;
  changeGuestCart({ kind: "add", entries: [entryOf(productId, quantity, options)] });
  return countPieces(readGuestCart()) > before;
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

function readState(): GuestCartState {
  return { entries: readGuestCart(), pending: parsePendingDrain(read(GUEST_CART_DRAIN_KEY)) };
}

function writeState(state: GuestCartState): void {
  write(GUEST_CART_DRAIN_KEY, state.pending ? JSON.stringify(state.pending) : String(Date.now()));
  write(GUEST_CART_KEY, JSON.stringify(state.entries));
  tellCartChanged();
}

/** When a tab of this browser last handed the cart over, in ms since 1970; 0 when none has, or one is about to. */
export function lastHandOver(): number {
  return Number(read(GUEST_CART_DRAIN_KEY)) || 0;
}

/** What the account's side answered. `count` is the pieces in the account's cart now. */
export interface DrainAnswer {
  readonly count: number;
  readonly capped: readonly string[];
}

/**
 * Hands the guest cart over to the account of whoever is signed in, until nothing is left of it. `send` posts
 * one hand-over and gives null when it failed: then everything stays as it is, for the next attempt. One tab
 * at a time, where the browser can say so. Returns the last answer, or null when there was nothing to hand over.
 */
export async function drainGuestCart(
  send: (drain: PendingDrain) => Promise<DrainAnswer | null>,
): Promise<DrainAnswer | null> {
  if (readGuestCart().length === 0 && readState().pending === null) return null;
  const work = (): Promise<DrainAnswer | null> => drainAll(send);
  return navigator.locks ? navigator.locks.request(GUEST_CART_DRAIN_KEY, work) : work();
}

async function drainAll(
  send: (drain: PendingDrain) => Promise<DrainAnswer | null>,
): Promise<DrainAnswer | null> {
  let last: DrainAnswer | null = null;
  const capped: string[] = [];
  for (;;) {
    const state = beginDrain(readState(), crypto.randomUUID());
    if (!state.pending) return last && { ...last, capped };
    write(GUEST_CART_DRAIN_KEY, JSON.stringify(state.pending));
    const answer = await send(state.pending);
    if (!answer) return null;
    last = answer;
    capped.push(...answer.capped);
    writeState(finishDrain(readState(), state.pending.key));
  }
}

/** Posts one hand-over to the site. */
export async function postDrain(drain: PendingDrain): Promise<DrainAnswer | null> {
  try {
    const response = await fetch("/api/cart-items", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(drain),
    });
    if (!response.ok) return null;
    const answer = (await response.json()) as { items: readonly CartEntry[]; capped: readonly string[] };
    return { count: countPieces(answer.items), capped: answer.capped };
  } catch {
    return null;
  }
}
