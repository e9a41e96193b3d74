import { describe, expect, it } from "vitest";
import { orders } from "#app/db/schema/shop/orders.ts";
import { getFulfilment } from "#app/features/orders/fulfilment/get-fulfilment.server.ts";
import { listLabelOrders } from "#app/features/orders/fulfilment/label-orders.server.ts";
import { getOrder } from "#app/features/orders/queries.server.ts";
import { cents } from "#app/lib/money.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { createProduct } from "#tests/support/factories.ts";
import { pdfText } from "#tests/support/pdf-text.ts";
import { BUYER, openCheckout, postCheckout, shopOf } from "#tests/support/shop/purchase.ts";
import { buyLines } from "#tests/support/shop/refunded-order.ts";
import { renderPackingSheets } from "./packing-sheet.server.ts";

const db = await useTestDb();

/** The pieces of text on the packing sheet of an order for two lamps, in the order of the page. */
async function sheetOf(values: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const shop = shopOf(db);
  const { id } = await createProduct(db, { name: "Lamp", price: cents(100_00), stock: 5 });
  await postCheckout(shop, await openCheckout(shop, [{ product_id: id, quantity: 2 }]), {
    ...BUYER,
    ...values,
  });
  return pagesOf();
}

/** What its packing sheet says of the only order as it is now. */
async function pagesOf(): Promise<readonly string[]> {
  const [row] = await db.select().from(orders);
  const order = await getOrder(db, row?.id ?? "");
  const fulfilment = await getFulfilment(db, row?.id ?? "");
  if (!order || !fulfilment) throw new Error("No order");
  return pdfText(await renderPackingSheets([{ order, ...fulfilment }])).split("\n");
}

describe("a packing sheet", () => {
  it("says what each of its facts is", async () => {
    const address = { line1: "5 Sráid Eyre", town: "Gaillimh", postcode: "H91 X1Y2", billingSame: "yes" };
    const notes = "Ring at the gate";
    const sheet = await sheetOf({ ...address, delivery: "ireland", phone: "091 555 111", notes });
    expect(sheet.slice(0, 13)).toEqual([
      expect.stringMatching(/^Packing sheet \d+$/),
      ...["Customer", "Áine Ní Bhriain"],
      ...["Delivery address", expect.stringContaining("5 Sráid Eyre")],
      ...["Phone for the carrier", "091 555 111"],
      ...["Order date", expect.stringMatching(/^\d+ \w+ \d{4}/)],
      ...["Notes", notes],
      ...["2 ×", "Lamp"],
    ]);
  });

  it("says at its top that a refunded order is not to be sent, and its label is not printed", async () => {
    const address = { line1: "5 Sráid Eyre", town: "Gaillimh", postcode: "H91 X1Y2", billingSame: "yes" };
    await sheetOf({ ...address, delivery: "ireland", phone: "091 555 111" });
    const [{ id = "" } = {}] = await db.update(orders).set({ state: "paid" }).returning();
    expect((await pagesOf())[1]).toBe("Customer");
    expect(await listLabelOrders(db, [id])).toHaveLength(1);
    await db.update(orders).set({ state: "refunded" });
    expect((await pagesOf())[1]).toBe("Do not send: this order was refunded.");
    expect(await listLabelOrders(db, [id])).toEqual([]);
    await db.update(orders).set({ fulfilment: "dispatched" });
    expect(await listLabelOrders(db, [id])).toHaveLength(1);
  });

  it("says that a refund in full waits for its provider, and that it was refunded only once it was", async () => {
    const { orderId, askRefund, answer } = await buyLines(db, [{ pieces: 1, stock: 2 }]);
    const sheetTop = async () => (await pagesOf())[1];
    const refundId = await askRefund({ kind: "whole", restock: [0] });
    expect(await sheetTop()).toBe("Do not send: this order is being refunded in full.");
    await answer(refundId);
    expect(await sheetTop()).toBe("Do not send: this order was refunded.");
    expect(await getOrder(db, orderId)).toMatchObject({ state: "refunded" });
  });

  it("of a collection says so, without an address, a phone or empty notes", async () => {
    expect((await sheetOf({})).slice(1, 7)).toEqual([
      ...["Customer", "Áine Ní Bhriain", "Delivery", "Collection in Galway"],
      ...["Order date", expect.stringMatching(/^\d+ \w+ \d{4}/)],
    ]);
  });
});
