import { asc, eq, sum } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { cartItems, savedItems } from "#app/db/schema/shop/cart.ts";
import { type Purchasable, productPath } from "#app/features/catalog/catalog.ts";
import { type Options, settleChoices } from "#app/features/catalog/index/choices.ts";
import { listProductsByIds } from "#app/features/catalog/purchasable.server.ts";
import { pricedGoods } from "#app/features/price-lists/price-lists.ts";
import { readListPrices } from "#app/features/price-lists/read-list-prices.server.ts";
import type { AccountCart, CartLine } from "./cart.ts";

/** A customer's cart with today's names, prices and stock, oldest line first. Products gone from sale are left out. */
export async function listCartLines(
  db: Db,
  userId: string,
  listOf: string | null = null,
): Promise<readonly CartLine[]> {
  return (await getAccountCart(db, userId, listOf)).lines;
}

/**
 * A customer's cart and what is saved for later, read with the products of both at once. `listOf` is the account where it
 * has a price list.
 */
export async function getAccountCart(
  db: Db,
  userId: string,
  listOf: string | null = null,
): Promise<AccountCart> {
  const [inCart, aside] = await Promise.all([
    readRows(db, cartItems, userId),
    readRows(db, savedItems, userId),
  ]);
  const ids = [...new Set([...inCart, ...aside].map((row) => row.productId))];
  const [found, list] = await Promise.all([listProductsByIds(db, ids), readListPrices(db, listOf, ids)]);
  const products = pricedGoods(found, list);
  const byId = new Map(products.map((product) => [product.id, product]));
  const toLines = (rows: readonly Row[]): readonly CartLine[] =>
    rows.flatMap(({ id, productId, quantity, options }) => {
      const product = byId.get(productId);
      return product ? [lineOf(product, { key: id, quantity, options })] : [];
    });
  const [lines, saved] = [toLines(inCart), toLines(aside)];
  return { lines, saved, gone: inCart.length + aside.length - lines.length - saved.length };
}

interface Row {
  readonly id: string;
  readonly productId: string;
  readonly quantity: number;
  readonly options: Options;
}

function readRows(db: Db, table: typeof cartItems | typeof savedItems, userId: string): Promise<Row[]> {
  return db
    .select({ id: table.id, productId: table.productId, quantity: table.quantity, options: table.options })
    .from(table)
    .where(eq(table.userId, userId))
    .orderBy(asc(table.createdAt), asc(table.id));
}

/** A purchasable as a line of a cart. */
export function lineOf(
  product: Purchasable,
  { key, quantity, options: wanted }: { key: string; quantity: number; options?: Options },
): CartLine {
  const { id: productId, sku, name, nameGa, options, optionsGa, choices, price, picture, stock } = product;
  return {
    key,
    productId,
    quantity,
    sku,
    name,
    nameGa,
    options,
    optionsGa,
    choices,
    price,
    picture,
    stock,
    ...settleChoices(choices, wanted),
    href: productPath(product),
    available: product.soldIndividually ? 1 : product.available,
    ...(product.catalogPrice !== undefined && { catalogPrice: product.catalogPrice }),
    duties: product.duties,
  };
}

/** How many pieces a customer's cart holds. */
export async function countCartPieces(db: Db, userId: string): Promise<number> {
  const [row] = await db
    .select({ pieces: sum(cartItems.quantity) })
    .from(cartItems)
    .where(eq(cartItems.userId, userId));
  return Number(row?.pieces ?? 0);
}
