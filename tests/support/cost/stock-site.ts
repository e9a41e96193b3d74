import { and, eq, isNotNull } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { accounts, users } from "#app/db/schema/identity.ts";
import { products } from "#app/db/schema/shop/catalog.ts";
import { stockLevels } from "#app/db/schema/shop/inventory.ts";
import { hashPassword } from "#app/features/identity/sign-in/password-hashing.server.ts";
import { newId } from "#app/lib/ids.ts";
import type { CostSite, Credentials } from "./actions.ts";

/** The stock of each product: more than any measurement can sell. */
const STOCK = 1_000_000;

/** Adds a customer to a site with sample data, and stock to one of its products whose stock is counted. */
export async function stockSite(db: Db): Promise<Pick<CostSite, "product" | "customer">> {
  const customer = { email: "cost@example.ie", password: "a-long-customer-passphrase" };
  await addCustomer(db, customer);
  const [product] = await db
    .select({ id: products.id, slug: products.slug })
    .from(products)
    .where(and(eq(products.kind, "simple"), eq(products.manageStock, true), isNotNull(products.price)))
    .orderBy(products.id)
    .limit(1);
  if (!product?.slug) throw new Error("No sample product has counted stock.");
  await db.update(stockLevels).set({ available: STOCK }).where(eq(stockLevels.productId, product.id));
  return { product: { id: product.id, slug: product.slug }, customer };
}

async function addCustomer(db: Db, { email, password }: Credentials): Promise<void> {
  const id = newId();
  await db.insert(users).values({ id, name: "Cost", email, emailVerified: true });
  const hashed = await hashPassword(password);
  await db
    .insert(accounts)
    .values({ id: newId(), accountId: id, providerId: "credential", userId: id, password: hashed });
}
