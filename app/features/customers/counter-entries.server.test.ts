import { readFileSync } from "node:fs";
import { and, eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { inTransaction, type Tx } from "#app/db/client.server.ts";
import { customerEmails, customers } from "#app/db/schema/customers.ts";
import { enquiries } from "#app/db/schema/enquiries.ts";
import { hireQuotes } from "#app/db/schema/hire/quotes.ts";
import { userRoles, users } from "#app/db/schema/identity.ts";
import { cartItems } from "#app/db/schema/shop/cart.ts";
import { draftOrders } from "#app/db/schema/shop/draft-orders.ts";
import { orders } from "#app/db/schema/shop/orders.ts";
import { auditLog } from "#app/db/schema/system/audit.ts";
import { entryOf } from "#app/features/cart/cart.ts";
import { changeCart } from "#app/features/cart/change-cart.server.ts";
import { addEnquiry } from "#app/features/enquiries/add-enquiry.server.ts";
import { readAccountData } from "#app/features/identity/account/account-data.server.ts";
import { quoteOfEnquiry } from "#app/features/quotes/quote-of-enquiry.server.ts";
import { newId, newToken } from "#app/lib/ids.ts";
import { cents } from "#app/lib/money.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { createProduct, createUser } from "#tests/support/factories.ts";
import { createCustomerOrder } from "#tests/support/shop/customer-rows.ts";
import { createDiscount } from "#tests/support/shop/discounts.ts";
import {
  BUYER,
  one,
  onlyOrder,
  openCheckout,
  payOrder,
  postCheckout,
  sessionOf,
  shopOf,
} from "#tests/support/shop/purchase.ts";
import { eraseCustomer } from "./erase-customer.server.ts";
import { customerOf, getCustomer } from "./get-customer.server.ts";
import { saveCustomer } from "./save-customer.server.ts";

const db = await useTestDb();
const FORGETTING = { companyAddresses: [], further: async () => {} };
const ANNA = { ...BUYER, name: "Anna", email: "Anna@example.ie" };

/** An account with a confirmed address and a role. */
async function createStaff(): Promise<string> {
  const { id: userId } = await createUser(db, { email: "staff@example.ie", name: "Staff" });
  await db.delete(customerEmails).where(eq(customerEmails.userId, userId));
  await db.delete(customers);
  await db.insert(userRoles).values({ userId, role: "store" });
  return userId;
}

async function listFigures() {
  const rows = await db.select().from(customers).orderBy(customers.emails);
  return rows.map(({ name, emails, orderCount }) => ({ name, emails, orderCount }));
}

describe("an order that staff enter for a customer while they are signed in", () => {
  it("is the customer's, is paid as any other, and leaves the cart that it was made of", async () => {
    const shop = shopOf(db);
    const userId = await createStaff();
    const { id: productId } = await createProduct(db, { stock: 5 });
    await changeCart(db, userId, { kind: "add", entries: [entryOf(productId, 2, {})] });
    const token = await openCheckout(shop, one(productId, 2), { userId });
    const result = await postCheckout(shop, token, ANNA);
    const again = await postCheckout(shop, token, ANNA);
    expect(sessionOf(again)).toBe(sessionOf(result));
    await payOrder(shop, sessionOf(result));
    const order = await onlyOrder(db);
    expect(order).toMatchObject({ userId: null, state: "paid" });
    expect(await db.select().from(cartItems)).toEqual([]);
    const placed = and(eq(auditLog.subjectId, order.id), eq(auditLog.action, "order.placed"));
    expect(await db.select().from(auditLog).where(placed)).toMatchObject([{ actorId: userId }]);
    expect(await listFigures()).toEqual([{ name: "Anna", emails: "anna@example.ie", orderCount: 1 }]);
    const anna = await readAccountData(db, { id: "", email: "anna@example.ie" });
    expect(anna["orders"]).toMatchObject([{ id: order.id }]);
    const id = (await customerOf(db, { userId: null, email: "anna@example.ie" })) ?? "";
    const erasure = { id, email: "anna@example.ie", actorId: userId };
    expect(await eraseCustomer(db, erasure, FORGETTING)).toMatchObject({ ok: true });
    expect((await onlyOrder(db)).erasedAt).not.toBeNull();
  });

  it("leaves the cart at once where it is on invoice, and counts no use of a code for the account", async () => {
    const shop = shopOf(db);
    const userId = await createStaff();
    await createDiscount(db, { code: "ONCE", maxPerCustomer: 1 });
    const { id: productId } = await createProduct(db, { stock: 5 });
    for (const email of ["anna@example.ie", "bob@example.ie"]) {
      await changeCart(db, userId, { kind: "add", entries: [entryOf(productId, 1, {})] });
      const token = await openCheckout(shop, one(productId), { userId });
      const values = { ...BUYER, email, discount: "ONCE", payment: "invoice" };
      const result = await postCheckout(shop, token, values, { invoiceOffered: true });
      expect(result, email).toMatchObject({ ok: true });
      expect(await db.select().from(cartItems), email).toEqual([]);
    }
    const stored = await db.select().from(orders).orderBy(orders.number);
    expect(stored.map((row) => [row.email, row.userId, row.discountCode])).toEqual([
      ["anna@example.ie", null, "ONCE"],
      ["bob@example.ie", null, "ONCE"],
    ]);
  });

  it("waits for the customer's money while staff enter the next one, unless that is for the same customer", async () => {
    const shop = shopOf(db);
    const userId = await createStaff();
    const { id: productId } = await createProduct(db, { stock: 5 });
    const enter = async (email: string) =>
      postCheckout(shop, await openCheckout(shop, one(productId), { userId, cartKey: "store" }), {
        ...ANNA,
        email,
      });
    for (const email of [ANNA.email, "bob@example.ie", ANNA.email, "staff@example.ie", "staff@example.ie"])
      expect(await enter(email)).toMatchObject({ ok: true });
    const stored = await db.select().from(orders).orderBy(orders.number);
    expect(stored.map((row) => row.state)).toEqual(["expired", "pending", "pending", "expired", "pending"]);
  });

  it("is the account's own under its own address, also under one that it had before", async () => {
    const userId = await createStaff();
    await createCustomerOrder(db, { userId, email: " Staff@example.ie" });
    await db.execute(sql`update users set email = 'new@example.ie' where id = ${userId}`);
    await createCustomerOrder(db, { userId, email: "staff@example.ie" });
    expect((await db.select().from(orders)).map((row) => row.userId)).toEqual([userId, userId]);
    expect(await db.select().from(customerEmails).where(eq(customerEmails.userId, userId))).toMatchObject([
      { email: "new@example.ie" },
    ]);
  });
});

it("an enquiry that staff enter for a customer, and the quote that is made of it, are the customer's", async () => {
  const { config } = shopOf(db);
  const actorId = await createStaff();
  const now = new Date();
  const enquiry = {
    formType: "contact",
    name: "Bob",
    email: "bob@example.ie",
    phone: "091 1",
    message: "Lights for a wedding in May, please.",
    company: null,
  } as const;
  const post = { enquiry, locale: "en", token: null, honeypot: "", clientAddress: "192.0.2.1" } as const;
  await addEnquiry({ db, config, now }, { ...post, userId: actorId, apiKey: "a key" });
  const [stored] = await db.select().from(enquiries);
  expect(stored).toMatchObject({ userId: null, state: "new" });
  const made = await quoteOfEnquiry(db, { enquiryId: stored?.id ?? "", actorId, now });
  expect(made).toMatchObject({ ok: true });
  expect(await db.select().from(hireQuotes)).toMatchObject([{ userId: null }]);
  expect(await listFigures()).toMatchObject([{ name: "Bob", emails: "bob@example.ie" }]);
});

const person = { name: "Staff", phone: "091 1", locale: "en" } as const;
const quoteOf = (userId: string, email: string) => ({
  ...person,
  number: newId(),
  token: newToken(),
  userId,
  email,
  origin: "basket" as const,
});

describe("a quote or draft of an account with a role", () => {
  it("is the customer's whose address staff write over the account's", async () => {
    const userId = await createStaff();
    const email = "staff@example.ie";
    await db.insert(hireQuotes).values(quoteOf(userId, email));
    await db.insert(draftOrders).values({ ...person, number: 1, token: newToken(), userId, email });
    await createCustomerOrder(db, { userId, email });
    const owners = async () =>
      (await Promise.all([hireQuotes, draftOrders, orders].map((table) => db.select().from(table)))).flatMap(
        (rows) => rows.map((row) => row.userId),
      );
    expect(await owners()).toEqual([userId, userId, userId]);
    for (const table of [hireQuotes, draftOrders, orders])
      await db.update(table).set({ email: "anna@example.ie" });
    expect(await owners()).toEqual([null, null, null]);
    // A form of the draft that was open before names the account again.
    await db.update(draftOrders).set({ userId });
    expect(await owners()).toEqual([null, null, null]);
    expect(await listFigures()).toMatchObject([
      { emails: "anna@example.ie", orderCount: 0 },
      { emails: "staff@example.ie", orderCount: 0 },
    ]);
  });

  it("goes on as the account's own where it was one before the account got the role", async () => {
    const { id: userId } = await createUser(db, { email: "staff@example.ie" });
    const email = "work@example.ie";
    const enquiryId = newId();
    const contact = { ...person, formType: "contact", message: "Hello" } as const;
    await db.insert(enquiries).values({ ...contact, id: enquiryId, reference: "E", userId, email });
    const [draft] = await db
      .insert(draftOrders)
      .values({ ...person, number: 1, token: newToken(), userId, email })
      .returning();
    await db.insert(userRoles).values({ userId, role: "store" });
    await db.insert(hireQuotes).values({ ...quoteOf(userId, email), enquiryId });
    await db.update(draftOrders).set({ state: "ordered" });
    await createCustomerOrder(db, { userId, email, checkoutId: null, draftId: draft?.id ?? "" });
    expect(await db.select().from(hireQuotes)).toMatchObject([{ userId }]);
    expect(await db.select().from(orders)).toMatchObject([{ userId }]);
  });
});

/** The statements of migration 0103 that change what is stored. */
const REPAIR = (() => {
  const statements = readFileSync("drizzle/0103_counter-entries.sql", "utf8").split(
    "--> statement-breakpoint",
  );
  return statements.slice(statements.findIndex((text) => text.includes('CREATE FUNCTION "had_role"')));
})();

const day = (number: number) => new Date(Date.UTC(2026, 9, number));

/** Writes rows as they were stored before that migration: no trigger looks at them. */
const asBefore = (write: (tx: Tx) => Promise<unknown>) =>
  inTransaction(db, async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await write(tx);
  });

it("migration 0103 gives customers back what staff had entered for them", async () => {
  const ids = await Promise.all(
    ["clerk", "buyer", "former", "noted"].map((name) =>
      createUser(db, { name, email: `${name}@example.ie`, emailVerified: false }),
    ),
  );
  const [clerk = "", buyer = "", former = "", noted = ""] = ids.map(({ id }) => id);
  const of = (userId: string, name: string, at: Date) => ({
    ...person,
    userId,
    name,
    email: `${name}@example.ie`,
    createdAt: at,
  });
  await asBefore(async (tx) => {
    for (const userId of [clerk, buyer, noted])
      await tx.insert(userRoles).values({ userId, role: "store", createdAt: day(10) });
    const role = { subjectType: "user", subjectId: former, details: { role: "store" } };
    await tx.insert(auditLog).values({ ...role, action: "user.role-added", at: day(10) });
    await tx.insert(auditLog).values({ ...role, action: "user.role-removed", at: day(14) });
    const order = (userId: string, name: string, placedAt: Date) => {
      const paid = { state: "paid", paidAt: placedAt, total: cents(5_000) } as const;
      return createCustomerOrder(tx, { ...of(userId, name, placedAt), ...paid, placedAt });
    };
    await order(clerk, "anna", day(11));
    await order(clerk, "anna", day(12));
    await order(buyer, "ben", day(12));
    await order(buyer, "buyer", day(12));
    await order(buyer, "before-the-role", day(9));
    await order(former, "carl", day(12));
    await order(former, "after-the-role", day(15));
    await order(noted, "dora", day(12));
    const contact = { formType: "contact", message: "Hello" } as const;
    for (const [name, state] of [
      ["eve", "new"],
      ["spammer", "spam"],
    ] as const)
      await tx
        .insert(enquiries)
        .values({ ...of(clerk, name, day(11)), ...contact, state, id: newId(), reference: name });
    await tx.insert(hireQuotes).values({ ...quoteOf(clerk, "fay@example.ie"), ...of(clerk, "fay", day(11)) });
    await tx.insert(draftOrders).values({ ...of(clerk, "gus", day(11)), number: 1, token: newToken() });
  });
  await db.update(users).set({ emailVerified: true });
  const id = (await customerOf(db, { userId: noted, email: "" })) ?? "";
  const typed = { name: "noted", company: "", phone: "", tags: "", note: "Rings on Mondays" };
  await saveCustomer(db, { ...typed, id, version: 1, actorId: "boss" });
  const spentBy = async () => {
    const rows = await db.select().from(customers).orderBy(customers.name);
    return Object.fromEntries(rows.map(({ name, orderCount, spent }) => [name, [orderCount, spent]]));
  };
  expect(await spentBy()).toEqual({
    buyer: [3, 15_000],
    clerk: [2, 10_000],
    former: [2, 10_000],
    noted: [1, 5_000],
  });
  await inTransaction(db, async (tx) => {
    for (const statement of REPAIR) await tx.execute(sql.raw(statement));
  });
  expect(await spentBy()).toEqual({
    anna: [2, 10_000],
    ben: [1, 5_000],
    buyer: [2, 10_000],
    carl: [1, 5_000],
    dora: [1, 5_000],
    eve: [0, 0],
    fay: [0, 0],
    former: [1, 5_000],
    noted: [0, 0],
  });
  const anna = await customerOf(db, { userId: null, email: "anna@example.ie" });
  expect(await getCustomer(db, anna ?? "")).toMatchObject({ createdAt: day(11) });
  for (const table of [enquiries, hireQuotes, draftOrders])
    expect((await db.select().from(table)).map((row) => row.userId)).not.toContain(clerk);
});
