import { and, eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { listRows } from "#app/db/client.server.ts";
import { hires } from "#app/db/schema/hire/hires.ts";
import { orders } from "#app/db/schema/shop/orders.ts";
import { payments } from "#app/db/schema/shop/payments.ts";
import { outboxMails } from "#app/db/schema/system/mail.ts";
import { recordTransfer } from "#app/features/payments/record-transfer.server.ts";
import { listRefunds } from "#app/features/payments/refunds/list-refunds.server.ts";
import { settleRefundByHand } from "#app/features/payments/refunds/retry-refund.server.ts";
import { formatMoney } from "#app/i18n/formats.ts";
import { addCents, cents } from "#app/lib/money.ts";
import { addMs, DAY_MS, MINUTE_MS } from "#app/lib/time/clock.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { createHireItem } from "#tests/support/hire/factories-hire.ts";
import { hiresOn, staffCancels } from "#tests/support/hire/hires.ts";
import { chargeHire } from "../payments/charge-hire.server.ts";
import { startHirePayment } from "../payments/hire-orders.server.ts";
import { sumGivenUp } from "../payments/recorded/given-up.server.ts";
import type { StaffCharge } from "../payments/staff-charges.ts";
import { cancelHire } from "./cancel-hire.server.ts";
import { cancellationOf } from "./cancellation.ts";

const db = await useTestDb();
type Site = ReturnType<typeof hiresOn>;

/** What is charged, VAT included: €120.00 net. */
const CHARGE = cents(147_60);

/** Charges a hire and gives the id of the order. */
async function charged(
  site: Site,
  token: string,
  charge: StaffCharge,
  { fromSecurity = false } = {},
): Promise<string> {
  const { id, version } = await site.view(token);
  const what = { charge, text: "Sunday delivery", net: cents(120_00), vatRate: 2_300 } as const;
  const done = await chargeHire(site.context, { id, version, ...what, fromSecurity, actorId: "staff-1" });
  if (!done.ok) throw new Error(done.error.kind);
  return (await site.view(token)).orders.findLast((order) => order.charge === charge)?.orderId ?? "";
}

async function payCharge(site: Site, hireToken: string, orderId: string): Promise<void> {
  const started = await startHirePayment(site.context, { hireToken, part: { orderId } });
  if (!started.ok) throw new Error(started.error.kind);
  await site.pay(started.value.url);
}

/** A paid hire with a charge that is paid, one that waits and one that ended unpaid. */
async function chargedHire(site: Site, { trade = false } = {}) {
  const { token } = await site.accepted({ trade });
  for (const part of ["deposit", "balance"] as const) await site.payPart(token, part);
  const paid = await charged(site, token, "other");
  await payCharge(site, token, paid);
  const ended = await charged(site, token, "damaged");
  await db.update(orders).set({ state: "expired" }).where(eq(orders.id, ended));
  const waiting = await charged(site, token, "longer");
  return { hire: await site.view(token), paid, ended, waiting };
}

const creditOf = (orderId: string) =>
  listRows(
    db,
    sql`select total_cents::int as total from invoices where order_id = ${orderId} and kind = 'credit-note'`,
  );

async function mailsOf(subjectId: string, kind: string): Promise<readonly string[]> {
  const isOf = and(eq(outboxMails.subjectId, subjectId), eq(outboxMails.kind, kind));
  const mails = await db.select().from(outboxMails).where(isOf);
  return mails.map(({ text }) => text);
}

describe("H33: the charges of a hire that is cancelled before it begins", () => {
  it("are given back with a credit note where they are paid, and dropped otherwise, in a withdrawal", async () => {
    const site = hiresOn(db);
    const { hire, paid, ended, waiting } = await chargedHire(site);
    const ask = { hire: { token: hire.token }, by: "withdrawal", reason: "", actorId: null } as const;
    const refund = addCents(hire.total, CHARGE);
    expect(await cancelHire(site.context, { ...ask, version: hire.version })).toMatchObject({
      ok: true,
      value: { charge: 0, due: 0, refund },
    });
    const { orders: after, money } = await site.view(hire.token);
    const stateOf = (id: string) => after.find(({ orderId }) => orderId === id)?.state;
    expect([paid, ended, waiting].map(stateOf)).toEqual(["refunded", "cancelled", "cancelled"]);
    expect(addCents(...after.map(({ refunded }) => refunded))).toBe(refund);
    expect(await creditOf(paid)).toEqual([{ total: CHARGE }]);
    expect(money).toMatchObject({ charges: [], unpaidCharges: [], chargesHeld: 0 });
    for (const kind of ["hire-cancelled", "hire-cancelled-staff"])
      expect((await mailsOf(hire.id, kind))[0]).toContain(formatMoney(refund));
  });

  it("are given back beside the share that the accepted scale keeps, within what the person may give back", async () => {
    const site = hiresOn(db);
    const { hire, paid } = await chargedHire(site, { trade: true });
    const charge = Math.round(hire.total / 4);
    const refund = cents(hire.total - charge + CHARGE);
    const ask = staffCancels(hire);
    expect(await cancelHire(site.context, { ...ask, limit: cents(refund - 1) })).toMatchObject({
      error: { kind: "over-limit" },
    });
    // Nothing was changed, so the page is still the one that staff saw.
    const done = await cancelHire(site.context, { ...ask, limit: refund });
    expect(done).toMatchObject({ ok: true, value: { charge, refund } });
    expect(await creditOf(paid)).toEqual([{ total: CHARGE }]);
    expect((await site.view(hire.token)).money.refunded).toBe(hire.total - charge);
  });

  it("count with the unpaid share against what the person may give, where the company cancels free of charge", async () => {
    const site = hiresOn(db);
    const { token } = await site.accepted({ trade: true });
    await site.payPart(token, "deposit");
    const ended = await charged(site, token, "damaged");
    await db.update(orders).set({ state: "expired" }).where(eq(orders.id, ended));
    await charged(site, token, "longer");
    // Two days before the collection most of the price is kept, of which the deposit alone is paid.
    const startsAt = addMs(site.clock.now(), 2 * DAY_MS);
    await db
      .update(hires)
      .set({ startsAt, endsAt: addMs(startsAt, DAY_MS) })
      .where(eq(hires.token, token));
    const hire = await site.view(token);
    const { due } = cancellationOf(hire, site.clock.now());
    expect(due).toBeGreaterThan(0);
    const given = addCents(hire.deposit, due, CHARGE, CHARGE);
    const ask = { ...staffCancels(hire), free: true, actorId: "staff-1" };
    expect(await cancelHire(site.context, { ...ask, limit: cents(given - 1) })).toMatchObject({
      error: { kind: "over-limit" },
    });
    expect((await site.view(token)).money.unpaidCharges).toHaveLength(1);
    expect(await cancelHire(site.context, { ...ask, limit: given })).toMatchObject({ ok: true });
    expect(await sumGivenUp(db, { id: hire.id, actorId: "staff-1" })).toBe(addCents(due, CHARGE, CHARGE));
  });

  it.each(["sandbox", "invoice"] as const)(
    "are given back from the payment of the security deposit that they were taken from (%s)",
    async (provider) => {
      const site = hiresOn(db);
      const itemId = (await createHireItem(db, { replacementNet: cents(100_000) })).id;
      const { token } = await site.accepted({ lines: [{ kind: "item", itemId, quantity: 2 }] });
      for (const part of ["deposit", "security"] as const) await site.payPart(token, part);
      const security = (await site.view(token)).orders.find(({ kind }) => kind === "hire-security");
      const isSecurity = eq(payments.orderId, security?.orderId ?? "");
      await db.update(payments).set({ provider }).where(isSecurity);
      const taken = await charged(site, token, "other", { fromSecurity: true });
      const hire = await site.view(token);
      const refund = addCents(hire.deposit, hire.security);
      expect(await cancelHire(site.context, { ...staffCancels(hire), free: true })).toMatchObject({
        ok: true,
        value: { charge: 0, refund },
      });
      const { orders: after, money } = await site.view(token);
      expect(addCents(...after.map(({ refunded }) => refunded))).toBe(refund);
      expect(money).toMatchObject({ chargesHeld: 0, securityHeld: 0 });
      expect(await creditOf(taken)).toEqual([{ total: CHARGE }]);
      const [given] = await listRefunds(db, taken);
      const state = provider === "invoice" ? "pending" : "succeeded";
      expect(given).toMatchObject({ provider, state, amount: CHARGE });
      expect(await mailsOf(taken, "refund-due")).toHaveLength(provider === "invoice" ? 1 : 0);
      const byHand = { orderId: taken, refundId: given?.id ?? "", actorId: "staff-1" };
      expect((await settleRefundByHand(site.context, byHand)).ok).toBe(provider === "invoice");
      const way = provider === "invoice" ? "by bank transfer" : "back the way you paid";
      expect(await mailsOf(taken, "order-refunded")).toEqual([expect.stringContaining(way)]);
    },
  );

  it("stay owed where the cancellation is refused, as the page of a payment cannot be closed", async () => {
    const site = hiresOn(db);
    const { token } = await site.accepted();
    await site.payPart(token, "deposit");
    const ended = await charged(site, token, "damaged");
    await db.update(orders).set({ state: "expired" }).where(eq(orders.id, ended));
    const waiting = await charged(site, token, "longer");
    expect(await startHirePayment(site.context, { hireToken: token, part: "balance" })).toMatchObject({
      ok: true,
    });
    const hire = await site.view(token);
    const balance = hire.orders.find(({ kind }) => kind === "hire-balance")?.orderId ?? "";
    // No provider of this name is set up: it cannot be asked.
    await db.update(payments).set({ provider: "stripe" }).where(eq(payments.orderId, balance));
    expect(await cancelHire(site.context, staffCancels(hire))).toMatchObject({
      error: { kind: "payment-unavailable" },
    });
    const { state, money } = await site.view(token);
    expect(state).toBe(hire.state);
    expect(money.charges.map(({ orderId }) => orderId)).toEqual([waiting]);
    expect(money.unpaidCharges.map(({ orderId }) => orderId)).toEqual([ended]);
  });

  it("need attention where they are paid after all", async () => {
    const site = hiresOn(db);
    const { hire, waiting } = await chargedHire(site);
    site.clock.move(MINUTE_MS);
    expect(await cancelHire(site.context, staffCancels(hire))).toMatchObject({ ok: true });
    await db.update(orders).set({ provider: "invoice" }).where(eq(orders.id, waiting));
    const [order] = await db.select().from(orders).where(eq(orders.id, waiting));
    const transfer = { receivedOn: "2027-06-01", reference: "AIB 4711", actorId: "staff-1" };
    const ask = { orderId: waiting, version: order?.version ?? 0, ...transfer };
    expect(await recordTransfer(site.context, ask)).toMatchObject({ ok: true });
    expect(await site.view(hire.token)).toMatchObject({ state: "cancelled", attention: "paid-after-cancel" });
  });
});
