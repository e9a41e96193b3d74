import type { Options } from "#app/features/catalog/index/choices.ts";
import { propertiesOf } from "#app/lib/records.ts";
import { type CartEntry, entryOf, mergeEntries, toCartQuantity } from "../cart.ts";

/** A merge under way. Repeating it with the same key adds nothing. */
export interface PendingMerge {
  readonly key: string;
  readonly items: readonly CartEntry[];
}

/** Reads stored text. Anything malformed is left out; two entries of one choice become one. Never throws. */
export function parseGuestCart(text: string | null): readonly CartEntry[] {
  return toEntries(parseJson(text));
}

/** What reading a stored cart had to leave out or change. */
export interface StoredDamage {
  /** Entries that could not be read, or asked for less than one. */
  readonly dropped: number;
  /** Entries whose quantity became the nearest one that can be ordered. */
  readonly changed: number;
}

/** How far stored text is from a cart. Unreadable text counts as one entry that was left out. */
export function damageOf(text: string | null): StoredDamage {
  if (text === null || text === "") return { dropped: 0, changed: 0 };
  const value = parseJson(text);
  if (!Array.isArray(value)) return { dropped: 1, changed: 0 };
  const read = value.map((item: unknown) => ({ item, entry: toEntries([item])[0] }));
  return {
    dropped: read.filter(({ entry }) => !entry).length,
    changed: read.filter(({ item, entry }) => entry && propertiesOf(item)["quantity"] !== entry.quantity)
      .length,
  };
}

/** Entries out of any value. */
export function toEntries(value: unknown): readonly CartEntry[] {
  if (!Array.isArray(value)) return [];
  const entries = value.flatMap((item: unknown) => {
    if (typeof item !== "object" || item === null) return [];
    const { product_id: productId, quantity, options } = propertiesOf(item);
    const amount = toCartQuantity(quantity);
    if (typeof productId !== "string" || productId === "" || productId.length > 64 || amount === null)
      return [];
    return [entryOf(productId, amount, toOptions(options))];
  });
  return mergeEntries([], entries);
}

/** The most attributes that an entry may name. */
export const MAX_OPTIONS = 10;

/** The longest name or value of an attribute that an entry may hold. */
export const MAX_OPTION_LENGTH = 200;

/** Chosen values out of any value; what cannot be one is left out, and asked for again. */
function toOptions(value: unknown): Options {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return {};
  const isText = (text: unknown): text is string =>
    typeof text === "string" && text !== "" && text.length <= MAX_OPTION_LENGTH;
  const read = Object.entries(propertiesOf(value)).flatMap(([name, chosen]) =>
    isText(name) && isText(chosen) ? [[name, chosen] as const] : [],
  );
  return Object.fromEntries(read.slice(0, MAX_OPTIONS).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** A stored merge that waits for its answer; null for text that is none, or names no product. */
export function parsePendingMerge(text: string | null): PendingMerge | null {
  const value = parseJson(text);
  if (typeof value !== "object" || value === null) return null;
  const { key, items } = propertiesOf(value);
  const entries = toEntries(items);
  return typeof key === "string" && key !== "" && entries.length > 0 ? { key, items: entries } : null;
}

/** What a browser holds of a guest's cart. */
export interface GuestCartState {
  readonly entries: readonly CartEntry[];
  readonly pending: PendingMerge | null;
}

function parseJson(text: string | null): unknown {
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
