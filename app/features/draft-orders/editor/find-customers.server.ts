import { and, desc, eq, inArray, or, type SQL, sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { addresses } from "#app/db/schema/addresses.ts";
import { customerEmails, customers } from "#app/db/schema/customers.ts";
import { users } from "#app/db/schema/identity.ts";
import { orders } from "#app/db/schema/shop/orders.ts";
import type { FoundCustomer } from "#app/features/customers/customers.ts";
import { findCustomers } from "#app/features/customers/find-customers.server.ts";
import type { Address } from "#app/features/orders/orders.ts";
import { cleanText } from "#app/lib/text/clean-text.ts";
import { givenPhone } from "#app/lib/text/contact-links.ts";
import type { PickedCustomer } from "./picked.ts";

const MAX = 8;

/**
 * Customers for the editor's picker, as every field that looks for one finds them, with all that their draft begins with.
 */
export async function findDraftCustomers(db: Db, typed: string): Promise<readonly PickedCustomer[]> {
  return pickCustomers(db, await findCustomers(db, cleanText(typed).toWellFormed(), MAX));
}

/** The customer with this id, as a draft begins with them; null for none. */
export async function pickCustomer(db: Db, id: string): Promise<PickedCustomer | null> {
  const { name, company, emails, phone } = customers;
  const [row] = await db.select({ name, company, emails, phone }).from(customers).where(eq(customers.id, id));
  if (!row) return null;
  const email = row.emails.split(" ")[0] ?? "";
  const [picked] = await pickCustomers(db, [{ ...row, id, email, hasAccount: false }]);
  return picked ?? null;
}

async function pickCustomers(db: Db, found: readonly FoundCustomer[]): Promise<readonly PickedCustomer[]> {
  if (found.length === 0) return [];
  const owned = await db
    .select({ customerId: customerEmails.customerId, email: customerEmails.email, user: users })
    .from(customerEmails)
    .leftJoin(users, eq(users.id, customerEmails.userId))
    .where(
      inArray(
        customerEmails.customerId,
        found.map(({ id }) => id),
      ),
    );
  const accounts = owned.flatMap(({ user }) => user?.id ?? []);
  const mails = owned.map(({ email }) => email);
  const [defaultAddresses, latest] = [
    await listAddresses(db, accounts),
    await listLatest(db, accounts, mails),
  ];
  return found.map(({ id, name, company, email, phone }) => {
    const emails = owned.filter(({ customerId }) => customerId === id);
    const user = emails.find((row) => row.user?.email.toLowerCase() === email.toLowerCase())?.user ?? null;
    const isOwn = ({ userId, email: mail }: { userId: string | null; email: string }) =>
      emails.some((row) => row.email === mail.toLowerCase() || (userId !== null && row.user?.id === userId));
    const order = latest.find(isOwn);
    const address = defaultAddresses.find(({ userId }) => userId === user?.id);
    return {
      id,
      user: user?.id ?? "",
      name,
      email,
      phone: givenPhone(phone) || address?.phone || order?.phone || "",
      company: company ?? order?.company ?? "",
      vatNumber: order?.vatNumber ?? "",
      locale: user?.locale ?? order?.locale ?? "en",
      address: addressOf(address ?? order?.address ?? null),
      billing: addressOf(order?.billingAddress ?? address ?? order?.address ?? null),
    };
  });
}

function addressOf(stored: Address | null): Address | null {
  if (!stored || stored.line1 === "") return null;
  const { line1, line2, town, county, postcode } = stored;
  return { line1, line2, town, county, postcode };
}

async function listAddresses(db: Db, accounts: readonly string[]) {
  if (accounts.length === 0) return [];
  return db
    .select()
    .from(addresses)
    .where(and(inArray(addresses.userId, [...accounts]), addresses.isDefault));
}

/** The latest order of each address and account, the latest of all first. */
async function listLatest(db: Db, accounts: readonly string[], mails: readonly string[]) {
  const mailbox = sql<string>`lower(${orders.email})`;
  const ofAccount: SQL | undefined = accounts.length > 0 ? inArray(orders.userId, [...accounts]) : undefined;
  const rows = await db
    .selectDistinctOn([mailbox])
    .from(orders)
    .where(or(mails.length > 0 ? inArray(mailbox, [...mails]) : undefined, ofAccount))
    .orderBy(mailbox, desc(orders.number));
  return rows.toSorted((a, b) => b.number - a.number);
}
