import { describe, expect, it } from "vitest";
import { readConfig } from "#app/config.server.ts";
import { enquiries } from "#app/db/schema/enquiries.ts";
import { importRuns } from "#app/db/schema/imports.ts";
import { checkouts, orders } from "#app/db/schema/shop/orders.ts";
import { auditLog } from "#app/db/schema/system/audit.ts";
import { outboxMails } from "#app/db/schema/system/mail.ts";
import { LEGAL_PAGES } from "#app/features/legal/legal-pages.ts";
import { exportOrders } from "#app/features/orders/list/export-orders.server.ts";
import { listOrders } from "#app/features/orders/list/list-orders.server.ts";
import { ordersList } from "#app/features/orders/schema.ts";
import { getSettings } from "#app/features/settings/queries.server.ts";
import { listLegalPages, tickLegalPage } from "#app/features/site-text/legal-ticks.server.ts";
import { newId } from "#app/lib/ids.ts";
import { cents } from "#app/lib/money.ts";
import { COUNT_LIMIT, countText } from "#app/lib/text/count-text.ts";
import { addMs, DAY_MS } from "#app/lib/time/clock.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { createProduct, createUser } from "#tests/support/factories.ts";
import { hiresOn } from "#tests/support/hire/hires.ts";
import { findAnything } from "./find.server.ts";
import { listLaunchItems } from "./launch.server.ts";
import type { LaunchFacts } from "./launch.ts";
import { getMenuCounts } from "./menu-counts.server.ts";
import { tickLaunch } from "./tick-launch.server.ts";
import { getOperationsState, getSiteState, listDueOrders, listLowStock } from "./today.server.ts";
import { listWeeks } from "./weeks.server.ts";

const db = await useTestDb();
const config = readConfig({});
const NOW = new Date("2026-11-21T12:00:00Z");

async function addOrder(values: Partial<typeof orders.$inferInsert> & { readonly number: number }) {
  const [checkoutId, id] = [newId(), newId()];
  await db
    .insert(checkouts)
    .values({ id: checkoutId, token: checkoutId, locale: "en", items: [], expiresAt: NOW });
  await db.insert(orders).values({
    id,
    token: id,
    checkoutId,
    state: "paid",
    locale: "en",
    name: "Niamh Ní Bhriain",
    email: "niamh@example.ie",
    phone: "0871234567",
    deliveryMethod: "collection",
    subtotal: cents(5_000),
    deliveryPrice: cents(0),
    total: cents(5_000),
    vatTotal: cents(935),
    provider: "sandbox",
    placedAt: NOW,
    paidAt: NOW,
    expiresAt: NOW,
    ...values,
  });
  return id;
}

function addEnquiry(reference: string, createdAt = NOW) {
  return db.insert(enquiries).values({
    reference,
    formType: "contact",
    name: "Clifden hall",
    email: "hall@example.ie",
    phone: "",
    message: "Twelve lanterns",
    locale: "en",
    createdAt,
  });
}

function addFailedMails(n: number) {
  const mail = {
    kind: "test",
    recipient: "a@example.ie",
    subject: "",
    html: "",
    text: "",
    locale: "en",
  } as const;
  return db
    .insert(outboxMails)
    .values(
      Array.from({ length: n }, (_, at) => ({ ...mail, messageId: `<${at}@x>`, state: "failed" as const })),
    );
}

describe("the menu's counts", () => {
  it("count what waits, and stop counting at the limit", async () => {
    await addOrder({ number: 1 });
    await addOrder({ number: 2, fulfilment: "collected" });
    await addOrder({ number: 3, state: "completed", attention: ["disputed"] });
    await addEnquiry("IST-1");
    await addFailedMails(COUNT_LIMIT + 20);
    expect(await getMenuCounts(db, NOW)).toMatchObject({ orders: 2, enquiries: 1, mail: COUNT_LIMIT });
    expect([countText(COUNT_LIMIT), countText(COUNT_LIMIT - 1)]).toEqual(["999+", "999"]);
    expect(await getOperationsState(db, config, NOW)).toMatchObject({
      failedMails: COUNT_LIMIT,
      failedJobs: 0,
      errors: 0,
    });
  });
});

describe("the day", () => {
  it("puts orders in trouble before those that only wait to be sent", async () => {
    await addOrder({ number: 1, placedAt: new Date("2026-11-01T12:00:00Z") });
    await addOrder({ number: 2, attention: ["paid-twice"] });
    await addOrder({ number: 3, state: "pending", paidAt: null });
    expect((await listDueOrders(db)).map(({ number }) => number)).toEqual([2, 1]);
  });

  it("tells orders for collection from those to send, and takes no dry run for an import", async () => {
    const address = { line1: "1 Quay Street", line2: "", town: "Galway", county: "Galway", postcode: "" };
    await addOrder({ number: 1, deliveryMethod: "delivery", address });
    await addOrder({ number: 2, deliveryMethod: "collection" });
    const due = (await listDueOrders(db)).map(({ deliveryMethod }) => deliveryMethod);
    expect(due.sort()).toEqual(["collection", "delivery"]);
    await db.insert(importRuns).values({ fileName: "checked.csv", state: "checked", options: {} });
    expect((await getOperationsState(db, config, NOW)).lastImport).toBeNull();
  });

  it("tells of stock at a product's own limit, or at two", async () => {
    await createProduct(db, { name: "Plenty", stock: 3 });
    await createProduct(db, { name: "Two left", stock: 2 });
    await createProduct(db, { name: "Under its own limit", stock: 9, lowStockAmount: 10 });
    await createProduct(db, { name: "Hidden draft", stock: 0, status: "draft" });
    expect((await listLowStock(db)).map(({ name }) => name)).toEqual(["Two left", "Under its own limit"]);
  });
});

describe("the weeks", () => {
  it("begin on Monday by Irish clocks, and keep empty weeks", async () => {
    // Sunday evening in UTC is Monday in Ireland while summer time lasts.
    await addOrder({ number: 1, placedAt: new Date("2026-10-04T23:30:00Z") });
    await addOrder({ number: 2, total: cents(7_000), subtotal: cents(7_000) });
    await addOrder({ number: 3, state: "expired", paidAt: null });
    await addEnquiry("IST-1", new Date("2026-11-16T00:00:00Z"));
    const weeks = await listWeeks(db, NOW);
    expect(weeks).toHaveLength(12);
    expect(weeks.at(-1)).toEqual({ monday: "2026-11-16", orders: 1, revenue: 7_000, enquiries: 1 });
    expect(weeks.filter(({ orders: n }) => n > 0).map(({ monday }) => monday)).toEqual([
      "2026-10-05",
      "2026-11-16",
    ]);
  });
});

it("a security deposit is no income; the orders of a hire are found and exported by their kind", async () => {
  const { id: hireId } = await hiresOn(db).accepted();
  const part = { checkoutId: null, hireId, vatRows: [] } as const;
  for (const [at, kind] of HIRE_KINDS.entries()) {
    const hireCharge = kind === "hire-charge" ? "late" : null;
    await addOrder({ number: 9_001 + at, kind, hireCharge, ...part });
  }
  await addOrder({ number: 9_000, total: cents(7_000), subtotal: cents(7_000) });
  const week = (await listWeeks(db, NOW)).at(-1);
  expect(week).toMatchObject({ orders: 4, revenue: 7_000 + 3 * 5_000 });
  for (const [at, kind] of HIRE_KINDS.entries()) {
    const query = ordersList.parse(new URLSearchParams({ kind, search: "Niamh" }));
    expect(ordersList.href(query)).toContain(`kind=${kind}`);
    expect((await listOrders(db, query)).orders.map(({ number }) => number)).toEqual([9_001 + at]);
    const [head = "", line = "", ...rest] = (await exportOrders(db, query, "admin")).trim().split("\r\n");
    expect(line.split(",")[head.split(",").indexOf("Kind")]).toBe(kind);
    expect(rest).toEqual([]);
  }
  expect(ordersList.parse(new URLSearchParams({ kind: "gift" })).kind).toBeNull();
});

const HIRE_KINDS = ["hire-deposit", "hire-balance", "hire-security", "hire-charge"] as const;

describe("finding anything", () => {
  it("finds an order by its number, and everything by part of a name", async () => {
    await addOrder({ number: 1042 });
    await addEnquiry("IST-2026-0007");
    await createProduct(db, { name: "Niamh's lantern", sku: "NL-1" });
    const kinds = async (typed: string) =>
      (await findAnything(db, { typed, roles: ["admin"], now: NOW })).map(({ kind, title }) => [kind, title]);
    expect(await kinds("#1042")).toEqual([["order", "#1042"]]);
    expect(await kinds("niamh")).toEqual([
      ["order", "#1042"],
      ["customer", "Niamh Ní Bhriain"],
      ["product", "Niamh's lantern"],
    ]);
    expect(await kinds("nl1")).toEqual([["product", "Niamh's lantern"]]);
    const { id } = await createProduct(db, { name: "Half written", status: "draft" });
    expect(await findAnything(db, { typed: "half wr", roles: ["admin"], now: NOW })).toMatchObject([
      { href: `/admin/products/${id}` },
    ]);
    expect(await kinds("2026-0007")).toEqual([["enquiry", "IST-2026-0007"]]);
  });

  it("shows those who pack an order by its number alone, and no customer", async () => {
    await addOrder({ number: 1042, state: "paid", paidAt: new Date() });
    const find = (typed: string) => findAnything(db, { typed, roles: ["store"], now: NOW });
    expect(await find("1042")).toMatchObject([{ kind: "order", title: "#1042", detail: "Niamh Ní Bhriain" }]);
    expect(await find("niamh")).toEqual([]);
    // Their page is gone: one was refunded, one was handed over long ago.
    await addOrder({ number: 1043, state: "refunded" });
    await addOrder({ number: 1044, state: "completed", completedAt: addMs(NOW, -15 * DAY_MS) });
    const late = await addOrder({ number: 1045, state: "completed", completedAt: addMs(NOW, -13 * DAY_MS) });
    expect([await find("1043"), await find("1044")]).toEqual([[], []]);
    expect(await find("1045")).toMatchObject([{ href: `/admin/packing/${late}` }]);
  });

  it.each(["", " ", "n", "%", "\u0000", "\\", "'; drop table orders"])(
    "takes %j for what it is",
    async (typed) => {
      await addOrder({ number: 1 });
      expect(await findAnything(db, { typed, roles: ["admin"], now: NOW })).toEqual([]);
    },
  );
});

describe("the list before launch", () => {
  const facts: LaunchFacts = {
    payments: "test",
    mailServer: true,
    staffMails: false,
    origin: "https://a.ie",
    automaticBackups: true,
  };

  it("names what is open and what is done", async () => {
    await createProduct(db, { sample: true });
    const items = await listLaunchItems(db, facts, await getSiteState(db));
    const open = items.filter(({ done }) => !done).map(({ kind }) => kind);
    expect(open).toEqual(expect.arrayContaining(["company", "sample-products", "payments", "staff-mails"]));
    expect(items.filter(({ done }) => done).map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(["mail", "address"]),
    );
  });

  it("counts the legal pages that no solicitor has read as they are now", async () => {
    const actor = await createUser(db);
    const solicitor = async () =>
      (await listLaunchItems(db, facts, await getSiteState(db))).find(({ kind }) => kind === "solicitor");
    expect(await solicitor()).toMatchObject({ n: LEGAL_PAGES.length, done: false });
    const [first, ...others] = await listLegalPages(db);
    const tick = { done: true, actorId: actor.id, now: NOW };
    for (const { path, seen } of others) await tickLegalPage(db, { ...tick, path, seen });
    expect(await solicitor()).toMatchObject({ n: 1, done: false });
    await tickLegalPage(db, { ...tick, path: first?.path ?? "", seen: first?.seen ?? "" });
    expect(await solicitor()).toMatchObject({ n: 0, done: true });
  });

  it("keeps what staff tick, and takes it back", async () => {
    const actor = await createUser(db);
    const backup = async () =>
      (await listLaunchItems(db, facts, await getSiteState(db))).find(({ kind }) => kind === "backup")?.done;
    const ticked = { tick: "backup", actorId: actor.id, now: NOW } as const;
    // Half past midnight in Irish summer time.
    await tickLaunch(db, { ...ticked, done: true, now: new Date("2026-07-01T23:30:00Z") });
    expect((await getSettings(db)).launch.backup).toBe("2026-07-02");
    expect(await backup()).toBe(true);
    await tickLaunch(db, { ...ticked, done: false });
    expect(await backup()).toBe(false);
    const actions = (await db.select().from(auditLog)).map(({ action }) => action);
    expect(actions).toEqual(["launch.ticked", "launch.unticked"]);
  });
});
