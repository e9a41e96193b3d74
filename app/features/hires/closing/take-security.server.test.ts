import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { hires } from "#app/db/schema/hire/hires.ts";
import { orderLines } from "#app/db/schema/shop/orders.ts";
import { expireOrders } from "#app/features/orders/expire-orders.server.ts";
import { newId } from "#app/lib/ids.ts";
import { cents } from "#app/lib/money.ts";
import { DAY_MS } from "#app/lib/time/clock.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { createHireItem } from "#tests/support/hire/factories-hire.ts";
import { hiresOn } from "#tests/support/hire/hires.ts";
import { chargeHire } from "../payments/charge-hire.server.ts";
import { startHirePayment } from "../payments/hire-orders.server.ts";
import { giveBackSecurity } from "./give-back-security.server.ts";
import { takeSecurity } from "./take-security.server.ts";

const db = await useTestDb();
const actorId = "staff-1";

/** A checked and paid hire of which €1,740.00 are held, with charges of these sums, VAT included. */
async function charged(...charges: readonly (readonly ["damaged" | "lost" | "other", number])[]) {
  const site = hiresOn(db);
  const { id: itemId } = await createHireItem(db, { replacementNet: cents(8_700_00) });
  const { id, token } = await site.accepted({ lines: [{ kind: "item", itemId, quantity: 2 }] });
  for (const part of ["deposit", "balance", "security"] as const) await site.payPart(token, part);
  await db.update(hires).set({ state: "checked" }).where(eq(hires.id, id));
  const seen = () => site.view(token);
  for (const [charge, gross] of charges) {
    const net = cents(Math.round(gross / 1.23));
    const ask = { charge, net, text: `What is ${charge}`, vatRate: 2_300, fromSecurity: false } as const;
    const { version } = await seen();
    expect(await chargeHire(site.context, { id, version, actorId, ...ask })).toMatchObject({ ok: true });
  }
  const take = async (amount: number, version?: number) =>
    takeSecurity(site.context, {
      id,
      version: version ?? (await seen()).version,
      amount: cents(amount),
      actorId,
    });
  const giveBack = async (amount: number, owed = 0) => {
    const { version } = await seen();
    const ask = { id, version, refundId: newId(), actorId, limit: null };
    return giveBackSecurity(site.context, { ...ask, amount: cents(amount), owed: cents(owed) });
  };
  return { site, id, token, seen, take, giveBack };
}

const chargesOf = ({ orders }: Awaited<ReturnType<Awaited<ReturnType<typeof charged>>["seen"]>>) =>
  orders.flatMap(({ kind, state, provider, total }) =>
    kind === "hire-charge" ? [[state, provider === "security", total]] : [],
  );

it("asks with what is owed before it gives a security deposit back", async () => {
  const { seen, giveBack } = await charged(["damaged", 184_50], ["lost", 4_949_52]);
  expect((await seen()).money.securityHeld).toBe(1_740_00);
  const question = { ok: false, error: { kind: "to-confirm", charge: 5_134_02 } };
  expect(await giveBack(1_740_00)).toEqual(question);
  expect(await giveBack(1_740_00, 184_50)).toEqual(question);
  expect((await seen()).money.securityHeld).toBe(1_740_00);
  expect(await giveBack(1_740_00, 5_134_02)).toMatchObject({ ok: true });
  expect((await seen()).money.securityHeld).toBe(0);
});

it("takes open charges from a security deposit, the first ones whole and a part of the last", async () => {
  const { seen, take, giveBack, site, id } = await charged(["damaged", 184_50], ["lost", 4_949_52]);
  const before = await seen();
  expect(await take(1_739_99)).toMatchObject({ error: { kind: "conflict" } });
  const twice = await Promise.all([take(1_740_00, before.version), take(1_740_00, before.version)]);
  expect(twice.filter(({ ok }) => ok)).toHaveLength(1);
  const after = await seen();
  expect(chargesOf(after)).toEqual([
    ["paid", true, 184_50],
    ["cancelled", false, 4_949_52],
    ["paid", true, 1_555_50],
    ["pending", false, 3_394_02],
  ]);
  expect(after.money).toMatchObject({ securityHeld: 0, chargesHeld: 1_740_00 });
  expect(await giveBack(1_740_00)).toMatchObject({ error: { kind: "not-allowed" } });
  const [part, rest] = after.orders.slice(-2);
  const vat = [...(part?.vatRows ?? []), ...(rest?.vatRows ?? [])].reduce((sum, row) => sum + row.vat, 0);
  const lost = before.orders.find(({ total }) => total === 4_949_52);
  expect(vat).toBe(lost?.vatRows[0]?.vat);
  const [line] = await db
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, rest?.orderId ?? ""));
  expect(line?.name).toBe("What is lost (the rest)");
  // Each charge was asked for, each payment was confirmed, and the rest is asked for.
  expect((await site.mailsAbout(id)).filter((kind) => kind === "hire-charge")).toHaveLength(5);
});

it("takes charges that ended unpaid and gives back what is left", async () => {
  const { seen, take, giveBack, site } = await charged(["damaged", 184_50]);
  site.clock.move(31 * DAY_MS);
  await expireOrders(site.context);
  expect((await seen()).money.unpaidCharges).toHaveLength(1);
  expect(await take(184_50)).toMatchObject({ ok: true });
  expect((await seen()).money).toMatchObject({ unpaidCharges: [], securityHeld: 1_555_50 });
  expect(await giveBack(1_555_50)).toMatchObject({ ok: true });
  expect(await take(0)).toMatchObject({ error: { kind: "not-allowed" } });
});

it("closes the payment page of a charge before it takes it", async () => {
  const { seen, take, site, token } = await charged(["damaged", 184_50]);
  const orderId = (await seen()).money.charges[0]?.orderId ?? "";
  const open = await startHirePayment(site.context, { hireToken: token, part: { orderId } });
  if (!open.ok) throw new Error(open.error.kind);
  expect(await take(184_50)).toMatchObject({ ok: true });
  await expect(site.pay(open.value.url)).rejects.toThrow("Not paid");
  expect(chargesOf(await seen())).toEqual([["paid", true, 184_50]]);
});

it("leaves a rest that can be paid on a payment page", async () => {
  const { seen, take } = await charged(["other", 1_740_20]);
  const { money } = await seen();
  const [charge] = money.charges;
  const rest = 50;
  expect(charge?.total).toBe(1_740_20);
  expect(await take(1_740_20 - rest)).toMatchObject({ ok: true });
  expect((await seen()).money.charges.map(({ total }) => total)).toEqual([rest]);
});
