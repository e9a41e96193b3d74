import type { StockView } from "#app/features/catalog/catalog.ts";
import type { SaleDuties } from "#app/features/catalog/duties/duties.ts";
import type { Choice, Options, OptionTexts } from "#app/features/catalog/index/choices.ts";
import type { Cents } from "#app/lib/money.ts";
import type { PictureSource } from "#app/ui/picture-source.ts";

/** One line of a cart as the browser and the API hold it. */
export interface CartEntry {
  readonly product_id: string;
  readonly quantity: number;
  /** What the buyer chose where a variation leaves an attribute open; left out where there is nothing to choose. */
  readonly options?: Options;
}

/** The answer to a cart that goes to the checkout: its address, or what is wrong, in a sentence. */
export interface CheckoutAnswer {
  readonly url?: string;
  readonly detail?: string;
}

/** The most of one product that a cart takes; a request for more becomes this many. */
export const MAX_CART_QUANTITY = 999;

/** The most different products that a cart takes. */
export const MAX_ENTRIES = 100;

/** A line of a cart with what the catalogue says about its product at this moment. */
export interface CartLine extends OptionTexts {
  /** The entry's own key for a guest, the row's id for a signed-in customer. */
  readonly key: string;
  readonly productId: string;
  readonly quantity: number;
  readonly sku: string | null;
  readonly name: string;
  readonly nameGa: string | null;
  readonly choices: readonly Choice[];
  /** What the buyer chose of it. */
  readonly chosen: Options;
  /** What has to be chosen before it can be ordered. */
  readonly missing: readonly Choice[];
  /** The price of one piece; null: it is on request, the line cannot be bought here. */
  readonly price: Cents | null;
  /** What others pay, where the price is that of the customer's price list. */
  readonly catalogPrice?: Cents | null;
  readonly href: string;
  /** The picture of the line, in small widths only. */
  readonly picture: PictureSource | null;
  readonly stock: StockView;
  /** The most that can be ordered now; null when nothing limits it. */
  readonly available: number | null;
  readonly duties: SaleDuties;
}

/** A signed-in customer's cart as it is stored. */
export interface AccountCart {
  readonly lines: readonly CartLine[];
  /** What is saved for later. */
  readonly saved: readonly CartLine[];
  /** How many entries name a product that is no longer sold. */
  readonly gone: number;
}

/** Why a form's product did not, or not wholly, come into the cart, or no checkout was created. */
export type CartRefusal = "quantity" | "gone" | "capped" | "choose" | "too-many";

/** A whole quantity from 1 to MAX_QUANTITY, or null for anything that is not at least one. */
export function toCartQuantity(value: unknown): number | null {
  if (typeof value !== "number" || Number.isNaN(value) || value < 1) return null;
  return Math.min(Math.floor(value), MAX_CART_QUANTITY);
}

/** Tells the lines of a cart apart: the product's id, followed by what was chosen where something was. */
export function entryKey({ product_id: id, options }: Omit<CartEntry, "quantity">): string {
  const chosen = Object.entries(options ?? {});
  if (chosen.length === 0) return id;
  return `${id} ${JSON.stringify(chosen.toSorted(([a], [b]) => (a < b ? -1 : 1)))}`;
}

/** An entry that names `options` only where there are any. */
export function entryOf(productId: string, quantity: number, options: Options = {}): CartEntry {
  const isPlain = Object.keys(options).length === 0;
  return { product_id: productId, quantity, ...(!isPlain && { options }) };
}

/** Adds `quantity` of a product: a line with the same choice grows, otherwise a new one follows the others. */
export function addCartEntry(
  entries: readonly CartEntry[],
  productId: string,
  quantity = 1,
  options: Options = {},
): readonly CartEntry[] {
  const amount = toCartQuantity(quantity);
  if (amount === null) return entries;
  const added = entryOf(productId, amount, options);
  const key = entryKey(added);
  if (!entries.some((entry) => entryKey(entry) === key)) {
    return entries.length >= MAX_ENTRIES ? entries : [...entries, added];
  }
  return entries.map((entry) =>
    entryKey(entry) === key
      ? { ...entry, quantity: Math.min(entry.quantity + amount, MAX_CART_QUANTITY) }
      : entry,
  );
}

/** The union of two carts; quantities of the same product with the same choice add up. */
export function mergeEntries(into: readonly CartEntry[], more: readonly CartEntry[]): readonly CartEntry[] {
  return more.reduce(
    (entries, entry) => addCartEntry(entries, entry.product_id, entry.quantity, entry.options),
    into,
  );
}

/** What is left of a cart when `taken` has gone elsewhere; lines that were taken whole disappear. */
export function subtractEntries(
  from: readonly CartEntry[],
  taken: readonly CartEntry[],
): readonly CartEntry[] {
  const amounts = new Map(taken.map((entry) => [entryKey(entry), entry.quantity]));
  return from.flatMap((entry) => {
    const left = entry.quantity - (amounts.get(entryKey(entry)) ?? 0);
    return left >= 1 ? [{ ...entry, quantity: left }] : [];
  });
}

/** False for a line of which nothing can be ordered at this moment: it counts in no total. */
export function isOrderable({
  price,
  stock,
  available,
}: Pick<CartLine, "price" | "stock" | "available">): boolean {
  return price !== null && stock.word !== "out" && available !== 0;
}

/** The entry that a line means. */
export function toCartEntry(line: Pick<CartLine, "productId" | "quantity" | "chosen">): CartEntry {
  return entryOf(line.productId, line.quantity, line.chosen);
}

/** How many pieces a cart holds, over all lines. */
export function countEntryPieces(entries: readonly Pick<CartEntry, "quantity">[]): number {
  return entries.reduce((sum, entry) => sum + entry.quantity, 0);
}
