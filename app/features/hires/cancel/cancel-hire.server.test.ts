import { and, eq, inArray, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { type Db, listRows } from "#app/db/client.server.ts";
import { hireClaims } from "#app/db/schema/hire/claims.ts";
import { hires } from "#app/db/schema/hire/hires.ts";
import { orders } from "#app/db/schema/shop/orders.ts";
import { outboxMails } from "#app/db/schema/system/mail.ts";
import { requestRefund } from "#app/features/payments/refunds/request-refund.server.ts";
import { newId } from "#app/lib/ids.ts";
import { cents } from "#app/lib/money.ts";
import { addMs, DAY_MS, HOUR_MS } from "#app/lib/time/clock.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { claimsOn, irish, WEEK } from "#tests/support/hire/claims.ts";
import { hiresOn, staffCancels } from "#tests/support/hire/hires.ts";
import { cancelHire } from "./cancel-hire.server.ts";
import { cancellationOf } from "./cancellation.ts";

const db = await useTestDb();
const { available } = claimsOn(db);

/** A reserved hire of which deposit and security are paid. */
async function paidHire(site: ReturnType<typeof hiresOn>, trade = false) {
  const hire = await site.accepted({ trade });
  for (const part of ["deposit", "balance"] as const) {
    await site.payPart(hire.token, part);
  }
  return { ...(await site.view(hire.token)), itemId: hire.itemId };
}

describe("H33: cancelling a hire", () => {
  it("frees its gear and gives all back while a consumer may withdraw", async () => {
    const site = hiresOn(db);
    const hire = await paidHire(site);
    expect(hire.withdrawUntil).toEqual(hire.startsAt);
    const done = await cancelHire(site.context, {
      hire: { token: hire.token },
      by: "withdrawal",
      reason: "",
      actorId: null,
      version: hire.version,
    });
    expect(done).toMatchObject({ ok: true, value: { charge: 0, refund: hire.total, withdrawal: true } });
    expect(await available(hire.itemId, WEEK)).toBe(10);
    const now = await site.view(hire.token);
    expect(now).toMatchObject({ state: "cancelled", cancelledBy: "withdrawal" });
    expect(now.money.refunded).toBe(hire.total);
    const live = inArray(hireClaims.state, ["provisional", "firm", "out"]);
    expect(await db.$count(hireClaims, and(eq(hireClaims.ownerId, hire.id), live))).toBe(0);
    const notes = sql`select count(*)::int as notes from invoices i join orders o on o.id = i.order_id
      where o.hire_id = ${hire.id} and i.kind = 'credit-note'`;
    expect(await listRows(db, notes)).toEqual([{ notes: 2 }]);
    expect(await site.mailsAbout(hire.id)).toEqual(
      expect.arrayContaining(["hire-cancelled", "hire-cancelled-staff"]),
    );
  });

  it("L9: lets a consumer withdraw until the start where the mail with the contract never went out", async () => {
    const site = hiresOn(db);
    const { id, token } = await site.accepted();
    const startsAt = addMs(site.clock.now(), 100 * DAY_MS);
    await db
      .update(hires)
      .set({ startsAt, endsAt: addMs(startsAt, DAY_MS) })
      .where(eq(hires.id, id));
    const right = async () => (await site.view(token)).withdrawUntil;
    const informed = await right();
    expect(informed?.getTime()).toBeLessThan(addMs(site.clock.now(), 20 * DAY_MS).getTime());
    const mail = (set: Partial<typeof outboxMails.$inferInsert>) =>
      db
        .update(outboxMails)
        .set(set)
        .where(and(eq(outboxMails.subjectId, id), eq(outboxMails.kind, "hire-accepted")));
    await mail({ state: "sent", sentAt: site.clock.now() });
    expect(await right()).toEqual(informed);
    await mail({ state: "failed", sentAt: null });
    expect(await right()).toEqual(startsAt);
    site.clock.move(50 * DAY_MS);
    expect(cancellationOf(await site.view(token), site.clock.now())).toMatchObject({ withdrawal: true });
    await mail({ state: "sent", sentAt: addMs(site.clock.now(), -20 * DAY_MS) });
    expect(cancellationOf(await site.view(token), site.clock.now())).toMatchObject({ withdrawal: false });
  });

  it("lets a consumer withdraw by the period as it counts now, whatever was stored at the acceptance", async () => {
    const site = hiresOn(db);
    const hire = await paidHire(site);
    const stored = new Date(hire.startsAt.getTime() - 24 * HOUR_MS);
    await db.update(hires).set({ withdrawUntil: stored }).where(eq(hires.id, hire.id));
    expect((await site.view(hire.token)).withdrawUntil).toEqual(hire.startsAt);
  });

  it("counts the instant of a withdrawal, however long payment pages take to close", async () => {
    const site = hiresOn(db);
    const hire = await paidHire(site);
    const inTime = new Date((hire.withdrawUntil?.getTime() ?? 0) - 1);
    const instants = [inTime];
    const clock = { now: () => instants.pop() ?? hire.startsAt };
    const done = await cancelHire(
      { ...site.context, clock },
      { hire: { token: hire.token }, by: "withdrawal", reason: "", actorId: null, version: hire.version },
    );
    expect(done).toMatchObject({ ok: true, value: { charge: 0, refund: hire.total, withdrawal: true } });
  });

  it("keeps the share of the accepted scale of a trade customer, who has no right to withdraw", async () => {
    const site = hiresOn(db);
    const hire = await paidHire(site, true);
    expect(hire.withdrawUntil).toBeNull();
    const ask = { hire: { token: hire.token }, reason: "", actorId: null, version: hire.version } as const;
    expect(await cancelHire(site.context, { ...ask, by: "withdrawal" })).toMatchObject({
      error: { kind: "withdrawal-over" },
    });
    const done = await cancelHire(site.context, { ...ask, by: "customer" });
    const charge = Math.round(hire.total / 4);
    expect(done).toMatchObject({ ok: true, value: { share: 2_500, refund: hire.total - charge } });
    expect((await site.view(hire.token)).money.refunded).toBe(hire.total - charge);
  });

  it("gives back no more than the person may, the security apart, and changes nothing otherwise", async () => {
    const site = hiresOn(db);
    const hire = await paidHire(site);
    const ask = staffCancels(hire);
    const most = cents(hire.total - 1);
    expect(await cancelHire(site.context, { ...ask, limit: most })).toMatchObject({
      error: { kind: "over-limit" },
    });
    expect(await site.view(hire.token)).toMatchObject({ state: hire.state, money: { refunded: 0 } });
    expect(await cancelHire(site.context, { ...ask, limit: hire.total })).toMatchObject({ ok: true });
    expect((await site.view(hire.token)).money.refunded).toBe(hire.total);
  });

  it("counts what the person gave back of any part of the hire before", async () => {
    const site = hiresOn(db);
    const hire = await paidHire(site);
    const limit = hire.total;
    const actorId = "staff";
    const refund = async (kind: string, amount: number) => {
      const orderId =
        (await site.view(hire.token)).orders.find((order) => order.kind === kind)?.orderId ?? "";
      const [order] = await db.select({ version: orders.version }).from(orders).where(eq(orders.id, orderId));
      const ask = { id: newId(), orderId, version: order?.version ?? 0, actorId, reason: "" };
      const choice = { kind: "amount", amount: cents(amount) } as const;
      const done = await requestRefund(site.context, { ...ask, choice, limit: cents(10_00) });
      return done.ok ? "given" : done.error.kind;
    };
    expect(await refund("hire-deposit", 6_00)).toBe("given");
    expect(await refund("hire-balance", 6_00)).toBe("over-limit");
    expect(await refund("hire-balance", 4_00)).toBe("given");
    const left = await site.view(hire.token);
    const ask = { ...staffCancels(left), actorId };
    expect(await cancelHire(site.context, { ...ask, limit: cents(limit - 1) })).toMatchObject({
      error: { kind: "over-limit" },
    });
    expect(await cancelHire(site.context, { ...ask, limit })).toMatchObject({ ok: true });
  });

  it("refuses where a refund was written down since the sums were read", async () => {
    const site = hiresOn(db);
    const hire = await paidHire(site);
    const { orderId = "" } = hire.orders.find(({ kind }) => kind === "hire-balance") ?? {};
    const refund = async () => {
      const [order] = await db.select({ version: orders.version }).from(orders).where(eq(orders.id, orderId));
      const ask = { id: newId(), orderId, version: order?.version ?? 0, actorId: "staff", reason: "" };
      const choice = { kind: "amount", amount: cents(6_00) } as const;
      expect(await requestRefund(site.context, { ...ask, choice })).toMatchObject({ ok: true });
    };
    const meanwhile: Db = Object.assign(Object.create(db), {
      transaction: async (...args: Parameters<Db["transaction"]>) => {
        await refund();
        return db.transaction(...args);
      },
    });
    const ask = { ...staffCancels(hire), limit: hire.total };
    expect(await cancelHire({ ...site.context, db: meanwhile }, ask)).toMatchObject({
      error: { kind: "conflict" },
    });
    expect(await site.view(hire.token)).toMatchObject({ state: hire.state, money: { refunded: 6_00 } });
  });

  it("refuses a page that is out of date and a second cancellation", async () => {
    const site = hiresOn(db);
    const hire = await site.accepted();
    const ask = staffCancels(hire);
    expect(await cancelHire(site.context, { ...ask, version: 99 })).toMatchObject({
      error: { kind: "conflict" },
    });
    expect(await cancelHire(site.context, ask)).toMatchObject({ ok: true, value: { refund: 0 } });
    const { version } = await site.view(hire.token);
    expect(await cancelHire(site.context, { ...ask, version })).toMatchObject({
      error: { kind: "not-allowed" },
    });
    expect((await site.view(hire.token)).orders).toMatchObject([{ state: "cancelled" }]);
  });
});

describe("what a cancellation costs", () => {
  const start = new Date("2027-06-14T08:00Z");
  const steps = [
    { hours: 336, share: 2_500 },
    { hours: 168, share: 5_000 },
    { hours: 72, share: 7_500 },
  ];
  const hireAt = (startsAt: Date, cancellation = steps) => ({
    state: "reserved" as const,
    startsAt,
    total: cents(10_001),
    withdrawUntil: null,
    accepted: [],
    settings: { cancellation },
    money: { paid: cents(3_000), refunded: cents(0), chargesHeld: cents(900), securityHeld: cents(5_000) },
  });
  it.each([
    [337, 0],
    [336, 0],
    [335, 2_500],
    [168, 2_500],
    [167, 5_000],
    [72, 5_000],
    [71, 7_500],
    [0, 7_500],
  ])("%s hours before the collection it is %s basis points", (hours, share) => {
    const result = cancellationOf(hireAt(start), new Date(start.getTime() - hours * HOUR_MS));
    expect(result.share).toBe(share);
    expect(result.charge).toBe(Math.round((10_001 * share) / 10_000));
    expect(result.refund + 0).toBe(5_000 + 900 + Math.max(0, 3_000 - result.charge));
    expect(result.due).toBe(Math.max(0, result.charge - 3_000));
  });

  it.each([
    // Clocks go forward on 2027-03-28 and back on 2027-10-31.
    ["2027-03-29T09:00", "2027-03-15T09:00", 0],
    ["2027-03-29T09:00", "2027-03-15T09:01", 2_500],
    ["2027-03-29T09:00", "2027-03-22T09:00", 2_500],
    ["2027-03-29T09:00", "2027-03-22T09:01", 5_000],
    ["2027-03-29T09:00", "2027-03-26T09:00", 5_000],
    ["2027-03-29T09:00", "2027-03-26T09:01", 7_500],
    ["2027-11-01T09:00", "2027-10-18T09:00", 0],
    ["2027-11-01T09:00", "2027-10-18T09:01", 2_500],
    ["2027-11-01T09:00", "2027-10-25T09:00", 2_500],
    ["2027-11-01T09:00", "2027-10-25T09:01", 5_000],
    ["2027-11-01T09:00", "2027-10-29T09:00", 5_000],
    ["2027-11-01T09:00", "2027-10-29T09:01", 7_500],
  ])("H33: steps of whole days are days of the Irish calendar: of %s, at %s, %s", (from, at, share) => {
    expect(cancellationOf(hireAt(irish(from)), irish(at)).share).toBe(share);
  });

  it.each([
    ["2027-03-28T12:00", "2027-03-26T23:00", 0],
    ["2027-03-28T12:00", "2027-03-26T23:01", 5_000],
    ["2027-10-31T12:00", "2027-10-30T01:00", 0],
    ["2027-10-31T12:00", "2027-10-30T01:01", 5_000],
  ])("H33: steps of hours are hours that pass: of %s, at %s, %s", (from, at, share) => {
    const hire = hireAt(irish(from), [{ hours: 36, share: 5_000 }]);
    expect(cancellationOf(hire, irish(at)).share).toBe(share);
  });
});
