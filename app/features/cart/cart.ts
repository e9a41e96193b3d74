import type { StockView } from "#app/features/catalog/catalog.ts";
import type { Cents } from "#app/lib/money.ts";

/** One line of a cart as the browser and the API hold it. */
export interface CartEntry {
  readonly product_id: string;
  readonly quantity: number;
}

/** The most of one product that a cart takes; a request for more becomes this many. */
export const MAX_QUANTITY = 999;

/** The most different products that a cart takes. */
export const MAX_ENTRIES = 100;

/** A line of a cart with what the catalogue says about its product at this moment. */
export interface CartLine {
  /** The product's id for a guest, the row's id for a signed-in customer. */
  readonly key: string;
  readonly productId: string;
  readonly quantity: number;
  readonly sku: string | null;
  readonly name: string;
  readonly nameGa: string | null;
  /** A variation's values as one text, "" for other products. */
  readonly options: string;
  /** Null: the price is on request, the line cannot be bought here. */
  readonly price: Cents | null;
  readonly href: string;
  readonly imageUrl: string | null;
  readonly stock: StockView;
  /** The most that can be ordered now; null when nothing limits it. */
  readonly available: number | null;
}

/** A signed-in customer's cart as it is stored. */
export interface AccountCart {
  readonly lines: readonly CartLine[];
  /** What is saved for later. */
  readonly saved: readonly CartLine[];
  /** How many entries name a product that is no longer sold. */
  readonly gone: number;
}

/** Why a form's product did not, or not wholly, come into the cart: told on the page as `?problem=`. */
export type CartProblem = "quantity" | "gone" | "capped";

export const CART_PROBLEMS: readonly CartProblem[] = ["quantity", "gone", "capped"];

/** A whole quantity from 1 to MAX_QUANTITY, or null for anything that is not at least one. */
export function toQuantity(value: unknown): number | null {
  if (typeof value !== "number" || Number.isNaN(value) || value < 1) return null;
  return Math.min(Math.floor(value), MAX_QUANTITY);
}

/** Adds `quantity` of a product: a line already there grows, otherwise a new one follows the others. */
export function addEntry(
  entries: readonly CartEntry[],
  productId: string,
  quantity = 1,
): readonly CartEntry[] {
  const amount = toQuantity(quantity);
  if (amount === null) return entries;
  if (!entries.some((entry) => entry.product_id === productId)) {
    return entries.length >= MAX_ENTRIES
      ? entries
      : [...entries, { product_id: productId, quantity: amount }];
  }
  return entries.map((entry) =>
    entry.product_id === productId
      ? { ...entry, quantity: Math.min(entry.quantity + amount, MAX_QUANTITY) }
      : entry,
  );
}

/** Sets a line's quantity. Below 1 nothing changes: a line goes only by being removed. */
export function changeEntry(
  entries: readonly CartEntry[],
  productId: string,
  quantity: number,
): readonly CartEntry[] {
  const amount = toQuantity(quantity);
  if (amount === null) return entries;
  return entries.map((entry) => (entry.product_id === productId ? { ...entry, quantity: amount } : entry));
}

export function removeEntry(entries: readonly CartEntry[], productId: string): readonly CartEntry[] {
  return entries.filter((entry) => entry.product_id !== productId);
}

/** The union of two carts; quantities of the same product add up. */
export function mergeEntries(into: readonly CartEntry[], more: readonly CartEntry[]): readonly CartEntry[] {
  return more.reduce((entries, entry) => addEntry(entries, entry.product_id, entry.quantity), into);
}

/** What is left of a cart when `taken` has gone elsewhere; lines that were taken whole disappear. */
export function subtractEntries(
  from: readonly CartEntry[],
  taken: readonly CartEntry[],
): readonly CartEntry[] {
  const amounts = new Map(taken.map((entry) => [entry.product_id, entry.quantity]));
  return from.flatMap((entry) => {
    const left = entry.quantity - (amounts.get(entry.product_id) ?? 0);
    return left >= 1 ? [{ ...entry, quantity: left }] : [];
  });
}

/** How many pieces a cart holds, over all lines. */
export function countPieces(entries: readonly CartEntry[]): number {
  return entries.reduce((sum, entry) => sum + entry.quantity, 0);
}
