import { and, eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { customerEmails } from "#app/db/schema/customers.ts";
import { enquiries } from "#app/db/schema/enquiries.ts";
import { sessions, users } from "#app/db/schema/identity.ts";
import { invoices } from "#app/db/schema/shop/invoices.ts";
import { orders } from "#app/db/schema/shop/orders.ts";
import { payments } from "#app/db/schema/shop/payments.ts";
import { auditLog } from "#app/db/schema/system/audit.ts";
import { addComment } from "#app/features/comments/write-comment.server.ts";
import { createAdmin } from "#app/features/identity/users/create-first-admin.server.ts";
import { newId, newToken } from "#app/lib/ids.ts";
import { cents } from "#app/lib/money.ts";
import { action as eraseAction } from "#app/routes/admin/customer/erasure.ts";
import { loader as dataLoader } from "#app/routes/admin/customer/personal-data.ts";
import { action as userAction } from "#app/routes/admin/user/change.ts";
import { action as usersAction } from "#app/routes/admin/users.tsx";
import { action as resetAction } from "#app/routes/auth/reset.tsx";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { Device, linkTo } from "#tests/support/process/device.ts";
import { createCustomerOrder } from "#tests/support/shop/customer-rows.ts";

const db = await useTestDb();

const BOSS = { email: "boss@example.ie", password: "the boss's long passphrase" };
const TOMAS = { name: "Tomás", email: "tomas@example.ie", password: "soilse an stáitse 7" };

/** A colleague who was invited, chose a password and logged in, with an admin beside. */
async function colleague() {
  await createAdmin(db, BOSS);
  const boss = new Device(db);
  await boss.logIn(BOSS.email, BOSS.password);
  const { name, email, password } = TOMAS;
  await boss.run(usersAction, "/admin/users", { name, email, role: "store" });
  const token = (await linkTo(db, email, "account-invitation")).searchParams.get("token") ?? "";
  const device = new Device(db);
  await device.run(resetAction, "/auth/reset", { token, password });
  await device.logIn(email, password);
  const userId = (await device.viewer())?.id ?? "";
  const takeRole = () =>
    boss.run(userAction, `/admin/users/${userId}/roles`, { seen: "store" }, { id: userId, change: "roles" });
  return { boss, device, userId, takeRole };
}

/** A paid order of the account with its payment and invoice. */
async function order(userId: string): Promise<string> {
  const paid = { state: "paid", paidAt: new Date(), total: cents(10_000) } as const;
  const id = await createCustomerOrder(db, { ...paid, userId, email: TOMAS.email, name: TOMAS.name });
  const sequence = (await db.$count(invoices)) + 1;
  await db
    .insert(payments)
    .values({ orderId: id, provider: "sandbox", providerRef: newToken(), amount: cents(10_000) });
  await db.insert(invoices).values({
    kind: "invoice",
    number: `INV-${sequence}`,
    series: "INV",
    year: 2026,
    sequence,
    orderId: id,
    document: {},
    issuedAt: new Date(),
    total: cents(10_000),
    net: cents(8_130),
    vat: cents(1_870),
  });
  return id;
}

/** The customer of the address. */
async function customerId(): Promise<string> {
  const [row] = await db.select().from(customerEmails).where(eq(customerEmails.email, TOMAS.email));
  return row?.customerId ?? "";
}

async function erase(boss: Device) {
  const id = await customerId();
  return boss.run(eraseAction, `/admin/customers/${id}/erasure`, { email: TOMAS.email }, { id });
}

async function exported(boss: Device) {
  const id = await customerId();
  const answer = await boss.run(dataLoader, `/admin/customers/${id}/data`, undefined, { id });
  const { people } = answer.data as { people: readonly Record<string, readonly { id?: string }[]>[] };
  return Object.assign({}, ...people) as Record<string, readonly { id?: string }[]>;
}

it("the file of a former colleague holds the account and what it ordered", async () => {
  const { boss, device, userId, takeRole } = await colleague();
  const bought = [await order(userId)];
  await takeRole();
  await device.logIn(TOMAS.email, TOMAS.password);
  bought.push(await order(userId));
  const file = await exported(boss);
  expect(file["account"]).toMatchObject([{ id: userId, email: TOMAS.email }]);
  expect(file["orders"]?.map(({ id }) => id).sort()).toEqual(bought.sort());
  const counts = ["sessions", "payments", "invoices", "customer"].map((part) => file[part]?.length);
  expect(counts).toEqual([1, 2, 2, 1]);
});

it("a colleague is not erased as a customer; a former one is, account and all", async () => {
  const { boss, device, userId, takeRole } = await colleague();
  const bought = [await order(userId)];
  const enquiryId = newId();
  await db.insert(enquiries).values({
    id: enquiryId,
    reference: "E-1",
    formType: "contact",
    name: "Ann",
    email: "ann@example.ie",
    phone: "1",
    message: "Hello",
    locale: "en",
    assigneeId: userId,
  });
  const comment = {
    subject: "order",
    subjectId: bought[0] ?? "",
    text: "Packed",
    idempotencyKey: "k",
  } as const;
  await addComment(db, { ...comment, actorId: userId, now: new Date() });
  expect(await erase(boss)).toMatchObject({ status: 422, data: { action: "erasure", kind: "staff" } });
  expect(await device.viewer()).not.toBeNull();

  await takeRole();
  await device.logIn(TOMAS.email, TOMAS.password);
  bought.push(await order(userId));
  expect(await erase(boss)).toMatchObject({ location: "/admin/customers" });

  expect(await db.$count(users, eq(users.id, userId))).toBe(0);
  expect(await db.$count(sessions, eq(sessions.userId, userId))).toBe(0);
  expect(await device.viewer()).toBeNull();
  expect((await new Device(db).logIn(TOMAS.email, TOMAS.password)).status).toBe(401);
  expect(await customerId()).toBe("");
  const kept = await db.select().from(orders);
  expect(kept.map(({ userId: owner, erasedAt }) => [owner, erasedAt !== null])).toEqual([
    [null, true],
    [null, true],
  ]);
  const noted = await db.select().from(auditLog).where(eq(auditLog.action, "order.customer-erased"));
  expect(noted.map(({ subjectId }) => subjectId).sort()).toEqual(bought.sort());
  // The work for others stays, and what was done in it.
  expect(await db.select().from(enquiries)).toMatchObject([{ id: enquiryId, assigneeId: null }]);
  const work = and(eq(auditLog.actorId, userId), eq(auditLog.action, "comment.added"));
  expect(await db.$count(auditLog, work)).toBe(1);
});

it("an order of an account whose address is not confirmed is exported and erased with the guest who is shown it", async () => {
  const { boss } = await colleague();
  const other = { id: "unconfirmed", name: "Bo", email: "bo@example.ie" };
  await db.insert(users).values(other);
  const id = await createCustomerOrder(db, { userId: other.id, email: "guest@example.ie", state: "pending" });
  const [row] = await db.select().from(customerEmails).where(eq(customerEmails.email, "guest@example.ie"));
  const params = { id: row?.customerId ?? "" };
  const path = `/admin/customers/${params.id}`;
  const answer = await boss.run(dataLoader, `${path}/data`, undefined, params);
  expect(answer.data).toMatchObject({ people: [{ account: [], orders: [{ id }] }] });
  const erased = await boss.run(eraseAction, `${path}/erasure`, { email: "guest@example.ie" }, params);
  expect(erased.location).toBe("/admin/customers");
  const left = await db.select().from(orders).where(eq(orders.id, id));
  expect(left).toMatchObject([{ state: "cancelled", email: "removed@account.invalid", userId: null }]);
  expect(await db.$count(users, eq(users.id, other.id))).toBe(1);
});
