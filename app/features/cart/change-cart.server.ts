import { and, eq, inArray, sql } from "drizzle-orm";
import { type Db, inTransaction, type Tx } from "#app/db/client.server.ts";
import { cartItems, savedItems } from "#app/db/schema/shop/cart.ts";
import { settleChoices } from "#app/features/catalog/index/choices.ts";
import { listProductsByIds } from "#app/features/catalog/purchasable.server.ts";
import { lockUser } from "#app/features/identity/users/lock-user.server.ts";
import type { Result } from "#app/lib/result.ts";
import { type CartEntry, entryKey, entryOf, MAX_CART_QUANTITY } from "./cart.ts";
import {
  type CartAction,
  type CartChange,
  type CartRefusal,
  type CartRules,
  reduceCart,
} from "./cart-reducer.ts";

/** Changes a customer's cart in a transaction of its own. `key` of an action is the line's key: the row's id. */
export function changeCart(
  db: Db,
  userId: string,
  action: CartAction,
): Promise<Result<CartChange, CartRefusal>> {
  return inTransaction(db, (tx) => changeCartIn(tx, userId, action));
}

/** Changes a customer's cart as part of a transaction, one change of a cart at a time. */
export async function changeCartIn(
  tx: Tx,
  userId: string,
  action: CartAction,
): Promise<Result<CartChange, CartRefusal>> {
  // Nothing is inserted by a subtraction, whose transaction holds an order: it waits for no other change's user.
  if (action.kind !== "subtract") await lockUser(tx, userId);
  const rows = { cart: await lockRows(tx, cartItems, userId), saved: await lockRows(tx, savedItems, userId) };
  const lists = { cart: rows.cart.map(entryOfRow), saved: rows.saved.map(entryOfRow) };
  const byKey = toEntryKey(action, [...rows.cart, ...rows.saved]);
  const reduced = reduceCart(lists, byKey, await rulesFor(tx, byKey, [...lists.cart, ...lists.saved]));
  if (!reduced.ok) return reduced;
  await writeList(tx, cartItems, { userId, rows: rows.cart, entries: reduced.value.lists.cart });
  await writeList(tx, savedItems, { userId, rows: rows.saved, entries: reduced.value.lists.saved });
  return reduced;
}

type Table = typeof cartItems | typeof savedItems;

/** Locks the rows in one order, so that no two changes wait for each other. */
function lockRows(tx: Tx, table: Table, userId: string) {
  return tx
    .select({ id: table.id, productId: table.productId, quantity: table.quantity, options: table.options })
    .from(table)
    .where(eq(table.userId, userId))
    .orderBy(table.productId, table.id)
    .for("update");
}

type Row = Awaited<ReturnType<typeof lockRows>>[number];

function entryOfRow({ productId, quantity, options }: Row): CartEntry {
  return entryOf(productId, quantity, options);
}

function toEntryKey(action: CartAction, rows: readonly Row[]): CartAction {
  if (!("key" in action)) return action;
  const row = rows.find(({ id }) => id === action.key);
  return { ...action, key: row ? entryKey(entryOfRow(row)) : "" };
}

/** What is sold, and how much of it can be ordered now, as far as the action asks for it. */
async function rulesFor(tx: Tx, action: CartAction, lines: readonly CartEntry[]): Promise<CartRules> {
  const ids = idsOf(action, lines);
  const found = await listProductsByIds(tx, ids, { pictures: false });
  const products = new Map(found.map((product) => [product.id, product]));
  return {
    maxLines: Number.POSITIVE_INFINITY,
    settle: ({ product_id: id, quantity, options }) => {
      const product = products.get(id);
      return product ? entryOf(id, quantity, settleChoices(product.choices, options).chosen) : null;
    },
    maxQuantityOf: ({ product_id: id }) => {
      const product = products.get(id);
      return product?.soldIndividually ? 1 : (product?.available ?? MAX_CART_QUANTITY);
    },
  };
}

function idsOf(action: CartAction, lines: readonly CartEntry[]): readonly string[] {
  const list = (entries: readonly CartEntry[]): readonly string[] => [
    ...new Set(entries.map((entry) => entry.product_id)),
  ];
  switch (action.kind) {
    case "add":
    case "merge-saved":
      return list(action.entries);
    case "restore":
      return list(lines.filter((line) => entryKey(line) === action.key));
    case "forget-gone":
      return list(lines);
    default:
      return [];
  }
}

/** Makes the stored rows say what the entries say; rows that stay keep their ids. */
async function writeList(
  tx: Tx,
  table: Table,
  list: { readonly userId: string; readonly rows: readonly Row[]; readonly entries: readonly CartEntry[] },
): Promise<void> {
  const { userId, rows, entries } = list;
  const kept = new Set(entries.map(entryKey));
  const gone = rows.filter((row) => !kept.has(entryKey(entryOfRow(row)))).map(({ id }) => id);
  if (gone.length > 0) await tx.delete(table).where(and(eq(table.userId, userId), inArray(table.id, gone)));
  const before = new Map(rows.map((row) => [entryKey(entryOfRow(row)), row.quantity]));
  const values = entries
    .filter((entry) => before.get(entryKey(entry)) !== entry.quantity)
    .map(({ product_id: productId, quantity, options = {} }) => ({ userId, productId, quantity, options }));
  if (values.length === 0) return;
  await tx
    .insert(table)
    .values(values)
    .onConflictDoUpdate({
      target: [table.userId, table.productId, table.options],
      set: { quantity: sql`excluded.quantity` },
    });
}
