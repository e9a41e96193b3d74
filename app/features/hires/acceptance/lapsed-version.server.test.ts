import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { inTransaction } from "#app/db/client.server.ts";
import { sandboxSessions } from "#app/db/schema/shop/payments.ts";
import { lockOrder } from "#app/features/orders/transition-order.server.ts";
import { refreshPayment } from "#app/features/payments/refresh-payment.server.ts";
import { requestRefund } from "#app/features/payments/refunds/request-refund.server.ts";
import { formatMoney } from "#app/i18n/formats.ts";
import { newId } from "#app/lib/ids.ts";
import { cents } from "#app/lib/money.ts";
import { HOUR_MS, MINUTE_MS } from "#app/lib/time/clock.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { claimsOn, WEEK } from "#tests/support/hire/claims.ts";
import { lastAcceptedMail, sendFurther } from "#tests/support/hire/further-version.ts";
import { hiresOn } from "#tests/support/hire/hires.ts";
import { startHirePayment } from "../payments/hire-orders.server.ts";
import { lapseHires } from "../payments/lapse-hires.server.ts";

const db = await useTestDb();
const { promise, available } = claimsOn(db);
type Site = ReturnType<typeof hiresOn>;

/** A hire that lapsed, its gear gone, whose deposit came after that. */
async function paidLate(site: Site) {
  const hire = await site.accepted();
  const started = await startHirePayment(site.context, { hireToken: hire.token, part: "deposit" });
  site.clock.move(48 * HOUR_MS + MINUTE_MS);
  await lapseHires(site.context);
  await promise({ lines: [{ itemId: hire.itemId, quantity: 9 }], period: WEEK });
  const ref = (started.ok ? started.value.url : "").split("/").at(-1) ?? "";
  await db.update(sandboxSessions).set({ state: "paid" }).where(eq(sandboxSessions.id, ref));
  await refreshPayment(site.context, { provider: "sandbox", ref });
  expect(await site.view(hire.token)).toMatchObject({ state: "lapsed", attention: "paid-after-lapse" });
  return hire;
}

async function giveBackDeposit(site: Site, token: string, amount?: number) {
  site.clock.move(HOUR_MS);
  const { orders: payments } = await site.view(token);
  const orderId = payments.find(({ kind }) => kind === "hire-deposit")?.orderId ?? "";
  const version = (await inTransaction(db, (tx) => lockOrder(tx, orderId)))?.version ?? 0;
  const choice =
    amount === undefined
      ? ({ kind: "whole", restock: [] } as const)
      : ({ kind: "amount", amount: cents(amount) } as const);
  const ask = { id: newId(), orderId, version, actorId: null, reason: "", choice };
  expect(await requestRefund(site.context, ask)).toMatchObject({ ok: true });
  site.clock.move(HOUR_MS);
}

describe("a further version of the quote of a lapsed hire", () => {
  it.each([
    ["by the clock", false],
    ["by the job", true],
  ])("H8: of one that lapsed %s holds its gear again until its deposit is due", async (_name, byJob) => {
    const site = hiresOn(db);
    const hire = await site.accepted();
    site.clock.move(48 * HOUR_MS + MINUTE_MS);
    if (byJob) await lapseHires(site.context);
    await sendFurther(site, db, hire, { quantity: 4 });
    expect((await site.view(hire.token)).state).toBe("lapsed");
    expect(await site.accept(hire.quoteId)).toMatchObject({ ok: true });
    const waiting = await site.view(hire.token);
    const dueAt = new Date(site.clock.now().getTime() + 48 * HOUR_MS);
    expect(waiting).toMatchObject({ state: "awaiting-deposit", depositDueAt: dueAt, deposit: 19_926 });
    expect(waiting.money).toMatchObject({ deposit: { open: 19_926 }, balance: { open: 0 } });
    expect(await lastAcceptedMail(db, hire.id)).toContain(
      `Pay the deposit of ${formatMoney(waiting.deposit)}`,
    );
    expect(await available(hire.itemId, WEEK, { now: site.clock.now() })).toBe(6);
    expect(await available(hire.itemId, WEEK, { now: dueAt })).toBe(10);
    await site.payPart(hire.token, "deposit");
    expect(await site.view(hire.token)).toMatchObject({ state: "reserved", attention: null });
    expect(await available(hire.itemId, WEEK, { now: dueAt })).toBe(6);
  });

  it("of one whose deposit was paid late reserves it", async () => {
    const site = hiresOn(db);
    const hire = await paidLate(site);
    await sendFurther(site, db, hire, { quantity: 1 });
    expect(await site.accept(hire.quoteId)).toMatchObject({ ok: true });
    expect(await site.view(hire.token)).toMatchObject({ state: "reserved", attention: null });
  });

  it("of one whose late deposit was given back waits for another one, and asks for its whole price", async () => {
    const site = hiresOn(db);
    const hire = await paidLate(site);
    await giveBackDeposit(site, hire.token);
    await sendFurther(site, db, hire, { quantity: 1 });
    expect(await site.accept(hire.quoteId)).toMatchObject({ ok: true });
    const waiting = await site.view(hire.token);
    expect(waiting).toMatchObject({ state: "awaiting-deposit", total: 16_605, deposit: 4_982 });
    expect(waiting.money).toMatchObject({ deposit: { open: 4_982 }, balance: { open: 0 }, overpaid: 0 });
    expect(await lastAcceptedMail(db, hire.id)).toContain(
      `Pay the deposit of ${formatMoney(waiting.deposit)}`,
    );
    await site.payPart(hire.token, "deposit");
    const reserved = await site.view(hire.token);
    expect(reserved).toMatchObject({ state: "reserved", attention: null });
    expect(reserved.money).toMatchObject({ balance: { open: 16_605 - 4_982 }, overpaid: 0 });
    await site.payPart(hire.token, "balance");
    const settled = await site.view(hire.token);
    expect(settled).toMatchObject({ attention: null, money: { balance: { open: 0 }, overpaid: 0 } });
    expect(settled.money.paid - settled.money.refunded).toBe(16_605);
  });

  it("asks again for the part of a late deposit that was given back", async () => {
    const site = hiresOn(db);
    const hire = await paidLate(site);
    await giveBackDeposit(site, hire.token, 5_000);
    await sendFurther(site, db, hire, { quantity: 1 });
    expect(await site.accept(hire.quoteId)).toMatchObject({ ok: true });
    const reserved = await site.view(hire.token);
    expect(reserved).toMatchObject({ state: "reserved", attention: null });
    expect(reserved.money).toMatchObject({ balance: { open: 16_605 - (9_963 - 5_000) }, overpaid: 0 });
  });
});

describe("a further version of the quote of a reserved hire", () => {
  it("does not ask again for a deposit that was given back as a concession", async () => {
    const site = hiresOn(db);
    const hire = await site.accepted();
    await site.payPart(hire.token, "deposit");
    await giveBackDeposit(site, hire.token);
    expect((await site.view(hire.token)).money.balance.open).toBe(hire.total - hire.deposit);
    await sendFurther(site, db, hire, { quantity: 3 });
    expect(await site.accept(hire.quoteId)).toMatchObject({ ok: true });
    const now = await site.view(hire.token);
    expect(now).toMatchObject({ state: "reserved", money: { balance: { open: 49_815 - 9_963 } } });
  });
});
