import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { draftOrders } from "#app/db/schema/shop/draft-orders.ts";
import { invoices } from "#app/db/schema/shop/invoices.ts";
import { orders } from "#app/db/schema/shop/orders.ts";
import { refunds } from "#app/db/schema/shop/payments.ts";
import { outboxMails } from "#app/db/schema/system/mail.ts";
import { expireOrders } from "#app/features/orders/expire-orders.server.ts";
import { changeFulfilment } from "#app/features/orders/fulfilment/change-fulfilment.server.ts";
import { getFulfilment } from "#app/features/orders/fulfilment/get-fulfilment.server.ts";
import { getOrder } from "#app/features/orders/queries.server.ts";
import { getRefundable } from "#app/features/payments/refunds/list-refunds.server.ts";
import { requestRefund } from "#app/features/payments/refunds/request-refund.server.ts";
import { sendDueRefunds } from "#app/features/payments/refunds/send-refund.server.ts";
import { newId } from "#app/lib/ids.ts";
import { cents } from "#app/lib/money.ts";
import { DAY_MS } from "#app/lib/time/clock.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { createProduct } from "#tests/support/factories.ts";
import { newRandom } from "#tests/support/random.ts";
import { addedTo, booksOf, doEdit, editOf, paidOrder, payAdded } from "#tests/support/shop/order-edits.ts";
import { createListCustomer, createPriceList } from "#tests/support/shop/price-lists.ts";
import { availableOf, shopOf } from "#tests/support/shop/purchase.ts";
import { updateOrder } from "./update-order.server.ts";

const db = await useTestDb();

/** Three cases at €49.99 and a free line at a reduced rate of VAT are paid, of ten cases; a lamp at €80 may be added. */
async function bought(discount = "") {
  const shop = shopOf(db);
  const [box, lamp] = [
    await createProduct(db, { name: "Case", price: cents(49_99), stock: 10 }),
    await createProduct(db, { name: "Lamp", price: cents(80_00), stock: 2 }),
  ];
  const free = { name: "Assembly", quantity: "1", price: "30.00", vat: "1350" };
  const orderId = await paidOrder(shop, [{ product: box.id, quantity: "3" }, free], discount);
  return { shop, box, lamp, orderId };
}

const numbersOf = async (orderId: string) =>
  (await db.select().from(invoices).where(eq(invoices.orderId, orderId))).map(({ kind, total }) => [
    kind,
    total,
  ]);
const mailKinds = async () => (await db.select().from(outboxMails)).map(({ kind }) => kind);

describe("an edit of a paid order", () => {
  it("that only removes is a refund with its credit note, and the pieces are back in stock", async () => {
    const { shop, box, orderId } = await bought();
    expect(await doEdit(shop, await editOf(shop, orderId, { kept: { 0: "1" } }))).toBeNull();
    expect(await numbersOf(orderId)).toEqual([
      ["invoice", 179_97],
      ["credit-note", 99_98],
    ]);
    expect(await availableOf(db, box.id)).toBe(9);
    expect(await addedTo(db, orderId)).toEqual([]);
    expect(await booksOf(db, [orderId])).toEqual({ documents: 79_99, money: 79_99 });
  });

  it("that only adds keeps the goods and asks for their price; once it is paid there is an invoice", async () => {
    const { shop, lamp, orderId } = await bought();
    const ask = await editOf(shop, orderId, { lines: [{ product: lamp.id }], delivery: "5.00" });
    expect(await doEdit(shop, ask)).toBeNull();
    const [added] = await addedTo(db, orderId);
    expect(added).toMatchObject({ state: "pending", total: 85_00, credit: 0 });
    expect(await availableOf(db, lamp.id)).toBe(1);
    expect(await mailKinds()).toContain("order-edit-payment");
    await payAdded(shop, added?.id ?? "");
    expect(await numbersOf(added?.id ?? "")).toEqual([["invoice", 85_00]]);
    expect(await booksOf(db, [orderId, added?.id ?? ""])).toEqual({ documents: 264_97, money: 264_97 });
  });

  it("of a customer with a price list adds lines at its prices, and raised lines at what they cost", async () => {
    const shop = shopOf(db);
    const [box, lamp] = [
      await createProduct(db, { price: cents(49_99), stock: 10 }),
      await createProduct(db, { price: cents(80_00), stock: 10 }),
    ];
    const trade = await createListCustomer(db, await createPriceList(db, { percent: "12.5" }));
    const orderId = await paidOrder(shop, [{ product: box.id, quantity: "2" }], "", trade.id);
    const paid = await getOrder(db, orderId);
    expect(paid).toMatchObject({ total: 87_48, lines: [{ unitPrice: 43_74 }] });
    const ask = await editOf(shop, orderId, { kept: { 0: "3" }, lines: [{ product: lamp.id }] });
    expect(await doEdit(shop, ask)).toBeNull();
    const [added] = await addedTo(db, orderId);
    expect((await getOrder(db, added?.id ?? ""))?.lines).toMatchObject([
      { unitPrice: 43_74, quantity: 1 },
      { unitPrice: 70_00, quantity: 1 },
    ]);
    await payAdded(shop, added?.id ?? "");
    expect(await numbersOf(added?.id ?? "")).toEqual([["invoice", 113_74]]);
    expect(await booksOf(db, [orderId, added?.id ?? ""])).toEqual({ documents: 201_22, money: 201_22 });
  });

  it("notes the zone that serves the address of a delivered order", async () => {
    const { shop, lamp, orderId } = await bought();
    const address = { line1: "1 High Street", line2: "", town: "Belfast", county: "", postcode: "BT1 1AA" };
    await db.update(orders).set({ deliveryMethod: "delivery", address }).where(eq(orders.id, orderId));
    expect(await doEdit(shop, await editOf(shop, orderId, { lines: [{ product: lamp.id }] }))).toBeNull();
    const added = await db.select().from(draftOrders).where(eq(draftOrders.parentOrderId, orderId));
    expect(added.map(({ delivery }) => delivery)).toEqual(["northern-ireland"]);
  });

  it("takes a line that cost nothing off, without a credit note", async () => {
    const shop = shopOf(db);
    const [box, cable] = [await createProduct(db, { stock: 5 }), await createProduct(db, { stock: 5 })];
    const gift = { product: cable.id, quantity: "2", discount: "100 %" };
    const orderId = await paidOrder(shop, [{ product: box.id }, { ...gift, reason: "A gift" }]);
    expect(await doEdit(shop, await editOf(shop, orderId, { kept: { 1: "0" } }))).toBeNull();
    expect(await availableOf(db, cable.id)).toBe(5);
    expect((await getFulfilment(db, orderId))?.rest).toMatchObject([{ left: 1 }, { left: 0 }]);
    expect(await numbersOf(orderId)).toEqual([["invoice", 100_00]]);
    expect(await booksOf(db, [orderId])).toEqual({ documents: 100_00, money: 100_00 });
    expect(await db.select().from(refunds)).toMatchObject([{ amount: 0, state: "succeeded" }]);
    const [mail] = await db.select().from(outboxMails).where(eq(outboxMails.kind, "order-refunded"));
    expect(mail?.text.replace(/\s+/g, " ")).toContain("taken goods that cost nothing off your order");
    expect((await getOrder(db, orderId))?.state).toBe("paid");
  });

  it("that swaps a line that cost nothing for another charges the whole of that", async () => {
    const shop = shopOf(db);
    const [box, cable] = [await createProduct(db, { stock: 5 }), await createProduct(db, { stock: 5 })];
    const gift = { product: cable.id, discount: "100 %", reason: "A gift" };
    const orderId = await paidOrder(shop, [{ product: box.id }, gift]);
    const ask = await editOf(shop, orderId, { kept: { 1: "0" }, lines: [{ product: cable.id }] });
    expect(await doEdit(shop, ask)).toBeNull();
    const [added] = await addedTo(db, orderId);
    expect(added).toMatchObject({ state: "pending", total: 100_00, credit: 0 });
    expect(await availableOf(db, cable.id)).toBe(4);
  });

  it("that swaps for more charges the difference only", async () => {
    const { shop, lamp, orderId } = await bought();
    const ask = await editOf(shop, orderId, { kept: { 0: "2" }, lines: [{ product: lamp.id }] });
    expect(await doEdit(shop, ask)).toBeNull();
    const [added] = await addedTo(db, orderId);
    expect(added).toMatchObject({ state: "pending", total: 80_00, credit: 49_99 });
    await payAdded(shop, added?.id ?? "");
    expect(await booksOf(db, [orderId, added?.id ?? ""])).toEqual({ documents: 209_98, money: 209_98 });
  });

  it("that swaps for less refunds the difference only, and the added order is paid at once", async () => {
    const { shop, lamp, orderId } = await bought();
    const ask = await editOf(shop, orderId, { kept: { 0: "0" }, lines: [{ product: lamp.id }] });
    expect(await doEdit(shop, ask)).toBeNull();
    const [added] = await addedTo(db, orderId);
    expect(added).toMatchObject({ state: "paid", total: 80_00, credit: 80_00 });
    expect(await db.select().from(refunds)).toMatchObject([
      { amount: 149_97, applied: 80_00, state: "succeeded" },
    ]);
    expect(await booksOf(db, [orderId, added?.id ?? ""])).toEqual({ documents: 110_00, money: 110_00 });
    expect((await mailKinds()).filter((kind) => kind === "order-refunded")).toHaveLength(1);
    const [mail] = await db.select().from(outboxMails).where(eq(outboxMails.kind, "order-refunded"));
    expect(mail?.text.replace(/\s+/g, " ")).toContain("Refunded −€69.97");
    expect(mail?.text).toContain("Reason: As agreed by telephone");
  });

  it("gives the credit back as money when the difference is never paid", async () => {
    const { shop, lamp, orderId } = await bought();
    const ask = await editOf(shop, orderId, { kept: { 0: "2" }, lines: [{ product: lamp.id }] });
    await doEdit(shop, ask);
    shop.clock.move(60 * DAY_MS);
    await expireOrders(shop);
    await sendDueRefunds(shop);
    expect(await addedTo(db, orderId)).toMatchObject([{ state: "expired", credit: 0 }]);
    expect(await db.select().from(refunds)).toMatchObject([
      { amount: 49_99, applied: 0, state: "succeeded" },
    ]);
    expect(await booksOf(db, [orderId])).toEqual({ documents: 129_98, money: 129_98 });
    expect(await availableOf(db, lamp.id)).toBe(2);
  });

  it("of an order with a credit refunds it over both payments, to the cent", async () => {
    const { shop, lamp, orderId } = await bought();
    const ask = await editOf(shop, orderId, { kept: { 0: "2" }, lines: [{ product: lamp.id }] });
    await doEdit(shop, ask);
    const [added] = await addedTo(db, orderId);
    const addedId = added?.id ?? "";
    await payAdded(shop, addedId);
    const order = await getOrder(db, addedId);
    if (!order) throw new Error("No order");
    expect((await getRefundable(db, order)).amount).toBe(80_00);
    expect(await doEdit(shop, await editOf(shop, addedId, { kept: { 0: "0" } }))).toBe("not-editable");
    const version = (await getFulfilment(db, addedId))?.version ?? 0;
    const choice = { kind: "whole", restock: [0] } as const;
    const refund = { id: newId(), orderId: addedId, version, actorId: "staff", reason: "", choice };
    expect(await requestRefund(shop, refund)).toMatchObject({ ok: true });
    expect(await booksOf(db, [orderId, addedId])).toEqual({ documents: 129_98, money: 129_98 });
    expect((await getOrder(db, addedId))?.state).toBe("refunded");
    expect(await availableOf(db, lamp.id)).toBe(2);
  });
});

describe("an edit is refused, and nothing is done", () => {
  it("where the order changed meanwhile, nothing changes, or the difference was not agreed to", async () => {
    const { shop, box, orderId } = await bought();
    const ask = await editOf(shop, orderId, { kept: { 0: "2" } });
    expect(await updateOrder(shop, ask)).toMatchObject({ error: { kind: "to-confirm" } });
    expect(await doEdit(shop, { ...ask, version: ask.version - 1 })).toBe("conflict");
    expect(await doEdit(shop, await editOf(shop, orderId, {}))).toBe("faults");
    expect(await doEdit(shop, { ...ask, limit: cents(10_00) })).toBe("over-limit");
    expect(await availableOf(db, box.id)).toBe(7);
    expect(await db.select().from(refunds)).toEqual([]);
  });

  it("where pieces have left, more is removed than was paid for, or stock is short", async () => {
    const { shop, lamp, orderId } = await bought();
    const short = await editOf(shop, orderId, {
      kept: { 0: "2" },
      lines: [{ product: lamp.id, quantity: "3" }],
    });
    expect(await doEdit(shop, short)).toBe("out-of-stock");
    const version = (await getFulfilment(db, orderId))?.version ?? 0;
    const all = { kind: "amount", amount: cents(170_00) } as const;
    await requestRefund(shop, { id: newId(), orderId, version, actorId: "staff", reason: "", choice: all });
    const more = await updateOrder(shop, await editOf(shop, orderId, { kept: { 0: "1" } }));
    expect(more).toMatchObject({
      error: { built: { faults: [{ field: "keep.0", kind: "more-than-paid" }] } },
    });
    expect(await addedTo(db, orderId)).toEqual([]);
    expect(await availableOf(db, lamp.id)).toBe(2);
  });

  it("where a line was collected", async () => {
    const { shop, orderId } = await bought();
    for (const kind of ["ready", "collected"] as const) {
      const version = (await getFulfilment(db, orderId))?.version ?? 0;
      await changeFulfilment(shop, { orderId, version, actorId: "staff", step: { kind } });
    }
    const gone = await updateOrder(shop, await editOf(shop, orderId, { kept: { 0: "1" } }));
    expect(gone).toMatchObject({ error: { built: { faults: [{ field: "keep.0", kind: "dispatched" }] } } });
  });

  it("does it once when the button is pressed twice", async () => {
    const { shop, lamp, orderId } = await bought();
    const ask = await editOf(shop, orderId, { kept: { 0: "0" }, lines: [{ product: lamp.id }] });
    const confirmed = 80_00 - 149_97;
    const both = await Promise.all([
      updateOrder(shop, { ...ask, confirmed }),
      updateOrder(shop, { ...ask, confirmed }),
    ]);
    expect(both).toEqual([
      { ok: true, value: null },
      { ok: true, value: null },
    ]);
    expect(await addedTo(db, orderId)).toHaveLength(1);
    expect(await db.select().from(refunds)).toHaveLength(1);
    expect(await db.select().from(orders)).toHaveLength(2);
  });
});

it("documents of random edits add up to what was paid, to the cent, and stock to what customers have", async () => {
  const random = newRandom();
  let done = 0;
  for (let round = 0; round < 5; round++) {
    const { shop, box, lamp, orderId } = await bought(["", "7 %", "11.11", "33 %"][random(4)]);
    for (let edit = 0; edit < 2; edit++) {
      const kept = { 0: String(random(5)), 1: String(random(3)) };
      const lines = random(2) === 0 ? [] : [{ product: lamp.id }, FREE[random(2)] ?? {}];
      const delivery = lines.length > 0 ? "4.95" : "";
      if ((await doEdit(shop, await editOf(shop, orderId, { kept, lines, delivery }))) === null) done += 1;
      for (const { id, state } of await addedTo(db, orderId))
        if (state === "pending") await payAdded(shop, id);
    }
    const ids = [orderId, ...(await addedTo(db, orderId)).map(({ id }) => id)];
    const { documents, money } = await booksOf(db, ids);
    expect(documents).toBe(money);
    const held = await piecesHeld(ids, box.id);
    expect(await availableOf(db, box.id)).toBe(10 - held);
    expect(await availableOf(db, lamp.id)).toBe(2 - (await piecesHeld(ids, lamp.id)));
  }
  expect(done).toBeGreaterThan(5);
});

const FREE = [
  { name: "Cutting", quantity: "3", price: "3.33", vat: "900" },
  { name: "Books", quantity: "1", price: "19.99", vat: "0" },
];

/** Pieces of a product that customers have of these orders. */
async function piecesHeld(orderIds: readonly string[], productId: string): Promise<number> {
  let sum = 0;
  for (const id of orderIds) {
    const order = await getOrder(db, id);
    const rest = (await getFulfilment(db, id))?.rest ?? [];
    for (const { position, ordered, refunded } of rest)
      if (order?.lines[position]?.productId === productId) sum += ordered - refunded;
  }
  return sum;
}
