import { eq, sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { inTransaction, listRows, type Tx } from "#app/db/client.server.ts";
import { staffComments } from "#app/db/schema/comments.ts";
import { customers } from "#app/db/schema/customers.ts";
import { hireClaims } from "#app/db/schema/hire/claims.ts";
import { hireRequests, hires } from "#app/db/schema/hire/hires.ts";
import { hireAcceptances, hireQuotes } from "#app/db/schema/hire/quotes.ts";
import { hireScans, scanPhotos } from "#app/db/schema/hire/scans.ts";
import { users } from "#app/db/schema/identity.ts";
import { invoices } from "#app/db/schema/shop/invoices.ts";
import { orders } from "#app/db/schema/shop/orders.ts";
import { bankTransfers } from "#app/db/schema/shop/payments.ts";
import { addComment } from "#app/features/comments/write-comment.server.ts";
import { deleteAccount } from "#app/features/identity/account/delete-account.server.ts";
import { forgetErasedOrders } from "#app/features/identity/account/forget-person.server.ts";
import type { Owner } from "#app/features/identity/account/owned-by.server.ts";
import { forgetOldOrders } from "#app/features/invoices/forget-old-orders.server.ts";
import { removeOldQuotes } from "#app/features/quotes/remove-quotes.server.ts";
import { newId } from "#app/lib/ids.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { claimsOn, NOW, WEEK } from "#tests/support/hire/claims.ts";
import { hiresOn } from "#tests/support/hire/hires.ts";
import { forgetErasedHires, forgetHiresOf, forgetOldHires } from "./forget-hires.server.ts";

const db = await useTestDb();
const { available } = claimsOn(db);
const EMAIL = "maire@example.ie";

/** Tables with a row that holds this text anywhere, as the database itself lists them. */
async function tablesWith(text: string): Promise<string[]> {
  const tables = await listRows<{ name: string }>(
    db,
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const [row] = await listRows<{ n: number }>(
      db,
      sql`select count(*)::int as n from ${sql.identifier(name)} t where position(${text} in lower(t::text)) > 0`,
    );
    if ((row?.n ?? 0) > 0) found.push(name);
  }
  return found;
}

async function addUser(email: string): Promise<string> {
  const id = newId();
  await db.insert(users).values({ id, name: "Máire", email, emailVerified: true } as never);
  return id;
}

const ask = async (subject: { hireId: string } | { quoteId: string }) =>
  db.insert(hireRequests).values({ ...subject, kind: "dates", text: "Ring me", postKey: newId() });

/** What staff write beside the history of a quote, hire or order. */
const commentOn = async (subjectId: string, subject: "quote" | "hire" | "order" = "quote") =>
  addComment(db, {
    subject,
    subjectId,
    text: `Ring ${EMAIL}`,
    idempotencyKey: newId(),
    actorId: await addUser(`${newId()}@staff.example`),
    now: NOW,
  });

/** A scan of damage with a picture. */
async function addDamage(hireId: string, note: string): Promise<void> {
  const scan = { id: newId(), hireId, action: "return", condition: "damaged", note } as const;
  const at = { deviceAt: NOW, occurredAt: NOW, receivedAt: NOW };
  await db.insert(hireScans).values({ ...scan, ...at, actorId: "staff-1", outcome: "applied" });
  const file = `scans/${newId()}.jpg`;
  await db.insert(scanPhotos).values({ id: newId(), scanId: scan.id, file, bytes: 1 });
}

const commented = async () =>
  (await db.select({ id: staffComments.subjectId }).from(staffComments)).map(({ id }) => id);

it("L21: with an account go the quotes that no one accepted, with what they hold", async () => {
  const site = hiresOn(db);
  const userId = await addUser(EMAIL);
  const own = await site.quotes.draft({ userId, version: { hold: true } });
  await site.quotes.send(own.id);
  await ask({ quoteId: own.id });
  const byAddress = await site.quotes.draft({ email: "Maire@Example.ie" });
  const other = await site.quotes.draft({ email: `xx${EMAIL}` });
  for (const { id } of [own, byAddress, other]) await commentOn(id);
  expect(await available(own.itemId, WEEK)).toBe(8);
  await inTransaction(db, (tx) => forgetHiresOf(tx, { userId, email: EMAIL }, NOW));
  expect(await available(own.itemId, WEEK)).toBe(10);
  expect((await db.select().from(hireQuotes)).map(({ id }) => id)).toEqual([other.id]);
  expect(await commented()).toEqual([other.id]);
  expect(await db.$count(hireRequests)).toBe(0);
  expect(await db.$count(hireClaims, eq(hireClaims.state, "released"))).toBe(1);
  expect(byAddress.id).not.toBe(other.id);
});

it("L21: an address that was never confirmed proves nothing", async () => {
  const site = hiresOn(db);
  const userId = await addUser(EMAIL);
  await site.quotes.draft();
  await inTransaction(db, (tx) => forgetHiresOf(tx, { userId, email: null }, NOW));
  expect(await db.$count(hireQuotes)).toBe(1);
});

it("H22: an acceptance outlives the account; of a hire that is over only what is not needed is removed", async () => {
  const site = hiresOn(db);
  const userId = await addUser(EMAIL);
  const running = await site.accepted({ userId });
  const over = await site.accepted({ userId });
  await db.update(hires).set({ state: "closed" }).where(eq(hires.id, over.id));
  for (const { id, quoteId } of [running, over]) {
    await ask({ hireId: id });
    await commentOn(quoteId);
  }
  const before = await db.select().from(hireAcceptances).orderBy(hireAcceptances.id);
  await inTransaction(db, (tx) => forgetHiresOf(tx, { userId, email: EMAIL }, NOW));
  await db.delete(users).where(eq(users.id, userId));
  expect(await db.select().from(hireAcceptances).orderBy(hireAcceptances.id)).toEqual(before);
  expect(before).toHaveLength(2);
  expect(await site.view(running.token)).toMatchObject({
    userId: null,
    email: EMAIL,
    phone: "+353 91 000 000",
    requests: [{ text: "Ring me" }],
  });
  expect(await site.view(over.token)).toMatchObject({
    userId: null,
    email: EMAIL,
    phone: "–",
    requests: [],
  });
  expect(await commented()).toEqual([running.quoteId]);
});

it("L21: of a hire that was under way nothing brings the customer back, and it and its orders lose the phone once it is over", async () => {
  const site = hiresOn(db);
  const userId = await addUser(EMAIL);
  const hire = await site.accepted({ userId });
  await site.payPart(hire.token, "deposit");
  await ask({ hireId: hire.id });
  const further = (tx: Tx, person: Owner) => forgetHiresOf(tx, person, NOW);
  const forgetting = { companyAddresses: [], further };
  const erased = await deleteAccount(db, { actorId: userId, userId }, forgetting);
  expect(erased).toMatchObject({ ok: true });
  expect(await db.$count(customers)).toBe(0);
  await site.payPart(hire.token, "balance");
  // Staff save the quote's contact details again.
  await db.update(hireQuotes).set({ email: EMAIL, name: "Máire" });
  expect(await db.$count(orders)).toBe(2);
  expect(await db.$count(customers)).toBe(0);
  const kept = async () => {
    await forgetErasedHires(db);
    await forgetErasedOrders(db);
    const phones = [...(await db.select().from(hires)), ...(await db.select().from(orders))];
    return [...phones.map(({ phone }) => phone), await db.$count(hireRequests)];
  };
  const phone = "+353 91 000 000";
  expect(await kept()).toEqual([phone, phone, phone, 1]);
  await db.update(hires).set({ state: "closed" });
  expect(await kept()).toEqual(["–", "–", "–", 0]);
  expect(await db.$count(customers)).toBe(0);
});

it("L21: what staff write beside records of an erased customer goes once those are over, also later", async () => {
  const site = hiresOn(db);
  const hire = await site.accepted();
  await site.payPart(hire.token, "deposit");
  const [order] = await db.select().from(orders);
  const other = await site.quotes.draft({ email: `xx${EMAIL}` });
  const comment = async () => {
    await commentOn(hire.quoteId);
    await commentOn(hire.id, "hire");
    await commentOn(order?.id ?? "", "order");
  };
  const forget = async () => {
    await forgetErasedHires(db);
    await forgetErasedOrders(db);
  };
  await commentOn(other.id);
  await inTransaction(db, (tx) => forgetHiresOf(tx, { userId: null, email: EMAIL }, NOW));
  await db.update(orders).set({ erasedAt: NOW });
  await comment();
  await forget();
  expect(await commented()).toHaveLength(4);
  await db.update(hires).set({ state: "closed" });
  for (let day = 0; day < 2; day++) {
    await forget();
    expect(await commented()).toEqual([other.id]);
    await comment();
  }
});

it("L20: quotes that no one accepted go 24 months after their last change, and not a day before", async () => {
  const site = hiresOn(db);
  const old = await site.quotes.draft();
  const accepted = await site.accepted();
  for (const id of [old.id, accepted.quoteId]) await commentOn(id);
  await db.update(hireQuotes).set({ updatedAt: new Date("2027-03-31T10:00:00Z") });
  await removeOldQuotes(db, new Date("2029-03-31T09:59:00Z"));
  expect(await db.$count(hireQuotes)).toBe(2);
  await removeOldQuotes(db, new Date("2029-03-31T10:01:00Z"));
  expect((await db.select().from(hireQuotes)).map(({ id }) => id)).toEqual([accepted.quoteId]);
  expect(await commented()).toEqual([accepted.quoteId]);
  expect(old.id).not.toBe(accepted.quoteId);
});

it("H22: an acceptance lives as long as the hire's invoices, and then nothing names the customer", async () => {
  const site = hiresOn(db);
  const hire = await site.accepted();
  for (const part of ["deposit", "balance"] as const) {
    await site.payPart(hire.token, part);
  }
  for (const { id } of await db.select().from(orders))
    await db
      .insert(bankTransfers)
      .values({ orderId: id, receivedOn: "2027-04-01", reference: "Ní Bhriain", actorId: newId() });
  await ask({ hireId: hire.id });
  await commentOn(hire.quoteId);
  await addDamage(hire.id, "Ms Bhriain dropped it");
  await db.update(hires).set({ state: "closed" });
  await db.execute(sql`update orders set state = 'completed'`);
  await db.execute(sql`delete from outbox_mails`);
  const keep = async (now: Date) => {
    await forgetOldOrders(db, now);
    await forgetOldHires(db, now);
  };
  await keep(new Date("2033-12-31T23:00:00Z"));
  expect(await db.$count(hireAcceptances)).toBe(1);
  expect(await db.$count(invoices)).toBe(2);
  // An invoice of a later year keeps the acceptance, too.
  await db.execute(sql`update invoices set issued_at = '2028-01-05T12:00:00Z' where sequence = 2`);
  await keep(new Date("2034-01-01T00:30:00Z"));
  expect(await db.$count(hireAcceptances)).toBe(1);
  await keep(new Date("2035-01-01T00:30:00Z"));
  expect([await db.$count(hireAcceptances), await db.$count(invoices)]).toEqual([0, 0]);
  expect(await tablesWith(EMAIL)).toEqual([]);
  expect(await tablesWith("bhriain")).toEqual([]);
  expect([await db.$count(hireScans), await db.$count(scanPhotos)]).toEqual([1, 0]);
  const [left] = await db.select().from(hires);
  expect(left).toMatchObject({ number: hire.number, total: hire.total, name: "–", state: "closed" });
  expect(left?.token).not.toBe(hire.token);
  expect((await site.quotes.view(hire.quoteId)).sent).toMatchObject([{ total: hire.total }]);
});
