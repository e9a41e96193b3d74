import { expect, it } from "vitest";
import { action as createAction } from "#app/routes/api/create-checkout.ts";
import { action as checkoutAction } from "#app/routes/shop/checkout/route.tsx";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { createProduct } from "#tests/support/factories.ts";
import { Device, ORIGIN } from "#tests/support/process/device.ts";
import { BUYER, getCheckout, one, openCheckout, postCheckout, shopOf } from "#tests/support/shop/purchase.ts";

const db = await useTestDb();

it("over the limit the checkout page keeps what was typed and says when to come back, for checkouts of the API too", async () => {
  const shop = shopOf(db, { ORIGIN });
  const { id } = await createProduct(db, { stock: 100 });
  const device = new Device(db);
  for (let n = 0; n < 20; n++) {
    const values = { ...BUYER, email: `buyer${n}@example.ie` };
    await postCheckout(shop, await openCheckout(shop, one(id)), values, { clientAddress: device.address });
  }
  const body = JSON.stringify({ items: one(id) });
  const headers = { "content-type": "application/json" };
  const asked = new Request(`${ORIGIN}/api/create-checkout?lang=ga`, { method: "POST", headers, body });
  const made = await createAction({ request: asked, context: device.context(asked), params: {} } as never);
  const { url } = (await made.json()) as { url: string };
  const token = url.split("/").at(-1) ?? "";
  const { seal = "" } = (await getCheckout(db, token, shop.clock.now())) ?? {};
  const form = { ...BUYER, name: "Typed Name", notes: "typed", seal };
  const page = await device.run(checkoutAction, new URL(url).pathname, form, { token });
  expect(page.status).toBe(429);
  expect(Number(page.headers.get("Retry-After"))).toBeGreaterThan(3000);
  expect(page.headers.get("Cache-Control")).toBe("no-store");
  expect(page.data).toMatchObject({
    refusal: { kind: "too-many-orders" },
    values: { name: "Typed Name", notes: "typed", email: BUYER.email },
  });
}, 120_000);
