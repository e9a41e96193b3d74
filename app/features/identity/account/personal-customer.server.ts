import { and, eq, inArray, isNull, or, type SQL, sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { customerEmails, customers } from "#app/db/schema/customers.ts";
import { priceLists } from "#app/db/schema/shop/price-lists.ts";
import type { Person, Personal } from "./personal-data.server.ts";

/** What the file of an account holds of its customer, into which staff may have merged other people. */
export const PERSONAL_CUSTOMER: readonly Personal[] = [
  {
    name: "customer",
    table: customers,
    theirs: (db, person) => and(inArray(customers.id, customersOf(db, person)), isTheirsAlone(db, person)),
  },
  {
    name: "sharedCustomer",
    table: customers,
    theirs: (db, person) =>
      and(inArray(customers.id, customersOf(db, person)), sql`not ${isTheirsAlone(db, person)}`),
    // Words and figures of other people.
    without: [
      "name",
      "phone",
      "company",
      "emails",
      "note",
      "tags",
      "priceListFrom",
      "orderCount",
      "openOrders",
      "spent",
      "refunded",
      "lastOrderAt",
    ],
  },
  {
    name: "priceList",
    table: priceLists,
    theirs: (db, person) =>
      inArray(
        priceLists.id,
        db
          .select({ id: customers.priceListId })
          .from(customers)
          .where(inArray(customers.id, customersOf(db, person))),
      ),
    // Terms of the list that are the company's and those of its other customers.
    without: ["active", "percent", "categoryPercents", "version", "createdAt", "updatedAt"],
  },
  { name: "customerEmails", table: customerEmails, theirs: addressesOf },
];

/** Customers whose words are about the person alone. */
export function ownCustomersOf(db: Db, person: Person) {
  return db
    .select({ id: customers.id })
    .from(customers)
    .where(and(inArray(customers.id, customersOf(db, person)), isTheirsAlone(db, person)));
}

/** The customer that the person is now, and the one before staff merged it. */
function customersOf(db: Db, person: Person) {
  const idsIn = (id: typeof customerEmails.customerId | typeof customerEmails.originId) =>
    db.select({ id }).from(customerEmails).where(addressesOf(db, person));
  return db
    .select({ id: customers.id })
    .from(customers)
    .where(
      or(
        inArray(customers.id, idsIn(customerEmails.customerId)),
        inArray(customers.id, idsIn(customerEmails.originId)),
      ),
    );
}

function isTheirsAlone(db: Db, person: Person): SQL {
  const theirs = db
    .select({ email: customerEmails.email })
    .from(customerEmails)
    .where(addressesOf(db, person));
  return sql`string_to_array(${customers.emails}, ' ') <@ array(${theirs})`;
}

/** The person's addresses, with those that the account had before: they have its origin and no account. */
function addressesOf(db: Db, { id, email, withMerged }: Person): SQL | undefined {
  const own = or(eq(customerEmails.userId, id), eq(customerEmails.email, email));
  const idsOf = (column: typeof customerEmails.customerId | typeof customerEmails.originId) =>
    db.select({ column }).from(customerEmails).where(own);
  if (withMerged) return inArray(customerEmails.customerId, idsOf(customerEmails.customerId));
  const former = and(
    isNull(customerEmails.userId),
    inArray(customerEmails.originId, idsOf(customerEmails.originId)),
  );
  return or(own, former);
}
