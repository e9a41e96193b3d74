import { eq, sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { listRows } from "#app/db/client.server.ts";
import * as schema from "#app/db/schema/all.ts";
import { readAccountData } from "#app/features/identity/account/account-data.server.ts";
import { newId, newToken } from "#app/lib/ids.ts";
import { cents } from "#app/lib/money.ts";
import { middleware } from "#app/routes/account/data.tsx";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { createProduct } from "#tests/support/factories.ts";
import { createHireItem } from "#tests/support/hire/factories-hire.ts";
import { hiresOn } from "#tests/support/hire/hires.ts";
import { type Device, NORA, register } from "#tests/support/process/device.ts";

const db = await useTestDb();

async function download(device: Device): Promise<Response> {
  const [answerWithFile] = middleware;
  const request = device.request("/account/data", {});
  const call = answerWithFile as unknown as (args: object, next: () => never) => Promise<Response>;
  return call({ request, context: device.context(request), params: {} }, () => {
    throw new Error("the page was asked for instead");
  });
}

/** One row of everything that an account leads to, as the shop writes it. */
async function fill(userId: string, email: string): Promise<void> {
  const { id: productId } = await createProduct(db);
  const [checkoutId, orderId, paymentId, refundId, enquiryId] = [newId(), newId(), newId(), newId(), newId()];
  const lines = { line1: "1 Sráid", line2: "", town: "Gaillimh", county: "", postcode: "H91 E2K3" };
  const person = { name: NORA.name, phone: "091 1" };
  const later = { expiresAt: new Date(Date.now() + 60_000) };
  await db.insert(schema.addresses).values({ userId, ...person, ...lines });
  await db.insert(schema.cartItems).values({ userId, productId, quantity: 1 });
  await db.insert(schema.savedItems).values({ userId, productId, quantity: 1 });
  await db.insert(schema.cartMerges).values({ userId, key: newToken() });
  const { id: itemId } = await createHireItem(db);
  await db.insert(schema.hireBaskets).values({ userId, lines: [{ itemId, quantity: 2 }] });
  await db
    .insert(schema.checkouts)
    .values({ id: checkoutId, token: newToken(), userId, locale: "en", items: [], ...later });
  await db.insert(schema.orders).values({
    id: orderId,
    checkoutId,
    userId,
    email,
    ...person,
    ...later,
    number: 900_001,
    token: newToken(),
    locale: "en",
    state: "paid",
    deliveryMethod: "delivery",
    provider: "sandbox",
    address: lines,
    subtotal: cents(100),
    deliveryPrice: cents(0),
    total: cents(100),
    vatTotal: cents(19),
  });
  await db.insert(schema.draftOrders).values({
    number: 1,
    token: newToken(),
    userId,
    createdBy: userId,
    email,
    ...person,
    locale: "en",
  });
  await db.insert(schema.orderLines).values({
    orderId,
    position: 0,
    productId,
    name: "Lamp",
    quantity: 1,
    vatRate: 23,
    unitPrice: cents(100),
    lineTotal: cents(100),
  });
  const [list, notificationId] = ["/admin/orders", newId()];
  await db.insert(schema.listViews).values({ userId, list, kind: "view", name: "Late", query: "" });
  await db
    .insert(schema.notifications)
    .values({ id: notificationId, kind: "order", subjectId: orderId, label: "1" });
  await db.insert(schema.notificationPeople).values({ userId });
  await db.insert(schema.notificationReads).values({ userId, notificationId });
  const parcelId = newId();
  await db.insert(schema.parcels).values({ id: parcelId, orderId, number: 1, dispatchedAt: new Date() });
  await db.insert(schema.parcelLines).values({ parcelId, position: 0, quantity: 1 });
  await db
    .insert(schema.payments)
    .values({ id: paymentId, orderId, provider: "sandbox", providerRef: "ref", amount: cents(100) });
  await db
    .insert(schema.refunds)
    .values({ id: refundId, orderId, paymentId, amount: cents(10), deliveryAmount: cents(0) });
  await db.insert(schema.refundLines).values({
    refundId,
    position: 0,
    quantity: 1,
    amount: cents(10),
    restocked: 0,
    unsent: 1,
    unsentRestocked: 0,
  });
  await db.insert(schema.invoices).values({
    kind: "invoice",
    number: "INV-1",
    series: "INV",
    year: 2026,
    sequence: 1,
    orderId,
    document: {},
    issuedAt: new Date(),
    total: cents(100),
    net: cents(81),
    vat: cents(19),
  });
  await db.insert(schema.withdrawals).values({
    token: newToken(),
    orderId: null,
    fromOrder: false,
    locale: "en",
    name: NORA.name,
    email,
    reference: "900001",
    statement: "I withdraw.",
    receivedAt: new Date(),
    refundDueAt: new Date(),
  });
  await db.insert(schema.enquiries).values({
    id: enquiryId,
    reference: "IST-1",
    formType: "contact",
    email,
    ...person,
    message: "Hello",
    locale: "en",
    userId: null,
  });
  await db
    .insert(schema.enquiryEntries)
    .values({ enquiryId, kind: "reply", subject: "Re", text: "Our answer", postKey: newToken() });
  await db.insert(schema.enquiryAttachments).values({ enquiryId, file: newToken(), name: "plan.pdf" });
  await db
    .insert(schema.twoFactors)
    .values({ id: newId(), userId, secret: "the-secret", backupCodes: "the-codes" });
  await db.insert(schema.userRoles).values({ userId, role: "admin" });
  const draft = { version: newId(), values: {}, base: {}, savedBy: userId, savedAt: new Date() };
  await db.insert(schema.changeDrafts).values({ productId, ...draft });
  await db.insert(schema.importRuns).values({ fileName: "x.csv", actorId: userId, state: "finished" });
  await db.insert(schema.staffComments).values({
    subjectType: "order",
    subjectId: orderId,
    authorId: userId,
    text: "Rings back",
    postKey: newToken(),
  });
  await db.insert(schema.auditLog).values({
    actorId: userId,
    action: "user.locked",
    subjectType: "user",
    subjectId: userId,
  });
}

/** A quote that was accepted on its link, with what the customer asked for since. */
async function fillHires(userId: string, email: string): Promise<void> {
  const hire = await hiresOn(db).accepted({ userId, email });
  const open = { kind: "extension" as const, text: "Two days longer, please" };
  await db.insert(schema.hireRequests).values({ ...open, hireId: hire.id, postKey: newToken() });
  await db.insert(schema.staffComments).values({
    subjectType: "quote",
    subjectId: hire.quoteId,
    text: "Wants the hazers",
    postKey: newToken(),
  });
  await db
    .update(schema.hireQuoteVersions)
    .set({ sentBy: userId })
    .where(eq(schema.hireQuoteVersions.quoteId, hire.quoteId));
  await db.insert(schema.hireNotes).values({
    hireId: hire.id,
    kind: "delivery",
    number: 1,
    content: {},
    hash: "0".repeat(64),
    name: "Máire Ní Bhriain",
    signedAt: new Date(),
    actorId: userId,
  });
  await db
    .insert(schema.calendarFeeds)
    .values({ name: "Phone", tokenHash: "the-hash", scope: "customer", locale: "en", userId });
}

/** Rows of `fill` and `fillHires` that name who works or worked on them. */
const NAMED = [
  ["orders", "assignee_id"],
  ["refunds", "actor_id"],
  ["withdrawals", "settled_by"],
  ["enquiries", "assignee_id"],
  ["enquiry_entries", "author_id"],
  ["hire_quotes", "assignee_id"],
  ["hires", "assignee_id"],
  ["hire_requests", "answered_by"],
  ["hire_claims", "actor_id"],
] as const;

/** One row of each thing that somebody of the staff did, beside those of `fill` and `fillHires`. */
async function fillWork(actorId: string): Promise<void> {
  const [order] = await db.select({ id: schema.orders.id }).from(schema.orders);
  const [hire] = await db.select({ id: schema.hires.id }).from(schema.hires);
  for (const [table, column] of NAMED)
    await db.execute(sql`update ${sql.identifier(table)} set ${sql.identifier(column)} = ${actorId}`);
  const { id: productId } = await createProduct(db);
  await db.insert(schema.stockMovements).values({ productId, delta: 1, reason: "adjust", actorId });
  const version = { state: {}, cause: "saved" as const, madeAt: new Date(), actorId };
  await db.insert(schema.contentVersions).values({ subjectType: "entry", subjectId: newId(), ...version });
  const { id: itemId } = await createHireItem(db);
  const days = { startsAt: new Date(0), endsAt: new Date(1) };
  const short = { quantity: 1, owner: "hire" as const, reason: "missing" as const, ...days };
  await db.insert(schema.hireShortages).values({ itemId, assigneeId: actorId, ...short });
  const [assetId, scanId, at] = [newId(), newId(), new Date()];
  const stages = { deviceAt: at, occurredAt: at, receivedAt: at, outcome: "applied" as const };
  await db
    .insert(schema.hireScans)
    .values({ id: scanId, hireId: hire?.id ?? "", action: "return", actorId, ...stages });
  await db.insert(schema.scanPhotos).values({ id: newId(), scanId, file: "scans/1.jpg", bytes: 1, actorId });
  await db.insert(schema.assets).values({
    id: assetId,
    keeper: "company",
    hireItemId: itemId,
    unitNumber: 90_001,
    publicToken: newToken(),
  });
  await db
    .insert(schema.inspections)
    .values({ assetId, scheme: "visual", doneOn: "2026-11-02", passed: true, person: NORA.name, actorId });
  await db.insert(schema.fleetMovements).values({ itemId, delta: 1, reason: "purchase", actorId });
  await db
    .insert(schema.bankTransfers)
    .values({ orderId: order?.id ?? "", receivedOn: "2026-11-02", reference: "SEPA 1", actorId });
  await db
    .insert(schema.legalTicks)
    .values({ path: "/terms", fingerprint: "the-fingerprint", actorId, tickedAt: at });
}

/** A price list that every customer buys at. */
async function fillPriceList(): Promise<void> {
  const priceListId = newId();
  await db.insert(schema.priceLists).values({ id: priceListId, name: "Theatres", percent: 1_000 });
  await db.update(schema.customers).set({ priceListId });
}

/** Columns that hold the account of somebody of the staff: each has a row here, so that none is forgotten. */
const NAMES_A_COLLEAGUE = /(^|_)(actor_id|author_id|assignee_id|\w+ed_by|sent_by)$/;

/** Columns that hold an account's id or an address of mail, whatever their table. */
const NAMES_A_PERSON =
  /(^|_)(user_id|actor_id|author_id|assignee_id|saved_by|settled_by|sent_by|answered_by|created_by|email|recipient|reply_to)$/;

it("L21: an export holds every row that refers to its person, in whatever table", async () => {
  const nora = await register(db);
  await nora.logIn();
  const viewer = await nora.viewer();
  if (!viewer) throw new Error("Not signed in");
  await fill(viewer.id, viewer.email);
  await fillHires(viewer.id, viewer.email);
  await fillWork(viewer.id);
  await fillPriceList();
  const response = await download(nora);
  expect(response.headers.get("Content-Disposition")).toContain("itsshowtime-data.json");
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  const text = await response.text();
  const file = JSON.parse(text) as Record<string, { id?: string; table?: string }[]>;

  const columns = await listRows<{ table: string; column: string }>(
    db,
    sql`select table_name as "table", column_name as "column" from information_schema.columns where table_schema = 'public'`,
  );
  const ids = new Set(
    Object.values(file).flatMap((rows) => (Array.isArray(rows) ? rows.map(({ id }) => id) : [])),
  );
  const missing: string[] = [];
  const unfilled: string[] = [];
  for (const { table, column } of columns) {
    if (!NAMES_A_PERSON.test(column)) continue;
    const found = await listRows<{ row: { id?: string } }>(
      db,
      sql`select to_jsonb(t) as row from ${sql.identifier(table)} t where lower(${sql.identifier(column)}) in (${viewer.id.toLowerCase()}, ${viewer.email})`,
    );
    if (found.length === 0 && NAMES_A_COLLEAGUE.test(column)) unfilled.push(`${table}.${column}`);
    for (const { row } of found)
      if (row.id ? !ids.has(row.id) : !keysOf(file, table)) missing.push(`${table}.${column}`);
  }
  expect(missing).toEqual([]);
  expect(unfilled).toEqual([]);
  expect(text).toContain("Wants the hazers");
  expect(file["priceList"]).toEqual([{ id: expect.any(String), name: "Theatres" }]);
  const empty = Object.entries(file).filter(([, rows]) => Array.isArray(rows) && rows.length === 0);
  expect(empty.map(([name]) => name)).toEqual(["links", "sharedCustomer"]);
  for (const secret of ["the-secret", "the-codes", "the-hash", "costNet", 'password":'])
    expect(text).not.toContain(secret);
  for (const { token } of await db.select().from(schema.sessions)) expect(text).not.toContain(token);
  const [hire] = await db.select().from(schema.hires);
  expect(text).not.toContain(hire?.token ?? "none");
  const [acceptance] = await db.select().from(schema.hireAcceptances);
  const { hash, ip, name, termsVersion } = acceptance ?? {};
  // H22: the evidence of an acceptance is the customer's own as well.
  expect(file["acceptances"]).toMatchObject([{ hash, ip, name, termsVersion, versionId: hire?.versionId }]);
});

/** Tables without an id of their own: they are named as work, or their list under a telling name is not empty. */
function keysOf(file: Record<string, readonly { table?: string }[]>, table: string): boolean {
  if (file["work"]?.some((done) => done.table === table)) return true;
  const list = {
    user_roles: file["roles"],
    cart_drains: file["handedOverCarts"],
    hire_baskets: file["hireBasket"],
    customer_emails: file["customerEmails"],
    notification_people: file["notificationChoices"],
    notification_reads: file["notificationsRead"],
  }[table];
  return (list?.length ?? 0) > 0;
}

it("L21: an export holds no one else's rows", async () => {
  const nora = await register(db);
  const other = await register(db, {
    name: "Eleanora",
    email: `ele${NORA.email}`,
    password: "another pass phrase",
  });
  await other.logIn(`ele${NORA.email}`, "another pass phrase");
  const viewer = await other.viewer();
  await fill(viewer?.id ?? "", viewer?.email ?? "");
  await fillHires(viewer?.id ?? "", viewer?.email ?? "");
  await nora.logIn();
  const own = await nora.viewer();
  if (!own || !viewer) throw new Error("Not signed in");
  const text = JSON.stringify(await readAccountData(db, own));
  expect(text).not.toContain(viewer.email);
  expect(text).not.toContain(viewer.id);
  expect(JSON.parse(text)).toMatchObject({
    account: [{ email: NORA.email }],
    orders: [],
    invoices: [],
    quotes: [],
    acceptances: [],
    hires: [],
    work: [],
  });
});
