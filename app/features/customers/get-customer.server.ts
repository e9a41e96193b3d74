import { and, asc, desc, eq, inArray, isNotNull, or, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Db } from "#app/db/client.server.ts";
import { holds } from "#app/db/folded-text.ts";
import { addresses } from "#app/db/schema/addresses.ts";
import { customerEmails, customers } from "#app/db/schema/customers.ts";
import { enquiries } from "#app/db/schema/enquiries.ts";
import { hires } from "#app/db/schema/hire/hires.ts";
import { hireQuotes } from "#app/db/schema/hire/quotes.ts";
import { users } from "#app/db/schema/identity.ts";
import { orders } from "#app/db/schema/shop/orders.ts";
import { withdrawals } from "#app/db/schema/shop/withdrawals.ts";
import { outboxMails } from "#app/db/schema/system/mail.ts";
import { type Cents, cents } from "#app/lib/money.ts";
import { formerEmailOf, type Owned, ownRows } from "./customer-conditions.server.ts";
import { type CustomerRecord, type CustomerView, MAX_RECORDS } from "./customers.ts";

/** The customer into which this one was merged; its own id where it was not. Null when there is none. */
export async function findKeptCustomer(db: Db, id: string): Promise<string | null> {
  const [row] = await db
    .select({ mergedInto: customers.mergedInto })
    .from(customers)
    .where(eq(customers.id, id));
  return row ? (row.mergedInto ?? id) : null;
}

/** The customer that an address or an account belongs to; null for none. */
export async function customerOf(
  db: Db,
  { userId, email }: { readonly userId: string | null; readonly email: string },
): Promise<string | null> {
  const rows = await db
    .select({ id: customerEmails.customerId, userId: customerEmails.userId })
    .from(customerEmails)
    .where(
      or(
        userId === null ? undefined : eq(customerEmails.userId, userId),
        eq(customerEmails.email, email.trim().toLowerCase()),
      ),
    );
  return (rows.find((row) => row.userId !== null && row.userId === userId) ?? rows[0])?.id ?? null;
}

/** One customer for staff; null when there is none with this id. */
export async function getCustomer(db: Db, id: string): Promise<CustomerView | null> {
  const [row] = await db.select().from(customers).where(eq(customers.id, id));
  if (!row) return null;
  const [emails, merged] = await Promise.all([
    db
      .select({ email: customerEmails.email, account: users })
      .from(customerEmails)
      .leftJoin(users, eq(users.id, customerEmails.userId))
      .where(eq(customerEmails.customerId, id))
      .orderBy(asc(customerEmails.email)),
    db
      .select({ id: customers.id, name: customers.name, emails: customers.emails, at: customers.mergedAt })
      .from(customers)
      .where(and(eq(customers.mergedInto, id), isNotNull(customers.mergedAt)))
      .orderBy(desc(customers.mergedAt)),
  ]);
  const { name, company, phone, note, tags, version, createdAt } = row;
  const { priceListId, orderCount, openOrders, spent, refunded } = row;
  const known = row.emails.split(" ");
  return {
    id,
    name,
    company,
    phone,
    note,
    tags,
    version,
    createdAt,
    priceListId,
    orderCount,
    openOrders,
    spent,
    refunded,
    net: cents(spent - refunded),
    emails: emails.map(({ email }) => email).sort((a, b) => known.indexOf(a) - known.indexOf(b)),
    accounts: emails.flatMap(({ account }) =>
      account === null
        ? []
        : [
            {
              id: account.id,
              email: account.email,
              tradeSince: account.tradeSince,
              lockedAt: account.lockedAt,
            },
          ],
    ),
    merged: merged.flatMap(({ at, emails: addresses, ...customer }) =>
      at === null ? [] : [{ ...customer, at, emails: addresses.split(" ") }],
    ),
  };
}

/** Addresses of the customer's accounts. */
export async function listCustomerAddresses(db: Db, customerId: string) {
  const accountIds = db
    .select({ id: customerEmails.userId })
    .from(customerEmails)
    .where(and(eq(customerEmails.customerId, customerId), isNotNull(customerEmails.userId)));
  const { id, name, line1, line2, town, county, postcode, isDefault } = addresses;
  return db
    .select({ id, name, line1, line2, town, county, postcode, isDefault })
    .from(addresses)
    .where(inArray(addresses.userId, accountIds))
    .orderBy(desc(isDefault), asc(id));
}

/** How many quotes and hires the customer has, whatever their state. */
export async function countCustomerHires(
  db: Db,
  customerId: string,
): Promise<{ readonly quotes: number; readonly hires: number }> {
  const [quotes, booked] = await Promise.all([
    db.$count(hireQuotes, ownRows(hireQuotes, customerId)),
    db.$count(hires, ownRows(hires, customerId)),
  ]);
  return { quotes, hires: booked };
}

/** Records of each kind, each with the states of its kind. */
export type CustomerRecords = Awaited<ReturnType<typeof listCustomerRecords>>;

/** What the customer ordered, asked and was sent, the latest first, at most `MAX_RECORDS` of each kind. */
export async function listCustomerRecords(
  db: Db,
  { id: customerId, emails }: Pick<CustomerView, "id" | "emails">,
) {
  const of = (table: Owned) => ownRows(table, customerId);
  const none = sql<Cents | null>`null`;
  const noEmail = sql<string | null>`null`;
  const list = <State extends string>(from: Listed<State>): Promise<readonly CustomerRecord<State>[]> =>
    db
      .select({
        id: from.id,
        title: from.title,
        state: from.state,
        at: from.at,
        total: from.total ?? none,
        formerEmail: from.owner ? formerEmailOf(from.owner, customerId) : noEmail,
      })
      .from(from.table)
      .where(from.where)
      .orderBy(desc(from.at), desc(from.id))
      .limit(MAX_RECORDS) as unknown as Promise<readonly CustomerRecord<State>[]>;
  const ownEmails = db
    .select({ email: customerEmails.email })
    .from(customerEmails)
    .where(eq(customerEmails.customerId, customerId));
  const ownOrders = db.select({ id: orders.id }).from(orders).where(of(orders));
  const [ordered, quotes, booked, asked, stated, mails] = await Promise.all([
    list({
      table: orders,
      id: orders.id,
      title: sql<string>`${orders.number}::text`,
      state: orders.state,
      at: orders.placedAt,
      total: orders.total,
      owner: orders,
      where: of(orders),
    }),
    list({
      table: hireQuotes,
      id: hireQuotes.id,
      title: hireQuotes.number,
      state: hireQuotes.state,
      at: hireQuotes.createdAt,
      owner: hireQuotes,
      where: of(hireQuotes),
    }),
    list({
      table: hires,
      id: hires.id,
      title: hires.number,
      state: hires.state,
      at: hires.acceptedAt,
      total: hires.total,
      owner: hires,
      where: of(hires),
    }),
    list({
      table: enquiries,
      id: enquiries.id,
      title: enquiries.reference,
      state: enquiries.state,
      at: enquiries.createdAt,
      owner: enquiries,
      where: of(enquiries),
    }),
    list({
      table: withdrawals,
      id: withdrawals.id,
      title: withdrawals.reference,
      state: withdrawals.state,
      at: withdrawals.receivedAt,
      where: or(
        inArray(withdrawals.orderId, ownOrders),
        inArray(sql`lower(${withdrawals.email})`, ownEmails),
      ),
    }),
    list({
      table: outboxMails,
      id: outboxMails.id,
      title: outboxMails.subject,
      state: outboxMails.state,
      at: outboxMails.createdAt,
      where: or(...emails.map(isSentTo)),
    }),
  ]);
  return { orders: ordered, quotes, hires: booked, enquiries: asked, withdrawals: stated, mails };
}

/** The index of the outbox knows parts of folded addresses. */
function isSentTo(email: string): SQL | undefined {
  const { recipient } = outboxMails;
  return and(holds(email, recipient), eq(sql`lower(${recipient})`, email.toLowerCase()));
}

interface Listed<State extends string> {
  readonly table:
    | typeof orders
    | typeof hireQuotes
    | typeof hires
    | typeof enquiries
    | typeof withdrawals
    | typeof outboxMails;
  readonly id: AnyPgColumn;
  readonly title: AnyPgColumn | SQL<string>;
  readonly state: AnyPgColumn<{ data: State }>;
  readonly at: AnyPgColumn;
  readonly total?: AnyPgColumn;
  /** Where the kind names an account and an address. */
  readonly owner?: Owned;
  readonly where: SQL | undefined;
}
