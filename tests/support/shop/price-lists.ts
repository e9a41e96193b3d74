import type { Db } from "#app/db/client.server.ts";
import { priceLists } from "#app/db/schema/shop/price-lists.ts";
import { customerOf } from "#app/features/customers/get-customer.server.ts";
import { type PriceListValues, readPriceList } from "#app/features/price-lists/price-list-form.ts";
import { savePriceList } from "#app/features/price-lists/save-price-list.server.ts";
import { setCustomerPriceList } from "#app/features/price-lists/set-customer-price-list.server.ts";
import { createUser } from "../factories.ts";

const EMPTY: PriceListValues = { name: "Trade", active: true, percent: "", categories: {}, prices: "" };

/** Saves a price list, as its form does, and gives its id. */
export async function createPriceList(db: Db, values: Partial<PriceListValues>): Promise<string> {
  const saving = { id: null, values: { ...EMPTY, ...values }, version: 0, actorId: await anyActor(db) };
  const saved = await savePriceList(db, { ...saving, now: new Date() });
  if (!saved.ok) throw new Error(JSON.stringify(saved.error));
  return saved.value;
}

/** Saves other values over a price list. */
export async function changePriceList(db: Db, id: string, values: Partial<PriceListValues>) {
  const [stored] = (await db.select().from(priceLists)).filter((list) => list.id === id);
  const version = stored?.version ?? 0;
  const actorId = await anyActor(db);
  return savePriceList(db, { id, values: { ...EMPTY, ...values }, version, actorId, now: new Date() });
}

/** An account that buys at a price list; gives its id, its address and the customer's id. */
export async function createListCustomer(db: Db, priceList: string) {
  const user = await createUser(db);
  const customer = await customerOf(db, { userId: user.id, email: user.email });
  if (customer === null) throw new Error("No customer");
  const set = await setCustomerPriceList(db, { id: customer, priceList, actorId: user.id });
  if (!set.ok) throw new Error(set.error.kind);
  return { ...user, customer };
}

/** What is wrong with a form by itself. */
export const faultKindsOf = (values: Partial<PriceListValues>) =>
  readPriceList({ ...EMPTY, ...values }).faults.map(({ kind }) => kind);

async function anyActor(db: Db): Promise<string> {
  return (await createUser(db)).id;
}
