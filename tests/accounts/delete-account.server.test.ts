import { renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { eq, gte, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { inTransaction, listRows } from "#app/db/client.server.ts";
import { customerEmails } from "#app/db/schema/customers.ts";
import { enquiries, enquiryAttachments } from "#app/db/schema/enquiries.ts";
import { sessions, users, verifications } from "#app/db/schema/identity.ts";
import { cartItems } from "#app/db/schema/shop/cart.ts";
import { draftOrders } from "#app/db/schema/shop/draft-orders.ts";
import { checkouts, orders } from "#app/db/schema/shop/orders.ts";
import { payments } from "#app/db/schema/shop/payments.ts";
import { withdrawals } from "#app/db/schema/shop/withdrawals.ts";
import { outboxMails } from "#app/db/schema/system/mail.ts";
import { removeOrphanedAttachments } from "#app/features/enquiries/remove-old-enquiries.server.ts";
import { readAccountData } from "#app/features/identity/account/account-data.server.ts";
import { forgetErasedOrders } from "#app/features/identity/account/forget-person.server.ts";
import { REMOVED_PERSON } from "#app/features/identity/removed-person.ts";
import { createAdmin } from "#app/features/identity/users/create-first-admin.server.ts";
import { queueMail } from "#app/features/mail/queue-mail.server.ts";
import { forgetUnpaidOrders } from "#app/features/orders/forget-unpaid-orders.server.ts";
import type { OrderState } from "#app/features/orders/order-states.ts";
import { listSettingVersions } from "#app/features/settings/queries.server.ts";
import { saveSection } from "#app/features/settings/save-section.server.ts";
import { getOrderReception } from "#app/features/withdrawals/queries.server.ts";
import { uploadStorage } from "#app/integrations/storage/upload-storage.server.ts";
import { newId, newToken } from "#app/lib/ids.ts";
import { cents } from "#app/lib/money.ts";
import { action as deleteAction } from "#app/routes/account/delete.tsx";
import { action as emailAction } from "#app/routes/account/security/email.ts";
import { action as eraseAction } from "#app/routes/admin/customer/erasure.ts";
import { action as forgotAction } from "#app/routes/auth/forgot.tsx";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { createProduct } from "#tests/support/factories.ts";
import { DEVICE_DATA_DIR, Device, NORA, register } from "#tests/support/process/device.ts";

const db = await useTestDb();

const remove = (device: Device, current = NORA.password) =>
  device.run(deleteAction, "/account/delete", { current });

/** As staff erase the customer of the account. */
async function erase(device: Device) {
  const [row] = await db.select().from(customerEmails).where(eq(customerEmails.email, NORA.email));
  const id = row?.customerId ?? "";
  const path = `/admin/customers/${id}/erasure`;
  return device.run(eraseAction, path, { email: NORA.email }, { id });
}

/** How many rows of each table, as the database itself lists them, hold this text anywhere. */
async function tablesWith(text: string): Promise<Record<string, number>> {
  const tables = await listRows<{ name: string }>(
    db,
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const found: Record<string, number> = {};
  for (const { name } of tables) {
    const rows = await listRows<{ n: number }>(
      db,
      sql`select count(*)::int as n from ${sql.identifier(name)} t where position(${text} in lower(t::text)) > 0`,
    );
    if (rows[0] && rows[0].n > 0) found[name] = rows[0].n;
  }
  return found;
}

async function addOrder(userId: string | null, state: OrderState, number: number, email = NORA.email) {
  const checkoutId = newId();
  const expiresAt = new Date();
  const common = { token: newToken(), userId, locale: "en", expiresAt } as const;
  await db.insert(checkouts).values({ ...common, id: checkoutId, items: [] });
  await db.insert(orders).values({
    ...common,
    token: newToken(),
    checkoutId,
    number,
    state,
    name: NORA.name,
    email,
    phone: "091 1",
    deliveryMethod: "delivery",
    provider: "sandbox",
    notes: "Leave it at the back",
    address: { line1: "1 Sráid", line2: "", town: "Gaillimh", county: "", postcode: "H91" },
    billingAddress: { line1: "Nora’s works", line2: "", town: "Tuam", county: "", postcode: "" },
    subtotal: cents(100),
    deliveryPrice: cents(0),
    total: cents(100),
    vatTotal: cents(19),
    paidAt: ["paid", "completed"].includes(state) ? new Date() : null,
  });
}

async function addEnquiry(reference: string, email: string) {
  await db.insert(enquiries).values({
    reference,
    email,
    formType: "contact",
    name: "Nora",
    phone: "1",
    message: "Hello",
    locale: "en",
  });
}

async function addMail(
  recipient: string,
  body: string,
  subject: { type: string; id: string },
  replyTo: string | null = null,
) {
  const host = "show.example.ie";
  const mail = { host, kind: "test", locale: "en" as const, recipient, replyTo, subject: "About it" };
  await inTransaction(db, (tx) =>
    queueMail(tx, { ...mail, html: body, text: body, subjectType: subject.type, subjectId: subject.id }),
  );
}

describe("deleting an account", () => {
  it("L21: leaves its address only in what the law makes us keep", async () => {
    const device = await register(db);
    await device.logIn();
    await device.logIn();
    await new Device(db).run(forgotAction, "/auth/forgot", { email: NORA.email });
    await device.run(emailAction, "/account/security/email", {
      current: NORA.password,
      email: "elsewhere@example.ie",
    });
    const [nora] = await db.select().from(users);
    const userId = nora?.id ?? "";
    const product = await createProduct(db);
    await db.insert(cartItems).values({ userId, productId: product.id, quantity: 2 });
    await addOrder(userId, "paid", 2001);
    await addOrder(userId, "expired", 2002);
    await addOrder(null, "cancelled", 2003, "Nora@Example.ie");
    await addOrder(userId, "pending", 2004);
    await addOrder(userId, "completed", 2005);
    await db.insert(checkouts).values({
      token: newToken(),
      userId,
      locale: "en",
      items: [],
      expiresAt: new Date(),
    });
    await addEnquiry("IST-2026-0001", "Nora@example.ie");
    const upload = `enquiries/${newId()}.jpg`;
    await uploadStorage({ dataDir: DEVICE_DATA_DIR, s3: undefined }).put(upload, Buffer.from("a picture"));
    const [enquiry] = await db.select().from(enquiries);
    await db.insert(enquiryAttachments).values({ enquiryId: enquiry?.id ?? "", file: upload });
    await addEnquiry("IST-2026-0002", "eleanora@example.ie");
    await addMail("staff@example.ie", `From ${NORA.email}.`, { type: "enquiry", id: "x" }, "Nora@example.ie");
    await addMail(
      "staff@example.ie",
      "From eleanora@example.ie",
      { type: "enquiry", id: "y" },
      "eleanora@example.ie",
    );
    await addMail("eleanora@example.ie", "Hello", { type: "enquiry", id: "y" });

    const [bought] = await db.select({ id: orders.id }).from(orders).where(eq(orders.number, 2001));
    await db.insert(withdrawals).values({
      token: newToken(),
      orderId: bought?.id ?? null,
      fromOrder: true,
      locale: "en",
      name: NORA.name,
      email: NORA.email,
      reference: "2001",
      statement: "I withdraw",
      receivedAt: new Date(),
      refundDueAt: new Date(),
    });

    expect(await remove(device, "wrong")).toMatchObject({
      status: 400,
      data: { fieldErrors: { current: "passwordWrong" } },
    });
    const done = await remove(device);
    expect(done.location).toBe("/auth");
    expect(await device.viewer()).toBeNull();

    // What is left is Eleanora's, whose address ends like it.
    expect(await tablesWith(NORA.email)).toEqual({
      customer_emails: 1,
      customers: 1,
      enquiries: 1,
      orders: 2,
      outbox_mails: 2,
      withdrawals: 1,
    });
    expect(await uploadStorage({ dataDir: DEVICE_DATA_DIR, s3: undefined }).get(upload)).toBeNull();
    expect(await db.select().from(enquiryAttachments)).toEqual([]);
    expect(await db.select().from(sessions)).toEqual([]);
    const left = await db.select().from(enquiries);
    expect(left.map((enquiry) => enquiry.email)).toEqual(["eleanora@example.ie"]);
    const mails = await db.select().from(outboxMails);
    expect(mails.every((mail) => `${mail.recipient} ${mail.text}`.includes("eleanora"))).toBe(true);
    expect(await tablesWith("elsewhere@example.ie")).toEqual({});
    // Ids are case-sensitive, so this one is looked for as it is; only the log of changes still names it.
    expect(
      JSON.stringify([await db.select().from(verifications), await db.select().from(outboxMails)]),
    ).not.toContain(userId);

    const kept = await db.select().from(orders).orderBy(orders.number);
    expect(kept.map(({ number, userId: owner, email }) => [number, owner, email])).toEqual([
      [2001, null, NORA.email],
      [2002, null, "removed@account.invalid"],
      [2003, null, "removed@account.invalid"],
      [2004, null, "removed@account.invalid"],
      [2005, null, NORA.email],
    ]);
    expect(kept[3]?.state).toBe("cancelled");
    expect(kept[0]).toMatchObject({ phone: "091 1", notes: "Leave it at the back" });
    expect(kept[4]).toMatchObject({ phone: "–", notes: null });
    expect(kept[1]).toMatchObject({ name: "–", phone: "–", notes: null, address: { line1: "–" } });
    expect(kept[1]?.billingAddress).toBeNull();
    expect((await new Device(db).logIn()).status).toBe(401);
    expect((await new Device(db).signUp()).flash).toBe("account-created");
  });

  it("L21: takes phone and notes out of an order once it is over", async () => {
    const device = await register(db);
    await device.logIn();
    const [nora] = await db.select().from(users);
    await addOrder(nora?.id ?? "", "paid", 2050);
    await addOrder(null, "paid", 2051, "eleanora@example.ie");
    expect((await remove(device)).location).toBe("/auth");
    const contacts = async () => {
      await forgetErasedOrders(db);
      const rows = await db.select().from(orders).orderBy(orders.number);
      return rows.map(({ phone, notes }) => [phone, notes]);
    };
    const kept = ["091 1", "Leave it at the back"];
    expect(await contacts()).toEqual([kept, kept]);
    await db.update(orders).set({ state: "completed" });
    expect(await contacts()).toEqual([["–", null], kept]);
  });

  it("keeps when the buyer was informed of the right to withdraw, without the buyer", async () => {
    const device = await register(db);
    await device.logIn();
    const [nora] = await db.select().from(users);
    await addOrder(nora?.id ?? "", "completed", 2010);
    const [order] = await db
      .update(orders)
      .set({ receivedAt: new Date("2026-03-02T12:00:00Z") })
      .returning();
    const orderId = order?.id ?? "";
    await addMail(NORA.email, `Dear ${NORA.name}`, { type: "order", id: orderId });
    const sentAt = new Date("2026-02-26T12:00:00Z");
    await db.update(outboxMails).set({ kind: "order-paid", state: "sent", sentAt });
    const { periodEndsAt } = await getOrderReception(db, orderId);
    expect(periodEndsAt).toEqual(new Date("2026-03-17T00:00:00Z"));
    expect((await remove(device)).location).toBe("/auth");
    expect((await getOrderReception(db, orderId)).periodEndsAt).toEqual(periodEndsAt);
    expect(await db.select().from(outboxMails)).toMatchObject([
      { recipient: REMOVED_PERSON.email, subject: "About it", html: "", text: "" },
    ]);
  });

  it("L9: keeps when a hirer was mailed the contract, without the hirer, and the contract that is still to be mailed", async () => {
    const device = await register(db);
    await device.logIn();
    await db.delete(outboxMails);
    const about = { type: "hire", id: newId() };
    for (const text of ["sent", "waits", "other"]) await addMail(NORA.email, text, about);
    const sentAt = new Date("2026-02-26T12:00:00Z");
    const set = async (text: string, values: Partial<typeof outboxMails.$inferInsert>) =>
      db.update(outboxMails).set(values).where(eq(outboxMails.text, text));
    await set("waits", { kind: "hire-accepted" });
    await set("sent", { kind: "hire-accepted", state: "sent", sentAt });
    expect((await remove(device)).location).toBe("/auth");
    const left = await db.select().from(outboxMails).orderBy(outboxMails.id);
    expect(left).toMatchObject([
      { recipient: REMOVED_PERSON.email, text: "", state: "sent", sentAt },
      { recipient: NORA.email, text: "waits", state: "queued" },
    ]);
  });

  it("takes the mails along about what was made under an address that the account has left", async () => {
    const device = await register(db);
    await device.logIn();
    const [nora] = await db.select().from(users);
    const userId = nora?.id ?? "";
    await addOrder(userId, "paid", 2060, "Former@example.ie");
    await addOrder(null, "paid", 2061, "former@example.ie");
    const placed = await db.select().from(orders).orderBy(orders.number);
    const [own, others] = placed.map(({ id }) => ({ type: "order", id }));
    if (!own || !others) throw new Error("No orders");
    const withdrawalId = newId();
    const stated = {
      name: NORA.name,
      email: "former@example.ie",
      reference: "2060",
      statement: "",
      receivedAt: new Date(),
      refundDueAt: new Date(),
    };
    await db.insert(withdrawals).values({
      id: withdrawalId,
      token: newToken(),
      orderId: own.id,
      fromOrder: true,
      locale: "en",
      ...stated,
    });
    await db.delete(outboxMails);
    await addMail("former@example.ie", "to the former address", own);
    await addMail("staff@example.ie", "to staff", own, "former@example.ie");
    await addMail("former@example.ie", "of the withdrawal", { type: "withdrawal", id: withdrawalId });
    // Of the person who has the address now, and to somebody else about the order.
    await addMail("former@example.ie", "about another's order", others);
    await addMail("bo@example.ie", "to another", own);
    await db.update(outboxMails).set({ state: "sent", sentAt: new Date("2026-02-26T12:00:00Z") });
    const viewer = await device.viewer();
    if (!viewer) throw new Error("Not signed in");
    expect((await readAccountData(db, viewer))["mails"]).toHaveLength(3);
    expect((await remove(device)).location).toBe("/auth");
    const left = await db.select().from(outboxMails).orderBy(outboxMails.id);
    expect(left.map(({ text }) => text)).toEqual(["about another's order", "to another"]);
  });

  it("takes no mail of others along where its address is the company's own", async () => {
    for (const end of [remove, erase]) {
      const device = await register(db);
      await device.logIn();
      const asked = { section: "company", values: { tradingName: "Show", email: NORA.email } } as const;
      const version = (await listSettingVersions(db)).company ?? "";
      await saveSection(db, { ...asked, version, actorId: "staff", week: [], now: new Date() });
      await db.delete(outboxMails);
      const about = { type: "hire", id: newId() };
      const foot = `ItsShowTime · ${NORA.email}`;
      await addMail("bo@example.ie", foot, about, NORA.email);
      await addMail("cy@example.ie", foot, about);
      // To staff, about Bo and about all enquiries.
      await addMail(NORA.email, foot, about, "bo@example.ie");
      await addMail(NORA.email, foot, about);
      await addMail(NORA.email, "Dear Nora", about, NORA.email);
      expect((await end(device)).location).not.toBeNull();
      const left = await db.select().from(outboxMails).orderBy(outboxMails.id);
      expect(left.map(({ recipient, text }) => [recipient, text])).toEqual([
        ["bo@example.ie", foot],
        ["cy@example.ie", foot],
        [NORA.email, foot],
        [NORA.email, foot],
      ]);
    }
  });

  it("takes no mail of others along that names the address", async () => {
    const device = await register(db);
    await device.logIn();
    const about = { type: "hire", id: newId() };
    await addMail("bo@example.ie", `Our crew: ${NORA.email}`, about, "hello@example.ie");
    expect((await remove(device)).location).toBe("/auth");
    expect(await db.select().from(outboxMails)).toMatchObject([{ recipient: "bo@example.ie" }]);
  });

  it("is done while the storage of files is away; housekeeping removes them when it is back", async () => {
    const device = await register(db);
    await device.logIn();
    await addEnquiry("IST-2026-0003", NORA.email);
    const name = `enquiries/${newId()}.jpg`;
    const config = { dataDir: DEVICE_DATA_DIR, s3: undefined };
    await uploadStorage(config).put(name, Buffer.from("a picture"));
    const [enquiry] = await db.select().from(enquiries);
    await db.insert(enquiryAttachments).values({ enquiryId: enquiry?.id ?? "", file: name });
    const uploads = join(DEVICE_DATA_DIR, "uploads");
    renameSync(uploads, `${uploads}-away`);
    writeFileSync(uploads, "");

    const done = await remove(device);

    rmSync(uploads);
    renameSync(`${uploads}-away`, uploads);
    expect(done.location).toBe("/auth");
    expect(await db.select().from(users)).toEqual([]);
    expect(await uploadStorage(config).get(name)).not.toBeNull();
    await removeOrphanedAttachments({ db, config }, new Date(Date.now() + 2 * 86_400_000));
    expect(await uploadStorage(config).get(name)).toBeNull();
  });

  it("is refused, as an erasure by staff is, while the provider of an unpaid order cannot be reached", async () => {
    const device = await register(db);
    await device.logIn();
    const [nora] = await db.select().from(users);
    await addOrder(nora?.id ?? "", "pending", 2020);
    const [order] = await db.select().from(orders);
    // A site without the keys of Stripe cannot ask it.
    await db.insert(payments).values({
      orderId: order?.id ?? "",
      provider: "stripe",
      providerRef: "cs_1",
      amount: cents(100),
    });
    expect(await remove(device)).toMatchObject({
      status: 503,
      data: { refusal: { kind: "provider-unavailable" } },
    });
    expect(await erase(device)).toMatchObject({ status: 503, data: { kind: "provider-unavailable" } });
    expect(await db.select().from(orders)).toMatchObject([{ state: "pending", email: NORA.email }]);
    expect(await db.$count(users)).toBe(1);
  });

  it("ends an order of a payment link, which has no checkout, and leaves one on invoice", async () => {
    for (const end of [remove, erase]) {
      const device = await register(db);
      await device.logIn();
      const [nora] = await db.select().from(users);
      const number = end === remove ? 2030 : 2040;
      await addOrder(nora?.id ?? "", "pending", number);
      await addOrder(nora?.id ?? "", "pending", number + 1);
      const draftId = newId();
      await db.insert(draftOrders).values({ id: draftId, number, token: newToken(), locale: "en" });
      await db.update(orders).set({ checkoutId: null, draftId }).where(eq(orders.number, number));
      await db
        .update(orders)
        .set({ provider: "invoice" })
        .where(eq(orders.number, number + 1));

      expect((await end(device)).location).not.toBeNull();

      const left = await db.select().from(orders).where(gte(orders.number, number)).orderBy(orders.number);
      expect(left).toMatchObject([
        { state: "cancelled", email: "removed@account.invalid" },
        { state: "pending", email: NORA.email },
      ]);
    }
  });

  it("L21: takes the buyer out of unpaid orders after 30 days, account or not", async () => {
    const customer = { customer_emails: 1, customers: 1 };
    await addOrder(null, "expired", 2010);
    await addOrder(null, "paid", 2011);
    await forgetUnpaidOrders(db, new Date(Date.now() + 29 * 86_400_000));
    expect(await tablesWith(NORA.email)).toEqual({ ...customer, orders: 2 });
    await forgetUnpaidOrders(db, new Date(Date.now() + 31 * 86_400_000));
    expect(await tablesWith(NORA.email)).toEqual({ ...customer, orders: 1 });
  });

  it("is refused to the last admin", async () => {
    await createAdmin(db, { email: "boss@example.ie", password: "the boss's long passphrase" });
    const boss = new Device(db);
    await boss.logIn("boss@example.ie", "the boss's long passphrase");
    const [admin] = await db.select().from(users);
    await addOrder(admin?.id ?? "", "pending", 2050);
    expect(await remove(boss, "the boss's long passphrase")).toMatchObject({
      status: 409,
      data: { refusal: { kind: "last-admin" } },
    });
    expect(await db.select().from(orders)).toMatchObject([{ state: "pending" }]);
    expect(await boss.viewer()).not.toBeNull();
  });
});
