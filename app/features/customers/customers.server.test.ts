import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { inTransaction } from "#app/db/client.server.ts";
import { customerEmails, customers } from "#app/db/schema/customers.ts";
import { enquiries } from "#app/db/schema/enquiries.ts";
import { users } from "#app/db/schema/identity.ts";
import { orders } from "#app/db/schema/shop/orders.ts";
import { payments, refunds } from "#app/db/schema/shop/payments.ts";
import { removeOldEnquiries } from "#app/features/enquiries/remove-old-enquiries.server.ts";
import { newId, newToken } from "#app/lib/ids.ts";
import { cents } from "#app/lib/money.ts";
import { addMs, DAY_MS } from "#app/lib/time/clock.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { createUser } from "#tests/support/factories.ts";
import { createCustomerOrder } from "#tests/support/shop/customer-rows.ts";
import { findCustomers } from "./find-customers.server.ts";
import { saveCustomer } from "./save-customer.server.ts";

const db = await useTestDb();

const customerOf = async (email: string) => {
  const [row] = await db
    .select({ customer: customers, userId: customerEmails.userId })
    .from(customerEmails)
    .innerJoin(customers, eq(customers.id, customerEmails.customerId))
    .where(eq(customerEmails.email, email));
  return row ? { ...row.customer, userId: row.userId } : null;
};

const paid = { state: "paid", paidAt: new Date(), total: cents(10_000) } as const;

describe("customers of orders", () => {
  it("are one for all guests with the same address, in whatever case it was typed", async () => {
    await createCustomerOrder(db, { email: "Ann@Example.ie", name: "Ann" });
    await createCustomerOrder(db, { ...paid, email: "ann@example.ie", name: "Ann Ryan", phone: "086 1" });
    expect(await db.$count(customers)).toBe(1);
    expect(await customerOf("ann@example.ie")).toMatchObject({
      name: "Ann Ryan",
      phone: "086 1",
      emails: "ann@example.ie",
      userId: null,
      orderCount: 1,
      openOrders: 1,
      spent: 10_000,
      refunded: 0,
    });
  });

  it("count what was paid, given back and handed over, and leave security deposits out", async () => {
    const id = await createCustomerOrder(db, { ...paid, email: "bo@example.ie" });
    const [paymentId, ref] = [newId(), newToken()];
    await db
      .insert(payments)
      .values({ id: paymentId, orderId: id, provider: "sandbox", providerRef: ref, amount: cents(10_000) });
    const refund = { orderId: id, paymentId, amount: cents(2_500), deliveryAmount: cents(0) };
    await db.insert(refunds).values({ ...refund, state: "requested" });
    expect(await customerOf("bo@example.ie")).toMatchObject({ spent: 10_000, refunded: 0, openOrders: 1 });
    await db.update(refunds).set({ state: "succeeded", succeededAt: new Date() });
    await db.update(orders).set({ state: "completed", completedAt: new Date() }).where(eq(orders.id, id));
    expect(await customerOf("bo@example.ie")).toMatchObject({
      refunded: 2_500,
      openOrders: 0,
      orderCount: 1,
    });
  });

  it("have the orders of their account, whatever address those were placed under", async () => {
    const { id: userId, email } = await createUser(db, { name: "Cé" });
    await createCustomerOrder(db, { ...paid, userId, email: "work@example.ie" });
    expect(await customerOf(email)).toMatchObject({ name: "Cé", userId, orderCount: 1, spent: 10_000 });
    expect(await customerOf("work@example.ie")).toBeNull();
  });

  it("keep their account's rows when its address changes", async () => {
    const { id: userId, email } = await createUser(db);
    await createCustomerOrder(db, { ...paid, userId, email });
    await db.update(users).set({ email: "new@example.ie" }).where(eq(users.id, userId));
    const [before, now] = [await customerOf(email), await customerOf("new@example.ie")];
    expect(now).toMatchObject({ id: before?.id, emails: `new@example.ie ${email}`, userId, orderCount: 1 });
    expect(before?.userId).toBeNull();
  });
});

describe("customers without an order", () => {
  const enquiry = (email: string, state: "new" | "spam") => ({
    id: newId(),
    reference: newId(),
    formType: "contact" as const,
    email,
    state,
    name: "Di",
    phone: "+353 86 123 4567",
    message: "Hello",
    locale: "en" as const,
  });

  it("come from enquiries, but not from spam until it is none", async () => {
    await db.insert(enquiries).values([enquiry("di@example.ie", "new"), enquiry("spam@example.ie", "spam")]);
    expect(await customerOf("di@example.ie")).toMatchObject({ name: "Di", orderCount: 0 });
    expect(await customerOf("spam@example.ie")).toBeNull();
    await db.update(enquiries).set({ state: "new" });
    expect(await customerOf("spam@example.ie")).not.toBeNull();
  });

  it("L20: go when their enquiry is marked as spam, and come back with it", async () => {
    const enquired = enquiry("di@example.ie", "new");
    await db.insert(enquiries).values(enquired);
    await createCustomerOrder(db, { email: "buyer@example.ie" });
    await db.insert(enquiries).values(enquiry("buyer@example.ie", "new"));
    await db.update(enquiries).set({ state: "spam" });
    expect(await customerOf("di@example.ie")).toBeNull();
    expect(await db.$count(customerEmails)).toBe(1);
    expect(await customerOf("buyer@example.ie")).not.toBeNull();
    await db.update(enquiries).set({ state: "new" });
    expect(await customerOf("di@example.ie")).toMatchObject({ name: "Di", orderCount: 0 });
  });

  it("L20: keep what staff wrote while their enquiry is spam, and go with it after 24 months", async () => {
    await db.insert(enquiries).values(enquiry("di@example.ie", "new"));
    const { id, version } = (await customerOf("di@example.ie")) ?? { id: "", version: 0 };
    const typed = { name: "Di", company: "", phone: "", tags: "", note: "Rang twice" };
    await saveCustomer(db, { ...typed, id, version, actorId: "staff" });
    await db.update(enquiries).set({ state: "spam" });
    expect(await customerOf("di@example.ie")).toMatchObject({ note: "Rang twice" });
    await removeOldEnquiries(db, addMs(new Date(), 800 * DAY_MS));
    expect([await db.$count(customers), await db.$count(customerEmails)]).toEqual([0, 0]);
  });

  it("are no accounts whose address is not confirmed", async () => {
    const { id, email } = await createUser(db, { emailVerified: false });
    expect(await customerOf(email)).toBeNull();
    await db.update(users).set({ emailVerified: true }).where(eq(users.id, id));
    expect(await customerOf(email)).toMatchObject({ userId: id });
  });

  it("are found by three letters and by a phone number in any format", async () => {
    await db.insert(enquiries).values(enquiry("di@example.ie", "new"));
    const wanted = [expect.objectContaining({ email: "di@example.ie", hasAccount: false })];
    for (const typed of ["di@", "0861234", "+353 (0)86 123", "353 86 1234567"])
      expect(await findCustomers(db, typed), typed).toEqual(wanted);
    for (const typed of ["di", "086 999", "%%%"]) expect(await findCustomers(db, typed), typed).toEqual([]);
  });
});

it("leaves nothing of an order that was rolled back", async () => {
  await inTransaction(db, async (tx) => {
    await createCustomerOrder(tx, { email: "gone@example.ie" });
    throw new Error("rolled back");
  }).catch(() => null);
  expect(await customerOf("gone@example.ie")).toBeNull();
});
