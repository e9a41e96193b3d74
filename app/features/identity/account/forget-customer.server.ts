import { eq, inArray, or, sql } from "drizzle-orm";
import { listRows, type Tx } from "#app/db/client.server.ts";
import { nextVersion } from "#app/db/columns.ts";
import { refreshCustomer } from "#app/db/refresh-customer.server.ts";
import { customerEmails, customers } from "#app/db/schema/customers.ts";
import { enquiries } from "#app/db/schema/enquiries.ts";
import { hires } from "#app/db/schema/hire/hires.ts";
import { hireQuotes } from "#app/db/schema/hire/quotes.ts";
import { orders } from "#app/db/schema/shop/orders.ts";
import { removeComments } from "./forget-person.server.ts";
import type { Owner } from "./owned-by.server.ts";

type Customer = typeof customers.$inferSelect;
type Address = typeof customerEmails.$inferSelect;

/**
 * Removes the customer of a person with its addresses, note and tags, and what staff wrote beside it. Other people whom
 * staff merged into it stay a customer, at the price list that they bought at. Orders that are kept by law stay without it.
 * Gives the addresses that are no customer's now, those that the account had left among them.
 */
export async function forgetCustomer(tx: Tx, { userId, email }: Owner): Promise<readonly string[]> {
  const theirs = or(
    userId === null ? undefined : eq(customerEmails.userId, userId),
    email === null ? undefined : eq(customerEmails.email, email),
  );
  if (!theirs) return [];
  const found = await tx.select().from(customerEmails).where(theirs);
  const gone: string[] = [];
  for (const id of new Set(found.map(({ customerId }) => customerId)))
    gone.push(...(await forgetPersonIn(tx, id, found)));
  return gone;
}

/**
 * Makes customers of those who dealt with us under addresses that a forgotten person had left: what was theirs is erased
 * before. Staff find and erase a person by the customer alone.
 */
export async function addCustomersLeft(tx: Tx, addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    const [latest] = await listRows<{ email: string; name: string; phone: string; company: string | null }>(
      tx,
      sql`select email, name, phone, company from (
          select email, name, phone, company, placed_at as at from ${orders} where user_id is null and erased_at is null
          union all select email, name, phone, company, created_at from ${hires} where user_id is null and erased_at is null
          union all select email, name, phone, company, created_at from ${hireQuotes} where user_id is null and erased_at is null
          union all select email, name, phone, company, created_at from ${enquiries} where user_id is null and state <> 'spam'
        ) dealing where lower(email) = ${address} order by at desc limit 1`,
    );
    if (!latest) continue;
    const { email, name, phone, company } = latest;
    await tx.execute(sql`select add_customer_of(null, ${email}, ${name}, ${phone}, ${company})`);
    await tx.execute(sql`select refresh_customer_of(${address})`);
  }
}

/** Gives the addresses that go. */
async function forgetPersonIn(tx: Tx, id: string, found: readonly Address[]): Promise<readonly string[]> {
  const rows = await tx
    .select()
    .from(customers)
    .where(or(eq(customers.id, id), eq(customers.mergedInto, id)))
    .orderBy(customers.id)
    .for("update");
  const addresses = await tx.select().from(customerEmails).where(eq(customerEmails.customerId, id));
  const left = addresses.filter((address) => !found.some((theirs) => isOfPerson(address, theirs)));
  const gone = rows.filter((row) => !left.some(({ originId }) => originId === row.id));
  const goneIds = gone.map((row) => row.id);
  const keptId = goneIds.includes(id)
    ? (left.find(({ userId }) => userId !== null) ?? left[0])?.originId
    : id;
  const customer = rows.find((row) => row.id === id);
  if (customer && keptId === id) await removeWords(tx, customer, gone);
  else if (customer && keptId !== undefined) await handOver(tx, customer, keptId);
  const leftEmails = new Set(left.map(({ email }) => email));
  const goneEmails = addresses.map(({ email }) => email).filter((email) => !leftEmails.has(email));
  await tx.delete(customerEmails).where(inArray(customerEmails.email, goneEmails));
  await removeComments(tx, "customer", goneIds);
  await tx.delete(customers).where(inArray(customers.id, goneIds));
  if (keptId !== undefined) await refreshCustomer(tx, keptId);
  return goneEmails;
}

/** The same address, or one that the account had before: it has the same origin and no account. */
function isOfPerson(address: Address, theirs: Address): boolean {
  return address.email === theirs.email || (address.userId === null && address.originId === theirs.originId);
}

/** Takes note and phone that merging added of these out of a customer that stays. */
async function removeWords(tx: Tx, customer: Customer, gone: readonly Customer[]): Promise<void> {
  let { note, phone } = customer;
  for (const row of gone) {
    note = withoutParagraphs(note, row.note);
    if (phone === row.phone) phone = "";
  }
  await tx
    .update(customers)
    .set({ note, phone, ...nextVersion(customers) })
    .where(eq(customers.id, customer.id));
}

/** A note without the last paragraphs that are another one: merging adds a note below. */
function withoutParagraphs(note: string, other: string): string {
  const [all, part] = [`\n\n${note}\n\n`, `\n\n${other}\n\n`];
  const at = other === "" ? -1 : all.lastIndexOf(part);
  return at < 0 ? note : `${all.slice(0, at)}\n\n${all.slice(at + part.length)}`.trim();
}

/** Makes a merged customer the one that the others are merged into, with its own words. */
async function handOver(tx: Tx, { id, priceListId }: Customer, keptId: string): Promise<void> {
  await tx.update(customers).set({ mergedInto: keptId }).where(eq(customers.mergedInto, id));
  await tx
    .update(customers)
    .set({
      mergedInto: null,
      mergedAt: null,
      priceListId,
      priceListFrom: null,
      ...nextVersion(customers),
    })
    .where(eq(customers.id, keptId));
  await tx.update(customerEmails).set({ customerId: keptId }).where(eq(customerEmails.customerId, id));
}
