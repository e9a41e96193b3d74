import { and, desc, ilike, inArray, isNull, or, sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { containing } from "#app/db/like.ts";
import { addresses } from "#app/db/schema/addresses.ts";
import { users } from "#app/db/schema/identity.ts";
import { orders } from "#app/db/schema/shop/orders.ts";
import { NOBODY } from "#app/features/identity/account/forget-person.server.ts";
import { cleanText } from "#app/lib/text/clean-text.ts";
import type { PickedCustomer } from "./picked.ts";

/** Letters from which on customers are looked for. */
const LEAST = 3;
const LONGEST = 80;
const MOST = 8;

/** Customers by part of their name, address or company: accounts, and buyers without one by their latest order. */
export async function findDraftCustomers(db: Db, typed: string): Promise<readonly PickedCustomer[]> {
  const text = cleanText(typed).slice(0, LONGEST).toWellFormed();
  if (text.length < LEAST) return [];
  const like = containing(text);
  const [accounts, buyers] = await Promise.all([findAccounts(db, like), findBuyers(db, like)]);
  const known = new Set(accounts.map(({ email }) => email.toLowerCase()));
  const others = buyers.filter(({ email }) => !known.has(email.toLowerCase()));
  return [...accounts, ...others].slice(0, MOST);
}

async function findAccounts(db: Db, like: string): Promise<PickedCustomer[]> {
  const rows = await db
    .select({ id: users.id, name: users.name, email: users.email, locale: users.locale })
    .from(users)
    .where(or(ilike(users.name, like), ilike(users.email, like)))
    .orderBy(users.name, users.id)
    .limit(MOST);
  const ids = rows.map(({ id }) => id);
  const places = await db
    .select()
    .from(addresses)
    .where(and(inArray(addresses.userId, ids), addresses.isDefault));
  const latest = await db
    .selectDistinctOn([orders.userId])
    .from(orders)
    .where(inArray(orders.userId, ids))
    .orderBy(orders.userId, desc(orders.number));
  return rows.map(({ id, name, email, locale }) => {
    const place = places.find(({ userId }) => userId === id);
    const order = latest.find(({ userId }) => userId === id);
    const { line1 = "", line2 = "", town = "", county = "", postcode = "" } = place ?? order?.address ?? {};
    return {
      ...{ id, user: id, name, email, locale, phone: place?.phone ?? order?.phone ?? "" },
      ...{ company: order?.company ?? "", vatNumber: order?.vatNumber ?? "" },
      address: line1 === "" ? null : { line1, line2, town, county, postcode },
    };
  });
}

/** One row for each address of mail, that of its latest order. The trigram index finds the orders. */
async function findBuyers(db: Db, like: string): Promise<PickedCustomer[]> {
  const matches = or(ilike(orders.name, like), ilike(orders.email, like), ilike(orders.company, like));
  const recent = db
    .select({ number: orders.number })
    .from(orders)
    .where(and(isNull(orders.userId), matches, sql`${orders.email} <> ${NOBODY.email}`))
    .orderBy(desc(orders.number))
    .limit(50);
  const rows = await db
    .selectDistinctOn([sql`lower(${orders.email})`])
    .from(orders)
    .where(inArray(orders.number, recent))
    .orderBy(sql`lower(${orders.email})`, desc(orders.number));
  return rows
    .toSorted((a, b) => b.number - a.number)
    .map(({ name, email, phone, company, vatNumber, locale, address }) => ({
      ...{ id: email, user: "", name, email, phone, locale, address },
      ...{ company: company ?? "", vatNumber: vatNumber ?? "" },
    }));
}
