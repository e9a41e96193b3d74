import { expect, it } from "vitest";
import { getFulfilment } from "#app/features/orders/fulfilment/get-fulfilment.server.ts";
import { newId } from "#app/lib/ids.ts";
import { cents } from "#app/lib/money.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { createProduct, createUser } from "#tests/support/factories.ts";
import { addedTo, doEdit, editOf, paidOrder } from "#tests/support/shop/order-edits.ts";
import { shopOf } from "#tests/support/shop/purchase.ts";
import { requestRefund } from "./request-refund.server.ts";

const db = await useTestDb();

it("the limit of a person counts refunds of what their edits added, which a removed piece paid for", async () => {
  const shop = shopOf(db);
  const box = await createProduct(db, { name: "Case", price: cents(49_99), stock: 10 });
  const orderId = await paidOrder(shop, [{ product: box.id, quantity: "3" }]);
  const limit = cents(60_00);
  const { id: actorId } = await createUser(db);
  const given: string[] = [];
  for (const kept of ["2", "1"]) {
    const line = { name: "Exchange", quantity: "1", price: "49.99", vat: "2300" };
    const edit = await editOf(shop, orderId, { kept: { 0: kept }, lines: [line] });
    expect(await doEdit(shop, { ...edit, actorId, limit })).toBeNull();
    const added = (await addedTo(db, orderId)).at(-1)?.id ?? "";
    const version = (await getFulfilment(db, added))?.version ?? 0;
    const choice = { kind: "whole", restock: [] } as const;
    const ask = { id: newId(), orderId: added, version, actorId, reason: "", choice, limit };
    const done = await requestRefund(shop, ask);
    given.push(done.ok ? "given" : done.error.kind);
  }
  expect(given).toEqual(["given", "over-limit"]);
});
