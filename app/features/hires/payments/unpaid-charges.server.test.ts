import { readFileSync } from "node:fs";
import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { hires } from "#app/db/schema/hire/hires.ts";
import { auditLog } from "#app/db/schema/system/audit.ts";
import { expireOrders } from "#app/features/orders/expire-orders.server.ts";
import { getFulfilment } from "#app/features/orders/fulfilment/get-fulfilment.server.ts";
import { cancelOrder } from "#app/features/payments/cancel-order.server.tsx";
import { cents } from "#app/lib/money.ts";
import { DAY_MS } from "#app/lib/time/clock.ts";
import { irishDate } from "#app/lib/time/irish-time.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { hiresOn } from "#tests/support/hire/hires.ts";
import { closeHire } from "../closing/close-hire.server.ts";
import { listHires } from "../list/list-hires.server.ts";
import { type ChargeAsk, chargeHire } from "./charge-hire.server.ts";
import { recordHirePayment } from "./recorded/record-hire-payment.server.ts";
import { waiveHirePayment } from "./recorded/waive-hire-payment.server.ts";

const db = await useTestDb();
const actorId = "staff-1";

/** A checked hire that is paid, with a charge for damage that was not paid in time. */
async function withUnpaidCharge() {
  const site = hiresOn(db);
  const { id, token } = await site.accepted();
  await site.payPart(token, "deposit");
  await site.payPart(token, "balance");
  await db.update(hires).set({ state: "checked" }).where(eq(hires.id, id));
  const ask = async (text: string, change: Partial<ChargeAsk> = {}): Promise<ChargeAsk> => {
    const { version } = await site.view(token);
    const what = { charge: "damaged", text, vatRate: 2_300, fromSecurity: false } as const;
    return { id, version, actorId, ...what, net: cents(50_000), replaces: [], ...change };
  };
  const charge = async (text: string, change?: Partial<ChargeAsk>) =>
    chargeHire(site.context, await ask(text, change));
  expect(await charge("Moving head")).toMatchObject({ ok: true });
  const close = async () => {
    const { version } = await site.view(token);
    return closeHire(db, { id, version, actorId, now: site.clock.now() });
  };
  expect(await close()).toMatchObject({ error: { kind: "money-open" } });
  site.clock.move(31 * DAY_MS);
  await expireOrders(site.context);
  const { money } = await site.view(token);
  expect([money.charges, money.unpaidCharges.map(({ total }) => total)]).toEqual([[], [61_500]]);
  const isListed = async () => {
    const query = {
      view: "attention",
      search: "",
      columns: [],
      sort: null,
      transport: null,
      page: 1,
    } as const;
    const { hires: listed } = await listHires(db, query, site.clock.now());
    return listed.some((hire) => hire.id === id);
  };
  const unpaid = money.unpaidCharges[0]?.orderId ?? "";
  return { site, id, token, ask, charge, close, isListed, unpaid };
}

type Charged = Awaited<ReturnType<typeof withUnpaidCharge>>;

/** Staff record that a charge of a hire was paid in cash. */
async function payInCash({ site, id, token }: Charged, orderId: string) {
  const { version } = await site.view(token);
  const receivedOn = irishDate(site.clock.now());
  const money = { method: "cash", receivedOn, reference: "" } as const;
  return recordHirePayment(site.context, { id, version, part: { orderId }, actorId, ...money });
}

describe("a charge of a hire that was not paid in time", () => {
  it("keeps the hire's money open and needs attention until staff cancel it", async () => {
    const { site, token, close, isListed, unpaid } = await withUnpaidCharge();
    expect(await close()).toMatchObject({ error: { kind: "money-open" } });
    expect(await isListed()).toBe(true);
    const version = (await getFulfilment(db, unpaid))?.version ?? 0;
    const limit = cents(1_00);
    expect(await cancelOrder(site.context, { orderId: unpaid, version, actorId, limit })).toMatchObject({
      error: { kind: "waive-instead" },
    });
    expect(await cancelOrder(site.context, { orderId: unpaid, version, actorId, limit: null })).toMatchObject(
      {
        ok: true,
      },
    );
    expect((await site.view(token)).money.unpaidCharges).toEqual([]);
    expect(await isListed()).toBe(false);
    expect(await close()).toMatchObject({ ok: true });
  });

  it("stays unpaid beside a further charge for the same thing that is paid", async () => {
    const charged = await withUnpaidCharge();
    const { site, token, charge, close, isListed, unpaid } = charged;
    expect(await charge("Another moving head")).toMatchObject({ ok: true });
    const [further] = (await site.view(token)).money.charges;
    expect(await payInCash(charged, further?.orderId ?? "")).toMatchObject({ ok: true });
    expect((await site.view(token)).money.unpaidCharges.map(({ orderId }) => orderId)).toEqual([unpaid]);
    expect(await isListed()).toBe(true);
    expect(await close()).toMatchObject({ error: { kind: "money-open" } });
  });

  it("is cancelled by the charge that staff make in its place", async () => {
    const { site, token, charge, isListed, unpaid } = await withUnpaidCharge();
    expect(await charge("Moving head, again", { replaces: [unpaid] })).toMatchObject({ ok: true });
    const { money, orders } = await site.view(token);
    expect([money.charges.length, money.unpaidCharges]).toEqual([1, []]);
    expect(orders.find(({ orderId }) => orderId === unpaid)?.state).toBe("cancelled");
    expect(await isListed()).toBe(false);
    const log = await db.select().from(auditLog).where(eq(auditLog.subjectId, unpaid));
    expect(log.filter(({ action }) => action === "order.cancelled")).toMatchObject([
      { actorId, details: { from: "expired", replacedBy: money.charges[0]?.number } },
    ]);
  });

  it("is replaced by a smaller one only within what the person may give up of the hire", async () => {
    const { site, id, token, charge, unpaid } = await withUnpaidCharge();
    // €615.00 replaced by €307.50.
    const smaller = { replaces: [unpaid], net: cents(25_000) };
    const limit = cents(30_749);
    expect(await charge("Less", { ...smaller, limit })).toMatchObject({ error: { kind: "over-limit" } });
    expect((await site.view(token)).money.unpaidCharges).toHaveLength(1);
    expect(await charge("Less", { ...smaller, limit: cents(30_750) })).toMatchObject({ ok: true });
    // It counts against what the person may waive later.
    const { version, money } = await site.view(token);
    const part = { orderId: money.charges[0]?.orderId ?? "" };
    const waived = { id, version, part, reason: "Goodwill", actorId };
    expect(await waiveHirePayment(site.context, { ...waived, limit: cents(61_499) })).toMatchObject({
      error: { kind: "over-limit" },
    });
    expect(await waiveHirePayment(site.context, { ...waived, limit: cents(61_500) })).toMatchObject({
      ok: true,
    });
  });

  it("is replaced once by a form that is sent twice", async () => {
    const { site, token, ask, unpaid } = await withUnpaidCharge();
    const form = await ask("Moving head, again", { replaces: [unpaid] });
    const sent = await Promise.all([chargeHire(site.context, form), chargeHire(site.context, form)]);
    expect(sent).toMatchObject([{ ok: true }, { error: { kind: "conflict" } }]);
    const { money } = await site.view(token);
    expect([money.charges.length, money.unpaidCharges]).toEqual([1, []]);
    const log = await db.select().from(auditLog).where(eq(auditLog.subjectId, unpaid));
    expect(log.filter(({ action }) => action === "order.cancelled")).toHaveLength(1);
  });

  it("is not replaced by a charge for something else, and not once it is paid", async () => {
    const charged = await withUnpaidCharge();
    const { site, token, charge, unpaid } = charged;
    expect(await charge("Lost cable", { charge: "lost", replaces: [unpaid] })).toMatchObject({ ok: true });
    expect((await site.view(token)).money.unpaidCharges).toHaveLength(1);
    expect(await payInCash(charged, unpaid)).toMatchObject({ ok: true });
    const refused = await charge("Moving head, again", { replaces: [unpaid] });
    expect(refused).toMatchObject({ error: { kind: "conflict" } });
    const { money, orders } = await site.view(token);
    expect(orders.find(({ orderId }) => orderId === unpaid)?.state).toBe("paid");
    expect(money.charges).toHaveLength(1);
  });

  it("refuses to replace an order that is no charge of the hire", async () => {
    const { site, token, charge } = await withUnpaidCharge();
    const other = await withUnpaidCharge();
    const refused = await charge("Moving head, again", { replaces: [other.unpaid] });
    expect(refused).toMatchObject({ error: { kind: "conflict" } });
    expect((await site.view(token)).money.charges).toEqual([]);
    expect((await other.site.view(other.token)).money.unpaidCharges).toHaveLength(1);
  });

  it("counts as replaced where an earlier version charged again", async () => {
    const { site, token, charge, unpaid } = await withUnpaidCharge();
    expect(await charge("Moving head, again")).toMatchObject({ ok: true });
    await db.execute(
      sql.raw(readFileSync("drizzle/0082_replaced-charges.sql", "utf8").split("-->")[0] ?? ""),
    );
    const { money, orders } = await site.view(token);
    expect([money.charges.length, money.unpaidCharges]).toEqual([1, []]);
    expect(orders.find(({ orderId }) => orderId === unpaid)?.state).toBe("cancelled");
  });
});
