import { and, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { hires } from "#app/db/schema/hire/hires.ts";
import { invoices } from "#app/db/schema/shop/invoices.ts";
import { orders } from "#app/db/schema/shop/orders.ts";
import { bankTransfers, payments } from "#app/db/schema/shop/payments.ts";
import { auditLog } from "#app/db/schema/system/audit.ts";
import { expireOrders } from "#app/features/orders/expire-orders.server.ts";
import { reconcilePayments } from "#app/features/payments/reconcile-payments.server.ts";
import { cents } from "#app/lib/money.ts";
import { DAY_MS } from "#app/lib/time/clock.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { hiresOn } from "#tests/support/hire/hires.ts";
import { workContext } from "#tests/support/shop/work-context.ts";
import { closeHire } from "../../closing/close-hire.server.ts";
import type { HireState } from "../../hire-states.ts";
import { chargeHire } from "../charge-hire.server.ts";
import { startHirePayment } from "../hire-orders.server.ts";
import { recordHirePayment } from "./record-hire-payment.server.ts";
import type { RecordedPart } from "./recorded-part.ts";
import { waiveHirePayment } from "./waive-hire-payment.server.ts";

const db = await useTestDb();
const actorId = "staff-1";

/** A hire whose deposit is paid, in a state that it may have later. */
async function hireIn(state: HireState) {
  const site = hiresOn(db);
  const accepted = await site.accepted();
  await site.payPart(accepted.token, "deposit");
  await db.update(hires).set({ state }).where(eq(hires.id, accepted.id));
  const view = () => site.view(accepted.token);
  const { version } = await view();
  const ask = (part: RecordedPart) => ({ id: accepted.id, version, part, actorId });
  const cash = {
    method: "cash",
    receivedOn: site.clock.now().toISOString().slice(0, 10),
    reference: "",
  } as const;
  return { site, hire: await view(), view, ask, cash };
}

const invoiceOf = async (hireId: string, kind: "hire-balance" | "hire-charge") => {
  const rows = await db
    .select({ invoice: invoices })
    .from(invoices)
    .innerJoin(orders, eq(orders.id, invoices.orderId))
    .where(and(eq(orders.hireId, hireId), eq(orders.kind, kind)));
  return rows.map(({ invoice }) => invoice);
};

const entriesOf = (hireId: string, action: string) =>
  db
    .select({ actorId: auditLog.actorId, details: auditLog.details })
    .from(auditLog)
    .where(and(eq(auditLog.subjectId, hireId), eq(auditLog.action, action)));

describe("the balance of a returned hire", () => {
  it("paid in cash at the counter has its invoice, and the hire can be closed", async () => {
    const { site, hire, view, ask, cash } = await hireIn("checked");
    const close = async () =>
      closeHire(db, { id: hire.id, version: (await view()).version, actorId, now: site.clock.now() });
    expect(await close()).toMatchObject({ error: { kind: "money-open" } });
    const both = await Promise.all(
      [1, 2].map(() => recordHirePayment(site.context, { ...ask("balance"), ...cash })),
    );
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect((await view()).money).toMatchObject({ balance: { open: 0 }, paid: hire.total });
    const [invoice, ...more] = await invoiceOf(hire.id, "hire-balance");
    expect(more).toEqual([]);
    expect(invoice?.document).toMatchObject({
      provider: "invoice",
      method: "cash",
      total: hire.money.balance.open,
    });
    expect(await entriesOf(hire.id, "hire.payment-recorded")).toMatchObject([
      { actorId, details: { kind: "hire-balance", method: "cash", amount: hire.money.balance.open } },
    ]);
    expect(await close()).toMatchObject({ ok: true });
  });

  it.each([
    ["terminal", "T 4711"],
    ["transfer", "AIB 4711"],
  ] as const)("by %s needs a reference, and a day that has come", async (method, reference) => {
    const { site, hire, ask, cash } = await hireIn("back");
    const money = { ...ask("balance"), ...cash, method };
    expect(await recordHirePayment(site.context, money)).toMatchObject({ error: { kind: "no-reference" } });
    expect(
      await recordHirePayment(site.context, { ...money, reference, receivedOn: "2999-01-01" }),
    ).toMatchObject({ error: { kind: "bad-day" } });
    expect(await recordHirePayment(site.context, { ...money, reference })).toMatchObject({ ok: true });
    const [invoice] = await invoiceOf(hire.id, "hire-balance");
    expect((invoice?.document as { method?: string } | undefined)?.method).toBe(
      method === "terminal" ? "terminal" : undefined,
    );
  });

  it("whose payment page is open is not paid twice", async () => {
    const { site, hire, view, ask, cash } = await hireIn("out");
    const started = await startHirePayment(site.context, { hireToken: hire.token, part: "balance" });
    if (!started.ok) throw new Error(started.error.kind);
    expect(await recordHirePayment(site.context, { ...ask("balance"), ...cash })).toMatchObject({ ok: true });
    await expect(site.pay(started.value.url)).rejects.toThrow();
    const balances = (await view()).orders.filter(({ kind }) => kind === "hire-balance");
    expect(balances.map(({ state, provider }) => [state, provider])).toEqual([
      ["expired", "sandbox"],
      ["paid", "invoice"],
    ]);
  });

  it("is waived with a reason, by somebody who may: without an invoice, and asked for no more", async () => {
    const { site, hire, view, ask } = await hireIn("checked");
    const waive = { ...ask("balance"), reason: "Regular customer, rain", limit: null };
    expect(await waiveHirePayment(site.context, { ...waive, reason: "" })).toMatchObject({
      error: { kind: "no-reason" },
    });
    expect(await waiveHirePayment(site.context, { ...waive, limit: cents(1) })).toMatchObject({
      error: { kind: "over-limit" },
    });
    expect(await waiveHirePayment(site.context, { ...waive, version: 99 })).toMatchObject({
      error: { kind: "conflict" },
    });
    expect(await waiveHirePayment(site.context, waive)).toMatchObject({ ok: true });
    expect((await view()).money).toMatchObject({ balance: { open: 0 }, overpaid: 0 });
    expect(await invoiceOf(hire.id, "hire-balance")).toEqual([]);
    expect(await entriesOf(hire.id, "hire.waived")).toMatchObject([
      {
        actorId,
        details: { part: "balance", amount: hire.money.balance.open, reason: "Regular customer, rain" },
      },
    ]);
    const { version } = await view();
    expect(await closeHire(db, { id: hire.id, version, actorId, now: site.clock.now() })).toMatchObject({
      ok: true,
    });
  });

  it("is not waived before the collection: another version of the quote changes it", async () => {
    const { site, ask } = await hireIn("reserved");
    expect(
      await waiveHirePayment(site.context, { ...ask("balance"), reason: "No", limit: null }),
    ).toMatchObject({ error: { kind: "not-allowed" } });
  });
});

describe("money whose settling failed", () => {
  it.each(["a second press", "the reconciler"])("is settled by %s", async (by) => {
    const { site, hire, view, ask, cash } = await hireIn("checked");
    const preparePaid = () => Promise.reject(new Error("The process ended"));
    const failing = { ...site.context, orderKinds: { ...site.context.orderKinds, preparePaid } };
    await expect(recordHirePayment(failing, { ...ask("balance"), ...cash })).rejects.toThrow();
    const { money, version } = await view();
    expect(money.balance.open).toBe(hire.money.balance.open);
    if (by === "a second press")
      expect(await recordHirePayment(site.context, { ...ask("balance"), ...cash, version })).toMatchObject({
        ok: true,
      });
    else {
      await db.update(payments).set({ createdAt: site.clock.now() }).where(eq(payments.state, "open"));
      site.clock.move(3 * DAY_MS);
      await reconcilePayments(workContext(db, {}, site.clock));
    }
    expect((await view()).money).toMatchObject({ balance: { open: 0 }, paid: hire.total });
    expect(await invoiceOf(hire.id, "hire-balance")).toHaveLength(1);
    expect(await entriesOf(hire.id, "hire.payment-recorded")).toHaveLength(1);
  });
});

describe("a charge of a returned hire", () => {
  async function charged() {
    const given = await hireIn("checked");
    const { site, hire, view, ask } = given;
    const charge = { charge: "lost", text: "5 safety bonds", net: cents(5_000), vatRate: 2_300 } as const;
    await chargeHire(site.context, { ...ask("balance"), ...charge, fromSecurity: false });
    const [order] = (await view()).money.charges;
    if (!order) throw new Error("Nothing was charged");
    const { version } = await view();
    return {
      ...given,
      hire,
      order,
      part: { id: hire.id, version, part: { orderId: order.orderId }, actorId },
    };
  }

  it("is paid at the terminal: with its own text on the invoice", async () => {
    const { site, hire, view, part, order, cash } = await charged();
    const money = { ...cash, method: "terminal", reference: "T 12" } as const;
    expect(await recordHirePayment(site.context, { ...part, ...money })).toMatchObject({ ok: true });
    const after = await view();
    expect(after.money).toMatchObject({ charges: [], unpaidCharges: [], chargesHeld: order.total });
    const [invoice] = await invoiceOf(hire.id, "hire-charge");
    expect(invoice?.document).toMatchObject({ method: "terminal", lines: [{ name: "5 safety bonds" }] });
    const paid = after.orders.find(({ kind, paidAt }) => kind === "hire-charge" && paidAt !== null);
    const [row] = await db
      .select()
      .from(bankTransfers)
      .where(eq(bankTransfers.orderId, paid?.orderId ?? ""));
    expect(row).toMatchObject({ method: "terminal", reference: "T 12", actorId });
  });

  it("is paid by its own order: a later one of the same kind is still owed when it ends", async () => {
    const { site, view, part, order, cash } = await charged();
    const later = { charge: "lost", text: "Rigging", net: cents(8_000), vatRate: 2_300 } as const;
    await chargeHire(site.context, { ...part, ...later, fromSecurity: false, chargedBefore: order.total });
    const { version, orders: before, token } = await view();
    const started = await startHirePayment(site.context, { hireToken: token, part: part.part });
    if (!started.ok) throw new Error(started.error.kind);
    expect(await recordHirePayment(site.context, { ...part, version, ...cash })).toMatchObject({ ok: true });
    await expect(site.pay(started.value.url)).rejects.toThrow();
    const after = await view();
    expect(after.orders).toHaveLength(before.length);
    expect(after.orders.find(({ orderId }) => orderId === order.orderId)).toMatchObject({
      state: "paid",
      provider: "invoice",
      number: order.number,
    });
    site.clock.move(31 * DAY_MS);
    await expireOrders(site.context);
    const { money } = await view();
    expect(money.unpaidCharges.map(({ total }) => total)).toEqual([9_840]);
  });

  it("is waived: its order is cancelled", async () => {
    const { site, view, part } = await charged();
    expect(await waiveHirePayment(site.context, { ...part, reason: "Found", limit: null })).toMatchObject({
      ok: true,
    });
    const after = await view();
    expect(after.money).toMatchObject({ charges: [], unpaidCharges: [] });
    expect(after.orders.find(({ kind }) => kind === "hire-charge")?.state).toBe("cancelled");
  });
});

describe("the security deposit of a hire", () => {
  it("is asked for until the equipment is back", async () => {
    for (const [state, asked] of [
      ["reserved", true],
      ["out", true],
      ["part-back", true],
      ["back", false],
      ["checked", false],
    ] as const) {
      const { site, hire, ask, cash } = await hireIn("reserved");
      await db
        .update(hires)
        .set({ state, security: cents(75_000) })
        .where(eq(hires.id, hire.id));
      const { money, token } = await site.view(hire.token);
      expect([state, money.security.open]).toEqual([state, asked ? 75_000 : 0]);
      const started = await startHirePayment(site.context, { hireToken: token, part: "security" });
      expect([state, started.ok]).toEqual([state, asked]);
      if (state === "reserved")
        expect(await recordHirePayment(site.context, { ...ask("security"), ...cash })).toMatchObject({
          ok: true,
        });
    }
  });

  it("whose payment was begun before the return can be given up", async () => {
    const { site, hire, view } = await hireIn("out");
    await db
      .update(hires)
      .set({ security: cents(75_000) })
      .where(eq(hires.id, hire.id));
    await startHirePayment(site.context, { hireToken: hire.token, part: "security" });
    await db.update(hires).set({ state: "back" }).where(eq(hires.id, hire.id));
    const { version } = await view();
    const ask = { id: hire.id, version, part: "security", actorId, reason: "Back", limit: null } as const;
    expect(await waiveHirePayment(site.context, ask)).toMatchObject({ ok: true });
    expect((await view()).money.security.waiting).toBeNull();
  });
});
