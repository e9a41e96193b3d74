import { eq, isNotNull, sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { listRows } from "#app/db/client.server.ts";
import { hireLines, hires } from "#app/db/schema/hire/hires.ts";
import { orders } from "#app/db/schema/shop/orders.ts";
import { cancelHire } from "#app/features/hires/cancel/cancel-hire.server.ts";
import { chargeHire } from "#app/features/hires/payments/charge-hire.server.ts";
import { STAFF_CHARGES } from "#app/features/hires/payments/staff-charges.ts";
import { requestRefund } from "#app/features/payments/refunds/request-refund.server.ts";
import { newId } from "#app/lib/ids.ts";
import { cents } from "#app/lib/money.ts";
import { HOUR_MS } from "#app/lib/time/clock.ts";
import { irishDayOf } from "#app/lib/time/irish-time.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { NOW } from "#tests/support/hire/claims.ts";
import { createHireItem } from "#tests/support/hire/factories-hire.ts";
import { hiresOn } from "#tests/support/hire/hires.ts";
import { newRandom } from "#tests/support/random.ts";
import type { DayRange } from "../range.ts";
import { getSalesReport } from "../sales-report.server.ts";
import { getHireIncome, listHireSteps } from "./hire-income.server.ts";

const db = await useTestDb();
const HIRES = 12;
const actorId = "staff-1";
const random = newRandom();
const FIRST = irishDayOf(NOW);
const WHOLE = { first: FIRST - 3, last: FIRST + 40 };

type Site = ReturnType<typeof hiresOn>;

/** A random hire that is accepted and not paid. */
async function newHire(site: Site, items: readonly string[]) {
  site.clock.move(random(10) * HOUR_MS);
  const lines = Array.from({ length: 1 + random(5) }, () => ({
    kind: "item" as const,
    itemId: items[random(items.length)] ?? "",
    quantity: 1 + random(9),
    discount: [0, 0, 333, 1_250, 10_000][random(5)] ?? 0,
  }));
  const crew = { kind: "custom" as const, text: "Technician", quantity: 1, vatRate: 2_300 };
  return site.accepted({
    lines: random(2) === 0 ? [...lines, { ...crew, dayRateNet: cents(1 + random(30_000)) }] : lines,
    version: {
      orderDiscount: [0, 777, 1_000][random(3)] ?? 0,
      waiver: random(2) === 0,
      transportNet: cents(random(9_999)),
      deposit: [3_000, 3_333, 5_000][random(3)] ?? 3_000,
    },
  });
}

async function pay(site: Site, hireToken: string, part: "deposit" | "balance" | "security"): Promise<void> {
  site.clock.move(random(6) * HOUR_MS);
  await site.payPart(hireToken, part);
}

/** Documents of hires by the Irish day, counted without the report: invoices less the credit notes of invoices. */
async function netOfDocuments({ first, last }: DayRange): Promise<number> {
  const rows = await listRows<{ kind: string; credits: string | null; net: number; at: string }>(
    db,
    sql`select i.kind, c.kind as credits, i.net_cents::int as net, (extract(epoch from i.issued_at) * 1000)::text as at
      from invoices i join orders o on o.id = i.order_id left join invoices c on c.id = i.invoice_id
      where o.hire_id is not null`,
  );
  return rows
    .filter(({ kind, credits }) => kind === "invoice" || (kind === "credit-note" && credits === "invoice"))
    .filter(({ at }) => {
      const day = irishDayOf(new Date(Number(at)));
      return day >= first && day <= last;
    })
    .reduce((sum, { kind, net }) => sum + (kind === "invoice" ? net : -net), 0);
}

async function addsUp(range: DayRange): Promise<number> {
  const { byItem, rest, total } = await getHireIncome(db, range);
  const amounts = [...[...byItem.values()].map(({ income }) => income), ...rest.map(({ amount }) => amount)];
  const sum = amounts.reduce((all, amount) => all + amount, 0);
  expect(sum).toBe(total);
  expect(sum).toBe(await netOfDocuments(range));
  return sum;
}

it("income by item adds up to the invoices and credit notes of random hires, net of VAT, to the cent", async () => {
  const site = hiresOn(db);
  const items: string[] = [];
  for (const vatRate of [2_300, 2_300, 1_350, 900])
    items.push(
      (
        await createHireItem(db, {
          owned: 9_000,
          dayRateNet: cents(100 + random(9_000)),
          vatRate,
          replacementNet: cents(50_000),
        })
      ).id,
    );
  const paid: string[] = [];
  for (let n = 0; n < HIRES; n++) {
    const { token } = await newHire(site, items);
    for (const part of ["deposit", "balance"] as const) await pay(site, token, part);
    paid.push(token);
  }
  await givesEachLineItsPrice();
  for (const token of paid.slice(0, 4)) await pay(site, token, "security");
  await chargeSome(site, paid.slice(0, 4));
  await refundSome(site);
  for (const token of paid.slice(-3)) await cancel(site, token);
  await pay(site, (await newHire(site, items)).token, "deposit");
  await addsUpInAnyRanges();
}, 240_000);

/** Compares income by item with the prices of lines, for hires that are paid whole. */
async function givesEachLineItsPrice(): Promise<void> {
  const { byItem, rest } = await getHireIncome(db, WHOLE);
  const lines = await db.select().from(hireLines);
  const of = (itemId: string | null) =>
    lines
      .filter((line) => line.itemId === itemId)
      .reduce((sum, { net, orderDiscount }) => sum + net - orderDiscount, 0);
  for (const [itemId, { income }] of byItem) expect(income).toBe(of(itemId));
  expect(rest.find(({ key }) => key === "custom")?.amount ?? 0).toBe(of(null));
  const all = await db.select().from(hires);
  expect(await addsUp(WHOLE)).toBe(all.reduce((sum, { net }) => sum + net, 0));
  for (const { id, net } of all) {
    const [row] = await listRows<{ net: number }>(
      db,
      sql`select sum(i.net_cents)::int as net from invoices i join orders o on o.id = i.order_id where o.hire_id = ${id}`,
    );
    expect(row?.net).toBe(net);
  }
}

/** One charge of each kind, which reports name by itself. */
async function chargeSome(site: Site, tokens: readonly string[]): Promise<void> {
  const charged: unknown[] = [];
  for (const [n, token] of tokens.entries()) {
    const { id, version } = await site.view(token);
    const charge = STAFF_CHARGES[n % STAFF_CHARGES.length] ?? "other";
    const net = cents(101 + random(5_000));
    const ask = { id, version, charge, text: "A charge", net, vatRate: 2_300 as const };
    // Some hires have the damage waiver, of which it asks.
    const asked = { ...ask, chargedBefore: cents(0), fromSecurity: true, actorId };
    charged.push({ key: charge, amount: net });
    expect(await chargeHire(site.context, asked)).toMatchObject({
      ok: true,
    });
  }
  const { rest } = await getHireIncome(db, WHOLE);
  expect(rest.filter(({ key }) => STAFF_CHARGES.some((charge) => charge === key))).toEqual(charged);
}

async function refundSome(site: Site): Promise<void> {
  const rows = await db.select().from(orders).where(isNotNull(orders.hireId));
  const some = rows.filter(({ state }) => state === "paid" && random(3) === 0);
  for (const { id: orderId, version, total } of some) {
    site.clock.move(random(9) * HOUR_MS);
    const choice = { kind: "amount", amount: cents(1 + random(Math.min(total, 5_000))) } as const;
    await requestRefund(site.context, { id: newId(), orderId, version, actorId, reason: "", choice });
  }
}

async function cancel(site: Site, token: string): Promise<void> {
  const { version } = await site.view(token);
  await cancelHire(site.context, { hire: { token }, by: "staff", reason: "", actorId, version });
}

async function addsUpInAnyRanges(): Promise<void> {
  const whole = await addsUp(WHOLE);
  const sales = await getSalesReport(db, WHOLE, "day");
  expect(sales.hire.net).toBe(whole);
  for (let n = 0; n < 4; n++) {
    const cut = FIRST + random(14);
    const parts = [
      { ...WHOLE, last: cut },
      { first: cut + 1, last: cut + 1 },
      { ...WHOLE, first: cut + 2 },
    ];
    let sum = 0;
    for (const part of parts) sum += await addsUp(part);
    expect(sum).toBe(whole);
  }
  const beforeRange = { first: WHOLE.first - 30, last: WHOLE.first - 1 };
  for (const step of ["day", "week", "month"] as const) {
    const { steps, before } = await listHireSteps(db, { range: WHOLE, beforeRange, step });
    expect([steps.reduce((sum, { net }) => sum + net, 0), before]).toEqual([whole, 0]);
  }
  const [cancelled] = await db.select().from(hires).where(eq(hires.state, "cancelled"));
  expect(cancelled).toBeDefined();
}
