import type { Db } from "#app/db/client.server.ts";
import { users } from "#app/db/schema/identity.ts";
import { categories, priceHistory, productCategories, products } from "#app/db/schema/shop/catalog.ts";
import { stockLevels } from "#app/db/schema/shop/inventory.ts";
import { searchCodeOf, searchTextOf } from "#app/features/catalog/index/search-text.ts";
import { newId } from "#app/lib/ids.ts";
import { cents } from "#app/lib/money.ts";
import { slugOf } from "#app/lib/text/slug.ts";

let counter = 0;

/** A number that no other row of this test run has. */
function nextNumber(): number {
  counter += 1;
  return counter;
}

type CategoryValues = Partial<typeof categories.$inferInsert>;
type ProductValues = Partial<typeof products.$inferInsert> & {
  /** The counted stock; left out: not counted. */
  readonly stock?: number;
};

/** A category at the top unless `parentId` says otherwise. */
export async function createCategory(
  db: Db,
  values: CategoryValues = {},
): Promise<{ id: string; slug: string; name: string }> {
  const name = values.name ?? `Category ${nextNumber()}`;
  const id = values.id ?? newId();
  const slug = values.slug ?? slugOf(name);
  await db.insert(categories).values({ path: `${name} ${id}`, ...values, id, name, slug });
  return { id, slug, name };
}

/** A published product in stock at €100.00, or what `values` say; variations take a `parentId`. */
export async function createProduct(
  db: Db,
  values: ProductValues = {},
): Promise<{ id: string; slug: string; name: string }> {
  const n = nextNumber();
  const { stock, ...columns } = values;
  const name = columns.name ?? `Product ${n}`;
  const id = columns.id ?? newId();
  const kind = columns.kind ?? (columns.parentId ? "variation" : "simple");
  const price = columns.price === undefined ? cents(10_000) : columns.price;
  const slug = columns.slug ?? `${slugOf(name)}-${n}`;
  await db.insert(products).values({
    price,
    regularPrice: price,
    searchText: searchTextOf({ name, nameGa: columns.nameGa ?? null, codes: [columns.sku ?? null] }),
    searchCode: searchCodeOf(columns.sku),
    ...columns,
    id,
    kind,
    name,
    slug: kind === "variation" ? null : slug,
    manageStock: stock !== undefined,
    stockStatus: columns.stockStatus ?? (stock === 0 ? "out_of_stock" : "in_stock"),
  });
  await db.insert(priceHistory).values({ productId: id, price });
  if (stock !== undefined) await db.insert(stockLevels).values({ productId: id, available: stock });
  if (columns.categoryId)
    await db.insert(productCategories).values({ productId: id, categoryId: columns.categoryId });
  return { id, slug, name };
}

/** An account with a confirmed address. */
export async function createUser(
  db: Db,
  values: Partial<typeof users.$inferInsert> = {},
): Promise<{ id: string; email: string }> {
  const n = nextNumber();
  const id = values.id ?? `user-${n}`;
  const email = values.email ?? `user${n}@example.ie`;
  await db.insert(users).values({ name: `User ${n}`, emailVerified: true, ...values, id, email });
  return { id, email };
}
