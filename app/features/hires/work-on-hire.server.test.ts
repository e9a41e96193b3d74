import { and, eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { hireRequests, hires } from "#app/db/schema/hire/hires.ts";
import { invoices } from "#app/db/schema/shop/invoices.ts";
import { orders } from "#app/db/schema/shop/orders.ts";
import { getOrder } from "#app/features/orders/queries.server.ts";
import { requestRefund } from "#app/features/payments/refunds/request-refund.server.ts";
import { newId } from "#app/lib/ids.ts";
import { cents } from "#app/lib/money.ts";
import { DAY_MS } from "#app/lib/time/clock.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { createUser } from "#tests/support/factories.ts";
import { claimsOn, irish, period, WEEK } from "#tests/support/hire/claims.ts";
import { createHireItem } from "#tests/support/hire/factories-hire.ts";
import { hiresOn } from "#tests/support/hire/hires.ts";
import { answerRequest } from "./answer-request.server.ts";
import { moveHire } from "./dates/move-hire.server.ts";
import type { HireView } from "./hires.ts";
import { chargeHire } from "./payments/charge-hire.server.ts";
import { remindBalances } from "./payments/remind-balances.server.ts";
import { lateChargeOfHire } from "./payments/return-charges.server.ts";

const db = await useTestDb();
const { promise, available } = claimsOn(db);
const actorId = "staff-1";

describe("H24: moving a hire", () => {
  it("to where only its own claims are is allowed; onto a clash it is refused whole", async () => {
    const site = hiresOn(db);
    const hire = await site.accepted();
    const later = period("2027-06-16T09:00", "2027-06-21T17:00");
    const ask = { id: hire.id, version: hire.version, actorId, now: site.clock.now() };
    await promise({
      lines: [{ itemId: hire.itemId, quantity: 9 }],
      period: period("2027-06-22T09:00", "2027-06-23T17:00"),
    });
    const clash = await moveHire(site.context, { ...ask, from: "2027-06-16T09:00", to: "2027-06-22T17:00" });
    expect(clash).toMatchObject({ error: { kind: "short" } });
    expect(await available(hire.itemId, WEEK)).toBe(8);
    expect(
      await moveHire(site.context, { ...ask, from: "2027-06-16T09:00", to: "2027-06-21T17:00" }),
    ).toMatchObject({
      ok: true,
    });
    const now = await site.view(hire.token);
    expect(now).toMatchObject({ startsAt: later.from, endsAt: later.to, total: hire.total });
    expect(
      await moveHire(site.context, { ...ask, from: "2027-06-16T09:00", to: "2027-06-21T17:00" }),
    ).toMatchObject({
      error: { kind: "conflict" },
    });
    expect(
      await moveHire(site.context, {
        ...ask,
        version: now.version,
        from: "2027-10-31T01:30",
        to: "2027-11-01T09:00",
      }),
    ).toMatchObject({ ok: false });
  });
});

/** A reserved hire whose security is paid: 10 % of €2,000.00. */
async function secured(site: ReturnType<typeof hiresOn>) {
  const itemId = (await createHireItem(db, { replacementNet: cents(100_000) })).id;
  const hire = await site.accepted({ lines: [{ kind: "item", itemId, quantity: 2 }] });
  for (const part of ["deposit", "security"] as const) {
    await site.payPart(hire.token, part);
  }
  return site.view(hire.token);
}

describe("security and charges", () => {
  it("gives a receipt without VAT, and gives back what was not charged, without a credit note", async () => {
    const site = hiresOn(db);
    const hire = await secured(site);
    expect(hire.money.securityHeld).toBe(20_000);
    const security = hire.orders.find(({ kind }) => kind === "hire-security");
    const [receipt] = await db
      .select()
      .from(invoices)
      .where(eq(invoices.orderId, security?.orderId ?? ""));
    expect(receipt).toMatchObject({ kind: "receipt", series: "REC", total: 20_000, vat: 0 });
    const ask = { id: hire.id, version: hire.version, text: "Lost cable", actorId };
    const charge = { ...ask, charge: "lost" as const, vatRate: 2_300, fromSecurity: true };
    expect(await chargeHire(site.context, { ...charge, net: cents(100_000) })).toMatchObject({
      error: { kind: "over-security", held: 20_000 },
    });
    expect(await chargeHire(site.context, { ...charge, net: cents(10_000) })).toEqual({
      ok: true,
      value: null,
    });
    const after = await site.view(hire.token);
    expect(after.money.securityHeld).toBe(7_700);
    const charged = after.orders.find(({ kind }) => kind === "hire-charge");
    expect(charged).toMatchObject({ state: "paid", provider: "security", total: 12_300 });
    const view = await getOrder(db, security?.orderId ?? "");
    const [{ version } = { version: 0 }] = await db
      .select()
      .from(orders)
      .where(eq(orders.id, view?.id ?? ""));
    const refund = { orderId: view?.id ?? "", version, actorId, reason: "" };
    const amount = (sum: number) => ({ kind: "amount", amount: cents(sum) }) as const;
    expect(
      await requestRefund(site.context, { ...refund, id: newId(), choice: amount(7_701) }),
    ).toMatchObject({
      error: { kind: "too-much" },
    });
    expect(
      await requestRefund(site.context, { ...refund, id: newId(), choice: amount(7_700) }),
    ).toMatchObject({
      ok: true,
    });
    const notes = and(eq(invoices.orderId, view?.id ?? ""), eq(invoices.kind, "credit-note"));
    expect(await db.$count(invoices, notes)).toBe(0);
    expect((await site.view(hire.token)).money.securityHeld).toBe(0);
  });

  it("is refused while the deposit is awaited and after a lapse, and carries the rate that was chosen", async () => {
    const site = hiresOn(db);
    const hire = await site.accepted();
    const ask = { id: hire.id, text: "Lost cable", net: cents(1_000), fromSecurity: false, actorId };
    const kinds: unknown[] = [];
    const charge = async (vatRate: number | null) => {
      const { version } = await site.view(hire.token);
      const done = await chargeHire(site.context, { ...ask, charge: "other", version, vatRate });
      kinds.push(done.ok || done.error.kind);
    };
    await charge(2_300);
    await db.update(hires).set({ state: "lapsed" }).where(eq(hires.id, hire.id));
    await charge(2_300);
    await db.update(hires).set({ state: "reserved" }).where(eq(hires.id, hire.id));
    for (const rate of [null, 1_350, 0]) await charge(rate);
    expect(kinds).toEqual(["deposit-awaited", "not-allowed", "no-rate", true, true]);
    const charged = (await site.view(hire.token)).orders.filter(({ kind }) => kind === "hire-charge");
    expect(charged.map(({ vatRows }) => vatRows)).toEqual([
      [{ rate: 1_350, net: 1_000, vat: 135, gross: 1_135 }],
      [{ rate: 0, net: 1_000, vat: 0, gross: 1_000 }],
    ]);
  });

  it("says what it is for: by its kind in the customer's language, or in words of staff", async () => {
    const site = hiresOn(db);
    const { id, token } = await site.accepted();
    await db.update(hires).set({ state: "reserved", locale: "ga" }).where(eq(hires.id, id));
    const ask = { id, net: cents(1_000), vatRate: 2_300 as const, fromSecurity: false, actorId };
    const outcomes: unknown[] = [];
    for (const [charge, text] of [
      [null, "Lost cable"],
      ["other", ""],
      ["late", ""],
      ["damaged", "Lampa briste"],
    ] as const) {
      const { version } = await site.view(token);
      const done = await chargeHire(site.context, { ...ask, charge, text, version });
      outcomes.push(done.ok || done.error.kind);
    }
    expect(outcomes).toEqual(["no-charge", "no-text", true, true]);
    const { number, orders: payments } = await site.view(token);
    const charged = payments.filter(({ kind }) => kind === "hire-charge");
    const names: unknown[] = [];
    for (const { charge, orderId } of charged)
      names.push([charge, (await getOrder(db, orderId))?.lines.map(({ name }) => name)]);
    expect(names).toEqual([
      ["late", [`Tabhairt ar ais dhéanach, ordú cíosa ${number}`]],
      ["damaged", ["Lampa briste"]],
    ]);
  });

  it("H14, E12: a late return is charged at the rates that were accepted", async () => {
    const site = hiresOn(db);
    const itemId = (await createHireItem(db)).id;
    const hire = await site.accepted({
      lines: [{ kind: "item", itemId, quantity: 4 }],
      version: { startsAt: irish("2027-08-05T09:00"), endsAt: irish("2027-08-06T17:00") },
    });
    expect(hire.total).toBe(33_210);
    const late = await lateChargeOfHire(db, hire, irish("2027-08-09T11:00"));
    expect(late).toBe(18_000);
  });
});

it("a request is answered by mail, once", async () => {
  const site = hiresOn(db);
  const hire = await site.accepted();
  const requestId = newId();
  const actorId = (await createUser(db)).id;
  await db.insert(hireRequests).values({ id: requestId, hireId: hire.id, kind: "dates", postKey: requestId });
  const ask = {
    hireId: hire.id,
    requestId,
    to: "done",
    answer: "Done.",
    actorId,
    now: site.clock.now(),
  } as const;
  expect(await answerRequest(site.context, ask)).toMatchObject({ ok: true });
  expect(await answerRequest(site.context, ask)).toMatchObject({ error: { kind: "conflict" } });
  expect(await site.mailsAbout(hire.id)).toContain("hire-request-answered");
});

describe("an open balance", () => {
  async function reserved(site: Site): Promise<HireView> {
    const hire = await site.accepted();
    await site.payPart(hire.token, "deposit");
    return hire;
  }
  const reminders = async (site: Site, { id }: HireView) =>
    (await site.mailsAbout(id)).filter((kind) => kind === "hire-balance-due").length;

  it("is asked for once, a week before the collection", async () => {
    const site = hiresOn(db);
    const hire = await reserved(site);
    await remindBalances(site.context);
    expect(await reminders(site, hire)).toBe(0);
    site.clock.move(7 * DAY_MS);
    await remindBalances(site.context);
    await remindBalances(site.context);
    expect(await reminders(site, hire)).toBe(1);
  });

  it("is asked for again, once, a week before the collection to which the hire was moved", async () => {
    const site = hiresOn(db);
    const hire = await reserved(site);
    site.clock.move(7 * DAY_MS);
    await remindBalances(site.context);
    const { version } = await site.view(hire.token);
    const to = { from: "2027-08-16T09:00", to: "2027-08-20T17:00" };
    const ask = { id: hire.id, version, actorId, now: site.clock.now(), ...to };
    expect(await moveHire(site.context, ask)).toMatchObject({ ok: true });
    await remindBalances(site.context);
    expect(await reminders(site, hire)).toBe(1);
    site.clock.move(new Date("2027-08-10T09:00Z").getTime() - site.clock.now().getTime());
    await remindBalances(site.context);
    await remindBalances(site.context);
    expect(await reminders(site, hire)).toBe(2);
  });

  it("is asked for, however many hires before it are paid", async () => {
    const site = hiresOn(db);
    const paid = await reserved(site);
    await site.payPart(paid.token, "balance");
    await copyEarlier(paid.id, 60);
    const hire = await reserved(site);
    site.clock.move(7 * DAY_MS);
    await remindBalances(site.context);
    expect([await reminders(site, paid), await reminders(site, hire)]).toEqual([0, 1]);
  });
});

type Site = ReturnType<typeof hiresOn>;

/** Hires like this one with its quote and payments, collected an hour before it. */
async function copyEarlier(id: string, count: number): Promise<void> {
  await db.execute(sql`
    with copies as materialized (
      select n, gen_random_uuid() as hire, gen_random_uuid() as quote from generate_series(1, ${count}::int) n
    ), copied_quotes as (
      insert into hire_quotes
      select (jsonb_populate_record(q, jsonb_build_object('id', quote, 'number', 'Q' || n, 'token', 'Q' || n))).*
      from hire_quotes q join hires h on h.quote_id = q.id, copies where h.id = ${id}
    ), copied_hires as (
      insert into hires
      select (jsonb_populate_record(h, jsonb_build_object(
        'id', hire, 'quote_id', quote, 'number', 'H' || n, 'token', 'H' || n, 'safety_token', 'S' || n,
        'starts_at', h.starts_at - interval '1 hour'))).*
      from hires h, copies where h.id = ${id}
    )
    insert into orders
    select (jsonb_populate_record(o, jsonb_build_object(
      'id', gen_random_uuid(), 'hire_id', hire, 'number', o.number + 1000 * n, 'token', o.token || n))).*
    from orders o, copies where o.hire_id = ${id}`);
}
