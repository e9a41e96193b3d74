import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { hires } from "#app/db/schema/hire/hires.ts";
import { expireOrders } from "#app/features/orders/expire-orders.server.ts";
import { getFulfilment } from "#app/features/orders/fulfilment/get-fulfilment.server.ts";
import { cancelOrder } from "#app/features/payments/cancel-order.server.tsx";
import { cents } from "#app/lib/money.ts";
import { DAY_MS } from "#app/lib/time/clock.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { hiresOn } from "#tests/support/hire/hires.ts";
import { closeHire } from "../closing/close-hire.server.ts";
import { listHires } from "../list/list-hires.server.ts";
import { chargeHire } from "./charge-hire.server.ts";

const db = await useTestDb();
const actorId = "staff-1";

/** A checked hire that is paid, with a charge for damage that was not paid in time. */
async function withUnpaidCharge() {
  const site = hiresOn(db);
  const { id, token } = await site.accepted();
  await site.payPart(token, "deposit");
  await site.payPart(token, "balance");
  await db.update(hires).set({ state: "checked" }).where(eq(hires.id, id));
  const charge = async (text: string) => {
    const { version } = await site.view(token);
    const what = { charge: "damaged", text, vatRate: 2_300, fromSecurity: false } as const;
    return chargeHire(site.context, { id, version, actorId, ...what, net: cents(50_000) });
  };
  expect(await charge("Moving head")).toMatchObject({ ok: true });
  const close = () => closeHire(db, { id, version: null, actorId, now: site.clock.now() });
  expect(await close()).toMatchObject({ error: { kind: "money-open" } });
  site.clock.move(31 * DAY_MS);
  await expireOrders(site.context);
  const { money } = await site.view(token);
  expect([money.charges, money.unpaidCharges.map(({ total }) => total)]).toEqual([[], [61_500]]);
  const isListed = async () => {
    const query = { view: "attention", search: "", columns: [], page: 1 } as const;
    const { hires: listed } = await listHires(db, query, site.clock.now());
    return listed.some((hire) => hire.id === id);
  };
  return { site, token, charge, close, isListed, unpaid: money.unpaidCharges[0]?.orderId ?? "" };
}

describe("a charge of a hire that was not paid in time", () => {
  it("keeps the hire's money open and needs attention until staff cancel it", async () => {
    const { site, token, close, isListed, unpaid } = await withUnpaidCharge();
    expect(await close()).toMatchObject({ error: { kind: "money-open" } });
    expect(await isListed()).toBe(true);
    const version = (await getFulfilment(db, unpaid))?.version ?? 0;
    expect(await cancelOrder(site.context, { orderId: unpaid, version, actorId })).toMatchObject({
      ok: true,
    });
    expect((await site.view(token)).money.unpaidCharges).toEqual([]);
    expect(await isListed()).toBe(false);
    expect(await close()).toMatchObject({ ok: true });
  });

  it("gives way to a further charge for the same thing", async () => {
    const { site, token, charge, isListed } = await withUnpaidCharge();
    expect(await charge("Moving head, again")).toMatchObject({ ok: true });
    const { money } = await site.view(token);
    expect([money.charges.length, money.unpaidCharges]).toEqual([1, []]);
    expect(await isListed()).toBe(false);
  });
});
