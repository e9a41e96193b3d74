import { describe, expect, it } from "vitest";
import { orders } from "#app/db/schema/shop/orders.ts";
import { parcels } from "#app/db/schema/shop/parcels.ts";
import { refunds } from "#app/db/schema/shop/payments.ts";
import { createAdmin } from "#app/features/identity/users/create-first-admin.server.ts";
import { type AdminAnswer, faultIn } from "#app/features/orders/admin-answer.ts";
import { newId } from "#app/lib/ids.ts";
import { action as cancellation } from "#app/routes/admin/order/cancellation.ts";
import { action as fulfilments } from "#app/routes/admin/order/fulfilments.ts";
import { action as refundForms } from "#app/routes/admin/order/refunds.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { createProduct } from "#tests/support/factories.ts";
import { Device, type Handler } from "#tests/support/process/device.ts";
import {
  BUYER,
  openCheckout,
  payOrder,
  postCheckout,
  sessionOf,
  shopOf,
} from "#tests/support/shop/purchase.ts";

const db = await useTestDb();
const BOSS = { email: "boss@example.ie", password: "the boss's long passphrase" };

/** An order that waits for its payment, and an admin at its page. */
async function inTheBackOffice() {
  await createAdmin(db, BOSS);
  const device = new Device(db);
  await device.logIn(BOSS.email, BOSS.password);
  const shop = shopOf(db);
  const { id: productId } = await createProduct(db, { stock: 1 });
  const token = await openCheckout(shop, [{ product_id: productId, quantity: 1 }]);
  const ref = sessionOf(await postCheckout(shop, token, BUYER));
  const order = async () => {
    const [row] = await db.select().from(orders);
    if (!row) throw new Error("Nothing was ordered");
    return row;
  };
  const send = async (action: unknown, form: Record<string, string>) => {
    const { id, version } = await order();
    return device.run(
      action as Handler,
      `/admin/orders/${id}`,
      { version: String(version), ...form },
      { id },
    );
  };
  const pay = async () => {
    await payOrder(shop, ref);
  };
  return { order, send, pay };
}

describe("a form of an order's page in the back office", () => {
  it("asks before an order is cancelled", async () => {
    const { order, send } = await inTheBackOffice();
    for (const answer of [{}, { confirmed: "no" }])
      expect(await send(cancellation, answer)).toMatchObject({ status: 200, data: { kind: "to-confirm" } });
    expect(await order()).toMatchObject({ state: "pending" });
    expect((await send(cancellation, { confirmed: "yes" })).status).toBe(303);
    expect(await order()).toMatchObject({ state: "cancelled" });
  });

  it("keeps what was typed when a field is wrong, and says which forms are out of date", async () => {
    const { order, send, pay } = await inTheBackOffice();
    await pay();
    const address = (await order()).billingAddress;
    await db.update(orders).set({ deliveryMethod: "delivery", address });
    const typed = { step: "dispatched", carrier: "An Post", tracking: "CE1IE", link: "my van" };
    expect(await send(fulfilments, typed)).toMatchObject({
      status: 422,
      data: { kind: "bad-link", values: typed },
    });
    const late = { ...typed, link: "", version: String((await order()).version - 1) };
    expect(await send(fulfilments, late)).toMatchObject({ status: 409, data: { kind: "conflict" } });
    expect((await send(fulfilments, { ...typed, link: "" })).status).toBe(303);
    expect(await order()).toMatchObject({ state: "completed", fulfilment: "dispatched" });
    expect(await db.select().from(parcels)).toMatchObject([{ number: 1, carrier: "An Post" }]);
  });

  it.each([
    [{ "line-0": "0" }, "no-pieces", "line-0"],
    [{ "line-0": "2" }, "too-many-pieces", "line-0"],
    [{ "line-0": "1x" }, "too-many-pieces", "line-0"],
  ])("dispatches nothing of %o", async (typed, kind, field) => {
    const { order, send, pay } = await inTheBackOffice();
    await pay();
    await db.update(orders).set({ deliveryMethod: "delivery", address: (await order()).billingAddress });
    const refused = await send(fulfilments, { step: "dispatched", ...typed });
    expect(refused).toMatchObject({ status: 422, data: { kind } });
    expect(faultIn(refused.data as AdminAnswer)?.field).toBe(field);
    expect(await db.select().from(parcels)).toEqual([]);
  });

  it.each([
    [{ what: "lines", "line-0": "1", "line-1": "1x" }, "bad-quantity", "line-1"],
    [{ what: "lines", "line-0": "-1" }, "bad-quantity", "line-0"],
    [{ what: "sum", sum: "ten" }, "bad-sum", "sum"],
    [{ what: "sum", sum: "" }, "nothing-chosen", "sum"],
  ])("refunds nothing of %o", async (typed, kind, field) => {
    const { send, pay } = await inTheBackOffice();
    await pay();
    const refused = await send(refundForms, { "idempotency-key": newId(), ...typed });
    expect(refused).toMatchObject({ status: 422, data: { kind, values: typed } });
    expect(faultIn(refused.data as AdminAnswer)?.field).toBe(field);
    expect(await db.select().from(refunds)).toEqual([]);
  });
});
