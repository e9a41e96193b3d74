import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { orders } from "#app/db/schema/shop/orders.ts";
import { eraseCustomer } from "#app/features/customers/erase-customer.server.ts";
import { customerOf } from "#app/features/customers/get-customer.server.ts";
import { forgetErasedOrders } from "#app/features/identity/account/forget-person.server.ts";
import { cents } from "#app/lib/money.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { createProduct } from "#tests/support/factories.ts";
import { addedTo, doEdit, editOf, paidOrder, payAdded } from "#tests/support/shop/order-edits.ts";
import { shopOf } from "#tests/support/shop/purchase.ts";
import { forgetDraftsOf } from "../forget-drafts.server.ts";

const db = await useTestDb();

it("L21: an edit of an order of an erased buyer brings no customer back, and its order loses the phone, too", async () => {
  const shop = shopOf(db);
  const product = await createProduct(db, { name: "Case", price: cents(49_99), stock: 10 });
  const orderId = await paidOrder(shop, [{ product: product.id, quantity: "1" }]);
  await db.update(orders).set({ phone: "091 1" });
  const [{ email } = { email: "" }] = await db.select().from(orders);
  const customer = () => customerOf(db, { userId: null, email });
  const id = (await customer()) ?? "";
  const forgetting = { companyAddresses: [], further: forgetDraftsOf };
  expect(await eraseCustomer(db, { id, email, actorId: "staff" }, forgetting)).toMatchObject({ ok: true });

  const ask = await editOf(shop, orderId, { lines: [{ product: product.id }] });
  expect(await doEdit(shop, ask)).toBeNull();
  const [added] = await addedTo(db, orderId);
  await payAdded(shop, added?.id ?? "");
  const phones = async () => (await db.select().from(orders)).map(({ phone }) => phone);
  expect(await phones()).toEqual(["091 1", "091 1"]);
  expect(await customer()).toBeNull();
  await db.update(orders).set({ state: "completed" });
  await forgetErasedOrders(db);
  expect(await phones()).toEqual(["–", "–"]);

  // What the person orders later is theirs again.
  await paidOrder(shop, [{ product: product.id, quantity: "1" }]);
  expect(await customer()).not.toBeNull();
  expect(await db.$count(orders, eq(orders.email, email))).toBe(3);
});
