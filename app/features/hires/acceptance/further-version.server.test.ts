import { and, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { inTransaction } from "#app/db/client.server.ts";
import { hireClaims, hireShortages } from "#app/db/schema/hire/claims.ts";
import { hires } from "#app/db/schema/hire/hires.ts";
import { hireAcceptances } from "#app/db/schema/hire/quotes.ts";
import { orders } from "#app/db/schema/shop/orders.ts";
import { changeOwned } from "#app/features/claims/change-owned.server.ts";
import { lockOrder } from "#app/features/orders/transition-order.server.ts";
import { requestRefund } from "#app/features/payments/refunds/request-refund.server.ts";
import { formatDateTime } from "#app/i18n/dates.ts";
import { formatMoney } from "#app/i18n/formats.ts";
import { newId } from "#app/lib/ids.ts";
import { cents } from "#app/lib/money.ts";
import { DAY_MS, HOUR_MS } from "#app/lib/time/clock.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { claimsOn, period, WEEK } from "#tests/support/hire/claims.ts";
import { lastAcceptedMail, sendFurther } from "#tests/support/hire/further-version.ts";
import { hiresOn } from "#tests/support/hire/hires.ts";
import type { HireView } from "../hires.ts";
import { remindBalances } from "../payments/remind-balances.server.ts";
import { reduceShortage } from "../shortages/reduce-shortage.server.ts";

const db = await useTestDb();
const { promise, available } = claimsOn(db);
const LATER = period("2027-06-21T09:00", "2027-06-25T17:00");

async function openShortages({ id }: HireView): Promise<number[]> {
  const open = and(eq(hireShortages.ownerId, id), eq(hireShortages.state, "open"));
  return (await db.select().from(hireShortages).where(open)).map(({ quantity }) => quantity);
}

describe("a further version of an accepted quote", () => {
  it("moves claims, lines, dates and totals of the hire; the deposit stays paid and the balance follows", async () => {
    const site = hiresOn(db);
    const hire = await site.accepted();
    await site.payPart(hire.token, "deposit");
    await sendFurther(site, db, hire, { quantity: 3, dates: LATER });
    expect((await site.view(hire.token)).total).toBe(33_210);
    expect(await site.accept(hire.quoteId)).toEqual({ ok: true, value: { hireToken: hire.token } });
    const now = await site.view(hire.token);
    expect(now).toMatchObject({
      id: hire.id,
      number: hire.number,
      state: "reserved",
      attention: null,
      startsAt: LATER.from,
      endsAt: LATER.to,
      deposit: 9_963,
      total: 49_815,
    });
    expect(now.lines).toMatchObject([{ itemId: hire.itemId, quantity: 3 }]);
    expect([await available(hire.itemId, WEEK), await available(hire.itemId, LATER)]).toEqual([10, 7]);
    expect(now.money).toMatchObject({ paid: 9_963, overpaid: 0, balance: { open: 49_815 - 9_963 } });
    await site.payPart(hire.token, "balance");
    const settled = await site.view(hire.token);
    expect(settled.money).toMatchObject({ paid: 49_815, overpaid: 0, balance: { open: 0 } });
    expect(await db.$count(hires, eq(hires.quoteId, hire.quoteId))).toBe(1);
    expect(await db.$count(hireAcceptances, eq(hireAcceptances.quoteId, hire.quoteId))).toBe(2);
  });

  it("H18: one that is short is refused whole, and the hire keeps what it has", async () => {
    const site = hiresOn(db);
    const hire = await site.accepted();
    await site.payPart(hire.token, "deposit");
    await promise({ lines: [{ itemId: hire.itemId, quantity: 8 }], period: LATER });
    await sendFurther(site, db, hire, { quantity: 3, dates: LATER });
    const before = await site.view(hire.token);
    expect(await site.accept(hire.quoteId)).toMatchObject({
      error: { kind: "short", lines: [{ available: 2 }] },
    });
    expect(await site.view(hire.token)).toEqual(before);
    expect([await available(hire.itemId, WEEK), await available(hire.itemId, LATER)]).toEqual([8, 2]);
    expect(await db.$count(hireAcceptances, eq(hireAcceptances.quoteId, hire.quoteId))).toBe(1);
  });

  it("its mail asks for no deposit once the hire is reserved, and until then for that of the hire", async () => {
    const site = hiresOn(db);
    const waiting = await site.accepted();
    const due = waiting.depositDueAt ?? site.clock.now();
    site.clock.move(HOUR_MS);
    await sendFurther(site, db, waiting, { quantity: 3 });
    expect(await site.accept(waiting.quoteId)).toMatchObject({ ok: true });
    const asked = `Pay the deposit of ${formatMoney(waiting.deposit)} by ${formatDateTime("en", due)}`;
    expect(await lastAcceptedMail(db, waiting.id)).toContain(asked);
    await site.payPart(waiting.token, "deposit");
    await sendFurther(site, db, waiting, { quantity: 4 });
    expect(await site.accept(waiting.quoteId)).toMatchObject({ ok: true });
    const reserved = await lastAcceptedMail(db, waiting.id);
    expect(reserved).toContain("The equipment is reserved for you.");
    expect(reserved).not.toContain("deposit of");
  });

  it("that begins earlier makes the deposit due by the new collection", async () => {
    const site = hiresOn(db);
    const hire = await site.accepted();
    const from = new Date((hire.depositDueAt ?? hire.startsAt).getTime() - 20 * HOUR_MS);
    await sendFurther(site, db, hire, { dates: { from, to: WEEK.to } });
    expect(await site.accept(hire.quoteId)).toMatchObject({ ok: true });
    expect((await site.view(hire.token)).depositDueAt).toEqual(from);
    expect(await lastAcceptedMail(db, hire.id)).toContain(`by ${formatDateTime("en", from)}`);
    const held = and(eq(hireClaims.ownerId, hire.id), eq(hireClaims.state, "provisional"));
    const claims = await db.select().from(hireClaims).where(held);
    expect(claims.map(({ expiresAt }) => expiresAt)).toEqual([from]);
    const ofHire = await db.select().from(orders).where(eq(orders.hireId, hire.id));
    expect(ofHire.map(({ expiresAt }) => expiresAt)).toEqual([from]);
  });

  it("one that costs less than was paid needs attention", async () => {
    const site = hiresOn(db);
    const hire = await site.accepted();
    await site.payPart(hire.token, "deposit");
    await site.payPart(hire.token, "balance");
    await sendFurther(site, db, hire, { quantity: 1 });
    expect(await site.accept(hire.quoteId)).toMatchObject({ ok: true });
    const now = await site.view(hire.token);
    expect(now).toMatchObject({ attention: "changed-version", total: 16_605 });
    expect(now.money).toMatchObject({ overpaid: 16_605, balance: { open: 0 } });
    expect(await available(hire.itemId, WEEK)).toBe(9);
  });

  it("asks again for what was given back, once a further version costs more, and not for a concession", async () => {
    const site = hiresOn(db);
    const hire = await site.accepted();
    await site.payPart(hire.token, "deposit");
    await site.payPart(hire.token, "balance");
    const accept = async (quantity: number) => {
      site.clock.move(HOUR_MS);
      await sendFurther(site, db, hire, { quantity });
      expect(await site.accept(hire.quoteId)).toMatchObject({ ok: true });
      return site.view(hire.token);
    };
    const giveBack = async (amount: number) => {
      site.clock.move(HOUR_MS);
      const { orders: payments } = await site.view(hire.token);
      const orderId = payments.find(({ kind }) => kind === "hire-balance")?.orderId ?? "";
      const version = (await inTransaction(db, (tx) => lockOrder(tx, orderId)))?.version ?? 0;
      const choice = { kind: "amount", amount: cents(amount) } as const;
      const ask = { id: newId(), orderId, version, actorId: null, reason: "", choice };
      expect(await requestRefund(site.context, ask)).toMatchObject({ ok: true });
      return (await site.view(hire.token)).money;
    };
    const cheaper = await accept(1);
    expect(cheaper.money.overpaid).toBe(16_605);
    // €10.00 more than was too much.
    expect(await giveBack(17_605)).toMatchObject({ overpaid: 0, balance: { open: 0 } });
    const dearer = await accept(2);
    const rows = [{ rate: 2_300, net: 13_500, vat: 3_105, gross: 16_605 }];
    expect(dearer.money).toMatchObject({ overpaid: 0, balance: { open: 16_605, vatRows: rows } });
    site.clock.move(8 * DAY_MS);
    await remindBalances(site.context);
    expect(await site.mailsAbout(hire.id)).toContain("hire-balance-due");
    await site.payPart(hire.token, "balance");
    const settled = await site.view(hire.token);
    expect(settled.attention).not.toBe("paid-twice");
    expect(settled.money).toMatchObject({ overpaid: 0, balance: { open: 0 } });
    expect(settled.money.paid - settled.money.refunded).toBe(hire.total - 10_00);
  });

  it("keeps the pieces that staff accepted to be short of, and is refused where it is short of more", async () => {
    const site = hiresOn(db);
    const draft = await site.quotes.draft({ version: { hold: true } });
    await promise({ lines: [{ itemId: draft.itemId, quantity: 9 }], period: WEEK });
    await site.quotes.send(draft.id, { force: true });
    const done = await site.accept(draft.id);
    const hire = await site.view(done.ok ? done.value.hireToken : "");
    expect(await openShortages(hire)).toEqual([1]);
    await sendFurther(site, db, hire, { quantity: 3 });
    expect(await site.accept(hire.quoteId)).toMatchObject({
      error: { kind: "short", lines: [{ available: 1 }] },
    });
    expect(await openShortages(hire)).toEqual([1]);
    await sendFurther(site, db, hire, { quantity: 2 });
    expect(await site.accept(hire.quoteId)).toMatchObject({ ok: true });
    expect(await openShortages(hire)).toEqual([1]);
  });

  it("H32: with fewer pieces ends the shortage once the customer accepts, and its price follows", async () => {
    const site = hiresOn(db);
    const hire = await site.accepted();
    await site.payPart(hire.token, "deposit");
    await site.payPart(hire.token, "balance");
    await inTransaction(db, (tx) => changeOwned(tx, { itemId: hire.itemId, by: -9, now: site.clock.now() }));
    const ofHire = eq(hireShortages.ownerId, hire.id);
    const [shortage] = await db.select().from(hireShortages).where(ofHire);
    const ask = { id: shortage?.id ?? "", actorId: "staff-1", now: site.clock.now() };
    expect(await reduceShortage(db, { ...ask, quantity: 2 })).toMatchObject({
      error: { kind: "conflict" },
    });
    expect(await reduceShortage(db, { ...ask, quantity: 1 })).toEqual({
      ok: true,
      value: { quoteId: hire.quoteId },
    });
    expect(await reduceShortage(db, { ...ask, quantity: 1 })).toMatchObject({
      error: { kind: "draft-there" },
    });
    expect(await openShortages(hire)).toEqual([1]);
    await site.quotes.send(hire.quoteId);
    expect(await openShortages(hire)).toEqual([1]);
    expect(await site.accept(hire.quoteId)).toMatchObject({ ok: true });
    expect(await db.select().from(hireShortages).where(ofHire)).toMatchObject([
      { quantity: 1, state: "solved", solution: "reduced" },
    ]);
    const now = await site.view(hire.token);
    expect(now).toMatchObject({
      lines: [{ quantity: 1 }],
      total: hire.total / 2,
      attention: "changed-version",
    });
    expect(now.money.overpaid).toBe(hire.total / 2);
  });
});
